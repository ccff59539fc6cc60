import { cached } from "@kontor/auth";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { tokenStoreConformance } from "@kontor/auth/conformance";
import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { openWay } from "../fleet/swallow.ts";
import { startPostgres } from "@kontor/testing/postgres";
import { startRotatingServer, startTokenProcess } from "./start-processes.ts";

const { url, stop } = await startPostgres();
const pools: Pool[] = [];
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await stop();
});

function newPool(connectionString = url): Pool {
  const pool = new Pool({ connectionString });
  pool.on("error", () => {}); // an idle connection that the server ends
  pool.on("connect", (client) => client.on("error", () => {})); // one that is being closed when the server stops
  pools.push(pool);
  return pool;
}

test.each(tokenStoreConformance(() => postgresTokenStore({ pool: newPool() })))("$name", async ({ run }) => {
  await expect(run()).resolves.toBeUndefined();
});

test("a server that ends idle transactions soon does not end a renewal", async () => {
  const pool = newPool();
  await pool.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET idle_in_transaction_session_timeout = 20`);
  const store = postgresTokenStore({ pool: newPool() });

  const kept = await store.update("slow", async () => {
    await pool.query("SELECT pg_sleep(0.1)"); // longer than the server allows
    return { value: "slow", expiresAt: 1 };
  });

  expect(kept).toEqual(await store.get("slow"));
  await pool.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RESET idle_in_transaction_session_timeout`);
});

test("a connection that is cut during a renewal fails that renewal alone", async () => {
  const store = postgresTokenStore({ pool: newPool() });
  await store.update("cut", async () => ({ value: "before", expiresAt: 1 }));

  const cut = store.update("cut", async () => {
    await newPool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction' AND pid <> pg_backend_pid()",
    );
    return { value: "lost", expiresAt: 2 };
  });

  await expect(cut).rejects.toThrow(/terminat|connection/i);
  expect(await store.get("cut")).toEqual({ value: "before", expiresAt: 1 });
  await store.update("cut", async () => ({ value: "after", expiresAt: 3 }));
  expect((await store.get("cut"))?.value).toBe("after");
});

test("an account that may not make tables uses the one that is there", async () => {
  await newPool().query("CREATE TABLE tokens_of_all (key text PRIMARY KEY, token text NOT NULL)");
  await newPool().query("CREATE ROLE poor LOGIN; GRANT SELECT, INSERT, UPDATE ON tokens_of_all TO poor");
  const pool = newPool(url.replace(/\/\/[^@]*@/, "//poor@"));

  const store = postgresTokenStore({ pool, table: "public.tokens_of_all" });

  await expect(store.update("key", async () => ({ value: "v", expiresAt: 1 }))).resolves.toEqual({
    value: "v",
    expiresAt: 1,
  });
  await expect(postgresTokenStore({ pool, table: "public.own" }).get("key")).rejects.toThrow("permission denied");
  expect(() => postgresTokenStore({ pool, table: "tokens; DROP TABLE x" })).toThrow("Cannot keep tokens");
});

test("connections that go dead without a word stop tokens for 10 s, and the next call takes a new one", async () => {
  const way = await openWay({ port: Number(new URL(url).port) });
  const clock = createVirtualClock();
  const pool = newPool(url.replace(/:\d+\//, `:${way.port}/`));
  let made = 0;
  const used: (string | undefined)[] = [];
  const grant = Object.assign(
    async ({ refreshToken }: { refreshToken?: Secret | undefined } = {}) => {
      used.push(refreshToken?.reveal());
      const name = String((made += 1));
      return { value: new Secret(name), expiresAt: new Date(clock.now() + 3_600_000), refreshToken: new Secret(name) };
    },
    { identity: () => ["frozen"] },
  );
  const tokens = cached(grant, { store: postgresTokenStore({ pool, table: "frozen", clock }), clock });
  await tokens.get();
  await clock.advance(3_600_000); // it is over
  way.cut(true);
  way.cut(false); // the connection that is open stays dead, and new ones work

  let outcome: string | undefined;
  void tokens.get().catch((error: Error) => (outcome = error.message));
  await clock.advanceUntil(() => outcome !== undefined, 10_000);
  const token = await tokens.get(); // real time, and as long as a database takes

  expect(outcome).toContain("the token store did not answer within 10000 ms");
  expect([token.value.reveal(), used]).toEqual(["2", [undefined, "1"]]);
  way.close();
});

test("an idle connection that the server ends does not end the process, which has no listener of its own", async () => {
  const server = await startRotatingServer();
  const { child, ask } = await startTokenProcess(server.url, `${url}?application_name=idle`);
  expect(await ask("get")).toEqual({ token: "token-1" });

  const { rowCount } = await newPool().query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'idle'",
  );
  for (let look = 0; look < 20; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10)); // the process hears of it meanwhile
    expect(await ask("get")).toEqual({ token: "token-1" });
  }

  expect(rowCount).toBeGreaterThan(0);
  expect(await ask("renew")).toEqual({ token: "token-2" });
  child.kill("SIGKILL");
  server.stop();
});
