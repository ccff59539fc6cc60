/** The program of the guide about fleets, on a PostgreSQL and with a sandbox. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { findFreePort } from "@kontor/testing/find-free-port";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
let postgres: Postgres;
let sandbox: SandboxServer;
beforeAll(async () => {
  [postgres, sandbox] = await Promise.all([startPostgres({ fsync: true }), startSandboxServer()]);
});
afterAll(async () => {
  await sandbox.close();
  await postgres.stop();
});

function start(port: number): ChildProcess {
  return spawn(
    process.execPath,
    ["--conditions=@kontor/source", join(root, "packages/docs/src/samples/fleet/main.ts")],
    {
      cwd: join(root, "packages/docs"),
      env: { ...process.env, PORT: String(port), KONTOR_INBOX: postgres.url, KONTOR_CHANNEL_URL: sandbox.url },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
}

test("two pods answer their probes, handle an event, and end on SIGTERM", async () => {
  const ports = [await findFreePort(), await findFreePort()];
  sandbox.sandbox.trigger("Seller:Offer.New", {
    sellerId: "1",
    offerId: 4711,
    sku: "oak-1",
    title: "Oak table",
    priceList,
  });
  const pods = ports.map(start);
  try {
    const probe = async (port: number, path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        async (answer) => ({
          status: answer.status,
          body: (await answer.json()) as { polls: string[]; members: string[] },
        }),
        () => undefined,
      );
    const areReady = async () =>
      (await Promise.all(ports.map((port) => probe(port, "/ready")))).every(
        (answer) => answer?.status === 200 && answer.body.members.length === 2,
      );
    await waitUntil(areReady);
    expect((await probe(ports[0]!, "/live"))!.status).toBe(200);

    const pool = new Pool({ connectionString: postgres.url, max: 1 });
    const countDone = async () =>
      Number((await pool.query("SELECT sum(done) AS n FROM kontor_inbox.counter")).rows[0].n as unknown);
    await waitUntil(async () => (await countDone()) === 1);
    await pool.end();

    const ended = pods.map((pod) => once(pod, "exit"));
    for (const pod of pods) pod.kill("SIGTERM");
    expect(await Promise.all(ended)).toEqual([
      [0, null],
      [0, null],
    ]);
  } finally {
    for (const pod of pods) pod.kill("SIGKILL");
  }
}, 180_000);
