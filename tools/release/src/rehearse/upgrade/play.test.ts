import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, expect, test } from "vitest";
import { planFileMoves, type Move } from "./moves.ts";
import { playMoves } from "./play.ts";
import { withSellers } from "./sellers.ts";
import { openFileWatch, type WatchedStore } from "./stores.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-upgrade-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(import.meta.dirname, "integration.program.ts");
const { signal } = new AbortController();

/** Plays the moves with the sources of the workspace as both versions, or with another program as the new one. */
async function play(name: string, watched: WatchedStore, moves: Move[], newProgram?: string) {
  const { seed, sellers } = withSellers(defaultSeed, 6);
  const server = await startSandboxServer({ seed });
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => server.close());
  const effects = join(folder, name);
  const sandbox = connectSandbox(server.url);
  await sandbox.assume({ redeliveryTimeoutMs: 500 });
  const told: Move[] = [];
  const report = await playMoves({
    moves,
    sandbox,
    sellers,
    watched,
    effects,
    launch(version) {
      const given = { url: server.url, refreshToken: demo.refreshToken, store: watched.store, effects, version };
      const code = version === "new" && newProgram ? ["-e", newProgram] : ["--conditions=@kontor/source", program];
      return { command: [...code, JSON.stringify(given)], folder };
    },
    tell: (move) => void told.push(move),
    signal,
  });
  expect(told).toEqual(moves);
  return report;
}

test("an integration that is killed, replaced and set back loses no event and keeps the order of each seller", async () => {
  const watched = openFileWatch(join(folder, "events.db"));
  const moves = planFileMoves(10).slice(0, 8); // an upgrade by a kill and a downgrade by a stop; `release:rehearse` plays all

  const report = await play("file", watched, moves);

  expect(report).toMatchObject({ lost: [], outOfOrder: [], dead: 0 });
  expect(report.runs["old"]).toBeGreaterThanOrEqual(20);
  expect(report.runs["new"]).toBeGreaterThanOrEqual(10);
});

test("playMoves() fails with the output of an integration that does not start, and ends the others", async () => {
  const watched = openFileWatch(join(folder, "refused.db"));
  const moves: Move[] = [
    { do: "start", name: "a", version: "old" },
    { do: "start", name: "b", version: "new" },
  ];

  await expect(play("no-folder/refused", watched, moves)).rejects.toThrow("ENOENT");
  await expect(play("refused", watched, moves, "console.log('no tables'); process.exit(1)")).rejects.toThrow(
    "the integration must run until it is ended: got\nno tables\n",
  );
});
