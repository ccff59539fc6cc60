import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createSandbox } from "@kontor/sandbox";
import { createRandom } from "@kontor/testing/random";
import { readOutcome } from "./outcome.ts";
import { bundleProgram } from "../processes/bundle-program.ts";

const program = await bundleProgram(join(import.meta.dirname, "journey.program.ts"));

/**
 * Plays the journey in processes of its own and ends each with `kill -9` at a seeded request, before or after the platform has
 * done it; the last one goes to its end. Nothing waits for real time: the kill is set off by the request itself.
 */
export async function playKilled({ kills, seed, startAt }: { kills: number; seed: number; startAt: string }) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-journey-"));
  const sandbox = createSandbox({ startAt: new Date(startAt) });
  const random = createRandom(seed);
  const struck: string[] = [];
  let child: ChildProcess | undefined;
  let left = 0;
  let isDone = false;
  const listener = getRequestListener(
    async (request) => {
      const { pathname } = new URL(request.url);
      const isOfPlatform = !pathname.startsWith("/__sandbox");
      const isAlive = child !== undefined && !child.killed;
      if (!isOfPlatform || !isAlive || struck.length >= kills || (left -= 1) > 0) return sandbox.fetch(request);
      if (isDone) await sandbox.fetch(request);
      struck.push(`${request.method} ${pathname} ${isDone ? "done" : "not done"}`);
      child!.kill("SIGKILL");
      await once(child!, "exit");
      return new Response(null, { status: 503 }); // nobody hears it
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (;;) {
      left = 8 + Math.floor(random() * 12);
      isDone = random() < 0.5;
      child = fork(program, [JSON.stringify({ url, folder })], {
        execArgv: [],
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
      if (signal === "SIGKILL") continue;
      if (code !== 0) throw new Error(`The journey ended with code ${code}`);
      break;
    }
    const db = new DatabaseSync(join(folder, "market.db"));
    const inbox = sqliteInbox(join(folder, "events.db"));
    const outcome = await readOutcome({ sandbox, db, inbox });
    await inbox.close();
    db.close();
    return { struck, outcome };
  } finally {
    child?.kill("SIGKILL");
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
