import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { startPostgres } from "@kontor/testing/postgres";
import { afterAll, expect, test } from "vitest";
import { planDatabaseMoves, planFileMoves, type Move } from "./moves.ts";
import { playMoves } from "./play.ts";
import { withSellers } from "./sellers.ts";
import { openDatabaseWatch, openFileWatch, type WatchedStore } from "./stores.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-upgrade-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(import.meta.dirname, "integration.program.ts");
const { signal } = new AbortController();

/** Plays the moves with the sources of the workspace as both versions. */
async function play(name: string, watched: WatchedStore, moves: Move[]) {
  const { seed, sellers } = withSellers(defaultSeed, 6);
  const server = await startSandboxServer({ seed });
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
      return { command: ["--conditions=@kontor/source", program, JSON.stringify(given)], folder };
    },
    tell: (move, seconds) => void (told.push(move), console.log(JSON.stringify(move), seconds)),
    signal,
  });
  await server.close();
  expect(told).toEqual(moves);
  return report;
}

test("an integration on a file that is killed, replaced and set back loses no event and keeps the order of each seller", async () => {
  const watched = openFileWatch(join(folder, "events.db"));

  const report = await play("file", watched, planFileMoves(10));

  expect(report).toMatchObject({ lost: [], outOfOrder: [], dead: 0 });
  expect(Math.min(report.runs["old"]!, report.runs["new"]!)).toBeGreaterThanOrEqual(30);
  expect(report.events).toBeGreaterThanOrEqual(60);
});

test("two processes on a database that are replaced one after the other lose no event and keep the order of each seller", async () => {
  const postgres = await startPostgres();
  const watched = openDatabaseWatch(postgres.url);

  const report = await play("database", watched, planDatabaseMoves(10));

  expect(report).toMatchObject({ lost: [], outOfOrder: [], dead: 0 });
  expect(Math.min(report.runs["old"]!, report.runs["new"]!)).toBeGreaterThanOrEqual(20);
  await watched[Symbol.asyncDispose]();
  await postgres.stop();
});
