/** Measures how soon `kontor inbox browse` shows a large inbox, in a terminal. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeFile } from "@kontor/e2e/move/write-file";
import { computeMedian } from "../measure/median.ts";
import { showFigures } from "../measure/report.ts";
import { inboxBrowse as figures } from "./figures.ts";

const [events = 1_000_000, rounds = 7] = process.argv.slice(2).map(Number);
const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-browse-"));
const file = join(folder, "events.db");
await writeFile(file, events);

/** Opens the inbox in a terminal, and gives the time until its first event is seen, in ms. */
async function open(): Promise<number> {
  const line = `stty cols 80 rows 24; "${process.execPath}" ${process.execArgv.join(" ")} "${main}" inbox browse --file "${file}"`;
  const startedAt = performance.now();
  const child = spawn("script", ["-qefc", line, "/dev/null"], { stdio: ["pipe", "pipe", "inherit"] });
  let said = "";
  const shownAt = new Promise<number>((resolve) =>
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("> stored-0")) resolve(performance.now());
    }),
  );
  const ms = (await shownAt) - startedAt;
  child.stdin.write("q");
  await once(child, "close");
  return ms;
}

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(await open());
rmSync(folder, { recursive: true });
showFigures(figures, {
  "events in the inbox": events,
  "until the first event is seen": computeMedian(times) / 1_000,
  "the slowest of the rounds": Math.max(...times) / 1_000,
});
