import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { expect, test } from "vitest";
import { bundleProgram } from "../processes/bundle-program.ts";

const program = await bundleProgram(join(import.meta.dirname, "poison.program.ts"));

/** An inbox in a file, with an event of each of 16 sellers. */
async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "kontor-poison-"));
  const path = join(folder, "events.db");
  const inbox = sqliteInbox(path);
  await inbox.accept(
    Array.from({ length: 16 }, (_, index) => ({
      id: `e${index}`,
      type: "Seller:New.Type",
      lane: `e${index}`,
      raw: JSON.stringify({ id: `e${index}`, type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} }),
    })),
  );
  await inbox.close();
  return { folder, path };
}

/** Runs a consumer until nothing is due, or it ends; how it ended. */
async function consume(path: string, poison: string, aheadMs: number): Promise<number | null> {
  const child = spawn(process.execPath, [program, path, poison, String(aheadMs)], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

test("a handler that ends the process costs its own event, and no other seller's", async () => {
  const { folder, path } = await setUp();
  const minute = 60_000;
  const codes: (number | null)[] = [];

  // the first end is free, the second one beside others; then three alone: soon, after ten minutes and after an hour
  for (const aheadMs of [0, 0, 0, 0, 12 * minute, 12 * minute, 80 * minute, 80 * minute, 80 * minute])
    codes.push(await consume(path, "e3", aheadMs));

  const after = sqliteInbox(path);
  const dead = [];
  for await (const { id, problem } of after.list({ state: "dead" })) dead.push({ id, problem });
  expect(dead).toEqual([
    { id: "e3", problem: "its handler ended the process 4 times, 3 of them while no other handler ran" },
  ]);
  expect(await after.readStats()).toMatchObject({ events: { waiting: 0 }, unknownType: 15 });
  expect(codes.filter((code) => code === 13)).toHaveLength(5);
  await after.close();
  rmSync(folder, { recursive: true });
});

test("three handlers that end the process, one after the other, take none of their neighbours with them", async () => {
  const { folder, path } = await setUp();
  const hour = 3_600_000;

  for (let start = 0; start < 14; start += 1) await consume(path, "e3,e7,e11", start * hour);

  const after = sqliteInbox(path);
  const dead = [];
  for await (const { id } of after.list({ state: "dead" })) dead.push(id);
  expect(dead).toEqual(["e3", "e7", "e11"]);
  expect(await after.readStats()).toMatchObject({ events: { waiting: 0 }, unknownType: 13 });
  await after.close();
  rmSync(folder, { recursive: true });
});
