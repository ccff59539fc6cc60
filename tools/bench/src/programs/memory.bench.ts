/** Measures the resident memory of a consumer on a file: one that gets ten events a second for ten minutes, and one with a million waiting. */
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { startMockPlatform } from "@kontor/e2e/inbox/mock-platform";
import { writeBacklog, startConsumer } from "../load/backlog.ts";
import { isShort, sendFigures } from "../measure.ts";
import { formatValue } from "../table.ts";

/** The memory of a consumer in a second of its life, in bytes. */
interface Sample {
  handled: number;
  rss: number;
}

const folder = mkdtempSync(join(tmpdir(), "kontor-memory-"));
const [MINUTES, BACKLOG] = isShort ? [0.25, 20_000] : [10, 1_000_000];

const quiet = await watch(join(folder, "quiet.db"), 60 * MINUTES, 10);
const file = join(folder, "backlog.db");
const inbox = sqliteInbox(file);
await writeBacklog(inbox, BACKLOG, 10_000);
await inbox.close();
const backlog = await watch(file, isShort ? 5 : 60, 0);

const megabytes = (samples: readonly Sample[]) => Math.max(...samples.map(({ rss }) => rss)) / 1e6;
const half = Math.floor(quiet.length / 2);
const growth = megabytes(quiet.slice(half)) - megabytes(quiet.slice(0, half));
const describe = (samples: readonly Sample[]) =>
  `${formatValue(samples.at(-1)!.handled)} handled in ${samples.length} s`;
const [long, many] = [`ten events a second for ${MINUTES} min`, `${formatValue(BACKLOG)} events waiting`];
sendFigures([
  { name: `${long}: the most memory`, value: megabytes(quiet), target: "≤ 90 MB", note: describe(quiet) },
  { name: `${long}: growth of the second half over the first`, value: growth, target: "≤ 2 MB" },
  { name: `${many}: the most memory`, value: megabytes(backlog), target: "≤ 150 MB", note: describe(backlog) },
]);

/** Runs a consumer in a separate process, with a sample each second. It gets events as they come, and is told once a second to poll. */
async function watch(path: string, seconds: number, perSecond: number): Promise<Sample[]> {
  const platform = await startMockPlatform({ redeliveryMs: 60_000 });
  const child = startConsumer(platform.url, path);
  const samples: Sample[] = [];
  child.on("message", (sample: Sample) => samples.push(sample));
  const ended = once(child, "exit");
  await Promise.race([once(child, "message"), ended]);
  for (let second = 0; second < seconds; second += 1) {
    if (child.exitCode !== null) throw new Error("Cannot measure memory as the consumer must go on: got its end");
    platform.add(perSecond, 100);
    if (perSecond > 0) child.send("poll");
    await wait(1_000);
  }
  child.disconnect();
  await ended;
  await platform.close();
  return samples;
}
