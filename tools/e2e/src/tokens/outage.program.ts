import { shared } from "@kontor/auth";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { fileTokenStore } from "@kontor/auth/file";
import { refreshGrant } from "@kontor/auth/oauth";
import { Pool } from "pg";

// A process that shares tokens with others through a folder or a PostgreSQL, with the options that everybody gets by default.
// Told `get` it gets a token, told `renew` it has the one it has refused before.
const [authUrl = "", place = ""] = process.argv.slice(2);
const pool = place.startsWith("postgres:") ? new Pool({ connectionString: place, max: 3 }) : undefined;
const tokens = shared(refreshGrant({ authUrl, clientId: "app", refreshToken: "refresh-0" }), {
  store: pool ? postgresTokenStore({ pool }) : fileTokenStore(place),
});

process.on("message", (message: "get" | "renew") => {
  void (async () => {
    try {
      if (message === "renew") tokens.discard(await tokens.get());
      process.send?.({ token: (await tokens.get()).value.reveal() });
    } catch (error) {
      process.send?.({ error: String(error) });
    }
  })();
});
process.send?.({ ready: true });
