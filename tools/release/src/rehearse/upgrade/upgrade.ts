import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { startServerProcess } from "@kontor/testing/server-process";
import type { Move, Version } from "./moves.ts";
import { playMoves } from "./play.ts";
import type { UpgradeReport } from "./report.ts";
import { withSellers } from "./sellers.ts";
import type { WatchedStore } from "./stores.ts";

const SELLERS = 20;
const REDELIVERY_MS = 2_000; // of events whose process was killed before it had stored them

/**
 * Replaces an integration with the packages of one project by one with those of another, with the sandbox of the new ones.
 *
 * @param options `folder`: where the files go. `projects`: the folder of each version. `tell`: is told each move.
 */
export async function playUpgrade(options: {
  folder: string;
  moves: readonly Move[];
  watched: WatchedStore;
  projects: Record<Version, string>;
  tell(line: string): void;
  signal: AbortSignal;
}): Promise<UpgradeReport> {
  const { folder, moves, watched, projects, tell, signal } = options;
  const { seed, sellers } = withSellers(defaultSeed, SELLERS);
  writeFileSync(join(folder, "seed.json"), JSON.stringify(seed));
  const cli = join(projects.new, "node_modules/@kontor/cli/dist/main.js");
  await using server = await startServerProcess(cli, (port) => [
    ...["sandbox", "--port", String(port), "--seed", join(folder, "seed.json")],
  ]);
  const sandbox = connectSandbox(server.url);
  await sandbox.assume({ redeliveryTimeoutMs: REDELIVERY_MS });
  await sandbox.setQuota("Events_List", null); // each new process asks at once
  const effects = join(folder, "effects");
  let first: number | undefined;
  const tables = async () => (first ??= await watched.readVersion());
  const report = await playMoves({
    ...{ moves, sandbox, sellers, watched, effects, signal },
    launch(version) {
      const given = { url: server.url, refreshToken: demo.refreshToken, store: watched.store, effects, version };
      return { command: ["integration.ts", JSON.stringify(given)], folder: projects[version] };
    },
    async tell(move, seconds) {
      await tables();
      tell(`${describeMove(move)} (${seconds.toFixed(1)} s)`);
    },
  });
  return { ...report, tables: [await tables(), await watched.readVersion()] };
}

function describeMove(move: Move): string {
  if (move.do === "start") return `${move.name} starts with the ${move.version} packages`;
  if (move.do === "end") return `${move.name} is ${move.by === "SIGKILL" ? "killed (kill -9)" : "stopped (SIGTERM)"}`;
  return `${move.events} events more are handled by the ${move.version} packages`;
}
