/**
 * Measures the memory of a consumer over millions of events: one process from dist, one file, 10,000 sellers. At full speed, or with a
 * second argument at so many events a second; the documented quota allows 200. The bare loop follows in a process of its own.
 */
import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";
import { bundleProgram } from "@kontor/e2e/processes/bundle-program";
import { showFigures } from "../measure/report.ts";
import { memory } from "./figures.ts";

/** The memory of a process after so many events, in bytes. */
interface Sample {
  handled: number;
  rss: number;
  heapUsed: number;
}

const PORTION = 20_000;
const millions = Number(process.argv[2] ?? 3);
const perSecond = Number(process.argv[3] ?? 0);
const load = { events: millions * 1e6, perSecond, execArgv: process.argv.slice(4) };
execFileSync("node", ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });
// as plain JavaScript, as an integrator's is by the time it runs: Node's compiler for types takes 17 MB of its own
const cache = join(import.meta.dirname, "../../node_modules/.cache/kontor");
mkdirSync(cache, { recursive: true });
const program = join(cache, "memory.mjs");
const source = readFileSync(join(import.meta.dirname, "../inbox/memory.program.ts"), "utf8");
writeFileSync(program, stripTypeScriptTypes(source));
console.log(perSecond > 0 ? `At ${perSecond} events/s` : "At full speed");
const ours = await measureMemory({ program, ...load });
console.log("The bare loop");
const bare = await measureMemory({
  program: await bundleProgram(join(import.meta.dirname, "../inbox/bare-memory.program.ts")),
  ...load,
});

const most = (samples: readonly { rss: number }[]) => Math.max(...samples.map(({ rss }) => rss)) / 1e6;
const warm = ours.filter(({ handled }) => handled >= Math.min(1e6, millions * 0.5e6));
showFigures(memory, {
  "the most memory": most(ours),
  "the most memory of the bare loop": most(bare),
  "the most memory, beside the bare loop": most(ours) / most(bare),
  "growth per million events, warm": slopeOf(warm.map(({ handled, rss }) => [handled / 1e6, rss / 1e6])),
});

/**
 * Runs a program in a process of its own, with a queue in which so many events of 10,000 sellers come, and returns its memory as it tells it. It gets
 * the address of the queue, a file of its own, and the number of events.
 *
 * @param options.perSecond Events a second; 0 for as many as the program handles.
 */
async function measureMemory({
  program,
  events,
  perSecond,
  execArgv,
}: {
  program: string;
  events: number;
  perSecond: number;
  execArgv: string[];
}): Promise<Sample[]> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-memory-"));
  const platform = await startMockPlatform({ redeliveryMs: 60_000 });
  const child = fork(program, [platform.url, join(folder, "events.db"), String(events)], { execArgv });
  const samples: Sample[] = [];
  let added = 0;
  const addMore = (count = PORTION) => {
    const portion = Math.min(count, events - added);
    platform.add(portion, 10_000);
    added += portion;
    if (child.connected) child.send("poll");
  };
  const timer =
    perSecond > 0 ? setInterval(() => added < events && addMore(perSecond / 10), 100) : setTimeout(() => {}, 0);
  platform.onAcknowledge = () => {
    if (perSecond === 0 && added < events && platform.left() < PORTION / 4) addMore();
  };
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error("Cannot measure as the consumer ended"));
    child.on("exit", fail);
    child.on("message", (sample: Sample) => {
      samples.push(sample);
      if (sample.handled === 0 && perSecond === 0) addMore();
      console.log(
        `${sample.handled.toLocaleString("en").padStart(10)} events  RSS ${Math.round(sample.rss / 1e6)} MB, heap ${Math.round(sample.heapUsed / 1e6)} MB`,
      );
      if (sample.handled === events) {
        child.off("exit", fail);
        resolve();
      }
    });
  });
  clearInterval(timer);
  const isOver = child.exitCode !== null || once(child, "exit");
  child.kill();
  await isOver;
  await platform.close();
  rmSync(folder, { recursive: true });
  return samples;
}

function slopeOf(points: [number, number][]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return (
    points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
  );
}
