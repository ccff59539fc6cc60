import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "@kontor/testing/random";
import { startMockPlatform } from "./mock-platform.ts";
import { startWorker } from "./start-worker.ts";

export interface StopReport {
  runs: number;
  /** Runs that ended by themselves with exit code 0. */
  clean: number;
  slowestMs: number;
  /** Lanes that were still leased afterwards. */
  leftLeased: number;
  /** Handlers that were cut. */
  abandoned: number;
}

/** Stops a consumer with SIGTERM at a seeded time, again and again, while its handlers run. */
export async function stopWorkers({ runs, seed }: { runs: number; seed: number }): Promise<StopReport> {
  const random = createRandom(seed);
  const report: StopReport = { runs, clean: 0, slowestMs: 0, leftLeased: 0, abandoned: 0 };
  const folder = mkdtempSync(join(tmpdir(), "kontor-stop-"));
  const platform = await startMockPlatform();
  const phaseFile = join(folder, "phase");
  writeFileSync(phaseFile, "-");
  try {
    for (let run = 0; run < runs; run += 1) {
      platform.add(60, 7);
      const pace = { lingerMs: 0, failures: 0.1, leaseMs: 30_000, intervalMs: 30, maxLanes: 8, handleMs: 15 };
      const sqlite = join(folder, "events.db");
      const worker = startWorker({ url: platform.url, store: { sqlite }, phaseFile, ...pace });
      const messages: { stopped?: { abandoned: number } }[] = [];
      worker.on("message", (message: (typeof messages)[number]) => messages.push(message));
      await once(worker, "message");
      await wait(random() * 150);
      const ended = once(worker, "exit");
      const askedAt = performance.now();
      worker.kill("SIGTERM");
      const [code] = (await ended) as [number | null];
      report.slowestMs = Math.max(report.slowestMs, performance.now() - askedAt);
      const stopped = messages.find((message) => message.stopped)?.stopped;
      if (code === 0 && stopped) report.clean += 1;
      report.abandoned += stopped?.abandoned ?? 0;
      const db = new DatabaseSync(sqlite);
      report.leftLeased += db.prepare("SELECT count(*) AS n FROM lane WHERE lease_until > 0").get()!["n"] as number;
      db.close();
    }
    return report;
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
