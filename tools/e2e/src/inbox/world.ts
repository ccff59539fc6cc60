import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bundleProgram } from "../processes/bundle-program.ts";
import { startProcess, type Effect } from "../processes/run.ts";
import { startMockPlatform } from "./mock-platform.ts";
import type { WorkerOptions } from "./worker.program.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));

/** The queue of the platform, a file, and consumers of both in separate processes, which end with the world. */
export async function openWorld({ redeliveryMs = 60_000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-world-"));
  const [path, phaseFile] = [join(folder, "events.db"), join(folder, "phase")];
  writeFileSync(phaseFile, "--");
  const platform = await startMockPlatform({ redeliveryMs });
  const given = { url: platform.url, path, phaseFile };
  const children = new Set<ChildProcess>();
  return {
    platform,
    path,
    phaseFile,
    start(options: Partial<WorkerOptions> = {}): ChildProcess {
      const child = startProcess(program, { ...given, ...options });
      children.add(child);
      return child;
    },
    /** The events that were handled, in this order. */
    readEffects() {
      using db = new DatabaseSync(path, { timeout: 10_000 }); // a process that opens the file holds it for a moment
      const from = "SELECT effect.id, effect.lane, seq, pid FROM effect JOIN event USING (id) ORDER BY effect.rowid";
      return db.prepare(from).all() as unknown as (Effect & { pid: number })[];
    },
    async [Symbol.asyncDispose]() {
      for (const child of children) child.kill("SIGKILL");
      await platform.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
