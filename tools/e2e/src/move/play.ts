import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postgresInbox, type MoveReport } from "@kontor/channel-events/postgres";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { createRandom } from "@kontor/testing/random";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { describeRow, writeFile } from "./write-file.ts";

const STEPS = ["begins", "copying", "copying", "following", "switching", "switching"];
const TYPE = "Seller:Meta.SellerAttributesUpdateRequest";

export interface MovePlay {
  url: string;
  schema: string;
  /** Events in the file before the move. */
  events: number;
  /** Kills of the mover, at seeded moments. */
  kills: number;
  /** The longest time from the step at which a kill aims until the kill, in ms. */
  killWithinMs: number;
  seed: number;
  handlerMs?: number;
}

/** The balance of a move. */
export interface MoveBalance {
  report: MoveReport;
  /** Events that had no effect, or are not in the new inbox. */
  lost: string[];
  /** Events that had two effects. */
  twice: string[];
  /** Rows whose content is not that of the file. */
  different: string[];
  /** Events that came meanwhile. */
  came: number;
  /** From the last claim of the old consumer until the new one works, in ms. */
  pauseMs: number;
  /** How long the last call took, in ms. */
  moveMs: number;
  /** The steps in which kills struck. */
  killed: string[];
  /** The last words of the old consumer. */
  lastWords: string;
}

/** Moves an inbox while a consumer polls and handles, kills the mover, and draws the balance of every event. */
export async function playMove(play: MovePlay): Promise<MoveBalance> {
  const { url, schema, seed, handlerMs = 0 } = play;
  const folder = mkdtempSync(join(tmpdir(), "kontor-move-"));
  const [file, effects] = [join(folder, "events.db"), join(folder, "effects.txt")];
  writeFileSync(effects, "");
  const pool = new Pool({ connectionString: url, max: 2 });
  const before = await writeFile(file, play.events);
  const server = await startSandboxServer({ port: 0 });
  const { sandbox } = server;
  const worker = (place: string) => start("worker", [place, schema, server.url, effects, String(handlerMs)]);
  const readEffects = () => readFileSync(effects, "utf8").split("\n").slice(0, -1);
  const random = createRandom(seed);
  const came: string[] = [];
  const feeding = setInterval(() => {
    came.push(
      ...sandbox.triggerAll(
        Array.from({ length: 5 }, () => ({ type: TYPE, event: { channel: demo.channel, sellerId: "1" } })),
      ),
    );
  }, 100);
  const old = worker(file);
  let next: typeof old | undefined;
  try {
    await waitUntil(() => old.said().includes("works"));
    const killed = await killMovers(play, file, random);
    const startedAt = performance.now();
    const mover = start("move", [file, url, schema]);
    const ended = once(mover.child, "close");
    await waitUntil(() => mover.child.exitCode !== null || mover.complained().includes("ing\n")); // The tables are claimed.
    next = worker(url); // It is refused until they are whole.
    const [code] = (await ended) as [number];
    const moveMs = Math.round(performance.now() - startedAt);
    if (code !== 0) throw new Error(mover.complained());
    const report = JSON.parse(mover.said()) as MoveReport;
    await waitUntil(() => old.child.exitCode !== null && next!.said().includes("works"));
    clearInterval(feeding);
    const inbox = postgresInbox({ pool, schema, unsafeDurability: true });
    await waitUntil(
      async () => {
        for (const { event, state } of sandbox.events()) if (state === "delivered") sandbox.timeOutEvent(event.id);
        const effective = new Set(readEffects());
        return came.every((id) => effective.has(id)) && (await inbox.countWaiting()) === 0;
      },
      { intervalMs: 100, timeoutMs: 600_000 },
    );
    next.child.kill("SIGTERM");
    await once(next.child, "close");
    const counts = Map.groupBy(readEffects(), (id) => id);
    const balance = await compare(inbox, before);
    return {
      report,
      lost: [...before.waiting, ...came].filter((id) => !counts.has(id)).concat(balance.lost),
      twice: [...counts].filter(([, each]) => each.length > 1).map(([id]) => id),
      different: balance.different,
      came: came.length,
      pauseMs: report.pauseMs,
      moveMs,
      killed,
      lastWords: old.complained(),
    };
  } finally {
    clearInterval(feeding);
    old.child.kill("SIGKILL");
    next?.child.kill("SIGKILL");
    await server.close();
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Begins the move, and kills it at a seeded moment of a seeded step, as often as asked for. */
async function killMovers(
  { url, schema, kills, killWithinMs }: MovePlay,
  file: string,
  random: () => number,
): Promise<string[]> {
  const killed: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const mover = start("move", [file, url, schema]);
    const ended = once(mover.child, "close");
    const step = STEPS[Math.floor(random() * STEPS.length)]!;
    const afterMs = random() * killWithinMs;
    mover.child.stderr!.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes(step)) setTimeout(() => mover.child.kill("SIGKILL"), afterMs);
    });
    await ended;
    killed.push(mover.child.signalCode === null ? "ended" : (mover.complained().trim().split("\n").at(-1) ?? ""));
    if (killed.at(-1) === "ended" && mover.child.exitCode !== 0) throw new Error(mover.complained());
  }
  return killed;
}

/** Compares what nobody handles with what the file held. */
async function compare(inbox: ReturnType<typeof postgresInbox>, before: Awaited<ReturnType<typeof writeFile>>) {
  const left = new Map(before.rows);
  const different: string[] = [];
  for await (const row of inbox.list()) {
    const expected = left.get(row.id);
    if (expected !== undefined && expected !== describeRow(row)) different.push(row.id);
    left.delete(row.id);
  }
  return { lost: [...left.keys()], different };
}

function start(name: string, args: string[]) {
  const program = fileURLToPath(new URL(`${name}.program.ts`, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ["--conditions=@kontor/source", program, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let complained = "";
  child.stdout!.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr!.on("data", (chunk: Buffer) => (complained += chunk.toString()));
  return { child, said: () => said, complained: () => complained };
}
