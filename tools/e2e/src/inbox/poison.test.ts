import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { expect, test } from "vitest";

const program = join(import.meta.dirname, "poison.program.ts");

test("a handler that ends the process costs its own event, and no other seller's", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-poison-"));
  const path = join(folder, "events.db");
  const before = sqliteInbox(path);
  const ids = Array.from({ length: 16 }, (_, index) => `e${index}`);
  await before.accept(
    ids.map((id) => ({
      id,
      type: "Seller:New.Type",
      lane: id,
      raw: JSON.stringify({ id, type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} }),
    })),
  );
  await before.close();

  const codes: unknown[] = [];
  while (codes.at(-1) !== 0 && codes.length < 6) {
    const child = spawn(process.execPath, ["--conditions=@kontor/source", program, path, "e3"], { stdio: "inherit" });
    codes.push((await once(child, "exit"))[0]);
  }

  const after = sqliteInbox(path);
  const dead = [];
  for await (const { id, problem } of after.query({ state: "dead" })) dead.push({ id, problem });
  expect(dead).toEqual([{ id: "e3", problem: "its handler ended the process 3 times" }]);
  expect((await after.stats()).events.waiting).toBe(0);
  expect(codes).toEqual([13, 13, 13, 0]);
  await after.close();
  rmSync(folder, { recursive: true });
});
