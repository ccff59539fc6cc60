import { cached, type Token } from "@kontor/auth";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { refreshGrant } from "@kontor/auth/oauth";
import { fileTokenStore } from "@kontor/auth/file";
import { Pool } from "pg";

// A process that shares tokens with others through a folder or a PostgreSQL. Told `round`, it has its token refused and gets another.
const [authUrl = "", place = ""] = process.argv.slice(2);
const store = place.startsWith("postgres:")
  ? postgresTokenStore({ pool: new Pool({ connectionString: place, max: 3, connectionTimeoutMillis: 10_000 }) })
  : fileTokenStore(place);
const tokens = cached(refreshGrant({ authUrl, clientId: "app", refreshToken: "refresh-0" }), {
  store,
  quota: { requests: 100_000, perSeconds: 1 },
});
let current: Token | undefined;

process.on("message", (message: "round" | "end") => {
  if (message === "end") process.exit(0);
  if (current) tokens.discard(current);
  const startedAt = Date.now();
  void tokens.get().then(
    (token) => {
      current = token;
      process.send?.({ token: token.value.reveal(), tookMs: Date.now() - startedAt });
    },
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.send?.({ ready: true });
