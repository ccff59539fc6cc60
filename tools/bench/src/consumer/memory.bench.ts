/**
 * Measures the memory of a consumer over millions of events: one process from dist, one file, 10,000 sellers. At full speed, or with a
 * second argument at so many events a second; the documented quota allows 200.
 */
import { execFileSync, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";
import { showFigures } from "../measure/report.ts";
import { memory } from "./figures.ts";

interface Sample {
  handled: number;
  rss: number;
  heapUsed: number;
}

const millions = Number(process.argv[2] ?? 3);
const perSecond = Number(process.argv[3] ?? 0);
const PORTION = 20_000;
execFileSync("node", ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });
const folder = mkdtempSync(join(tmpdir(), "kontor-memory-"));
const platform = await startMockPlatform({ redeliveryMs: 60_000 });
// as plain JavaScript, as an integrator's is by the time it runs: Node's compiler for types takes 17 MB of its own
const cache = join(import.meta.dirname, "../../node_modules/.cache/kontor");
mkdirSync(cache, { recursive: true });
const program = join(cache, "memory.mjs");
const source = readFileSync(join(import.meta.dirname, "../inbox/memory.program.ts"), "utf8");
writeFileSync(program, stripTypeScriptTypes(source));
const child = fork(program, [platform.url, join(folder, "events.db")], { execArgv: process.argv.slice(4) });
const samples: Sample[] = [];
let added = 0;
const addMore = (count = PORTION) => {
  const portion = Math.min(count, millions * 1e6 - added);
  platform.add(portion, 10_000);
  added += portion;
  child.send("poll");
};
if (perSecond > 0) setInterval(() => added < millions * 1e6 && addMore(perSecond / 10), 100).unref();
else
  platform.onAcknowledge = () => {
    if (added < millions * 1e6 && platform.left() < PORTION / 4) addMore();
  };
await new Promise<void>((resolve, reject) => {
  child.on("exit", () => reject(new Error("Cannot measure as the consumer ended")));
  child.on("message", (sample: Sample) => {
    samples.push(sample);
    if (sample.handled === 0 && perSecond === 0) addMore();
    console.log(
      `${sample.handled.toLocaleString("en").padStart(10)} events  RSS ${Math.round(sample.rss / 1e6)} MB, heap ${Math.round(sample.heapUsed / 1e6)} MB`,
    );
    if (sample.handled === millions * 1e6) resolve();
  });
});
child.removeAllListeners("exit");
child.kill();
await platform.close();
rmSync(folder, { recursive: true });

const warm = samples.filter(({ handled }) => handled >= Math.min(1e6, millions * 0.5e6));
const slope = slopeOf(warm.map(({ handled, rss }) => [handled / 1e6, rss / 1e6]));
console.log(perSecond > 0 ? `At ${perSecond} events/s` : "At full speed");
showFigures(memory, {
  "the most memory": Math.max(...samples.map(({ rss }) => rss)) / 1e6,
  "growth per million events, warm": slope,
});

function slopeOf(points: [number, number][]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  return (
    points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
  );
}
