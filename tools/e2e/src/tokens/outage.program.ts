import { cached, type Token } from "@kontor/auth";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { fileTokenStore } from "@kontor/auth/file";
import { refreshGrant } from "@kontor/auth/oauth";
import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { Pool } from "pg";

// A process that shares tokens with others through a folder or a PostgreSQL, with the options that everybody gets by default.
// Told `get` it gets a token; told `renew` it gets one, has it refused, and gets another; told `round` the one it gave last is refused.
// Its clock may run several times as fast, so that nobody waits for minutes to pass.
const [authUrl = "", place = "", speed = "1", quota = ""] = process.argv.slice(2);
const pool = place.startsWith("postgres:")
  ? new Pool({ connectionString: place, max: 3, connectionTimeoutMillis: 10_000 })
  : undefined;
const startedAt = Date.now() - performance.now(); // real time: a lock is as old as the file system says
const clock: Clock = {
  now: () => startedAt + clock.monotonicMs(),
  monotonicMs: () => performance.now() * Number(speed), // real time: faster
  sleep: (ms, options) => systemClock.sleep(ms / Number(speed), options),
};
const isFast = speed === "1" ? {} : { clock };
const tokens = cached(refreshGrant({ authUrl, clientId: "app", refreshToken: "refresh-0", ...isFast }), {
  store: pool ? postgresTokenStore({ pool, ...isFast }) : fileTokenStore(place, isFast),
  ...(quota && { quota: { requests: Number(quota), perSeconds: 1 } }),
  ...isFast,
});
let last: Token | undefined;

process.on("message", (message: "get" | "renew" | "round") => {
  void (async () => {
    try {
      if (message === "renew") last = await tokens.get();
      if (message !== "get" && last) tokens.discard(last);
      last = await tokens.get();
      process.send?.({ token: last.value.reveal() });
    } catch (error) {
      process.send?.({ error: String(error) });
    }
  })();
});
process.send?.({ ready: true });
