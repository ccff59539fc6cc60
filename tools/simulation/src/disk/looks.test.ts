import fs, { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLookMemory } from "./looks.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-looks-"));
const [ours, theirs] = [join(folder, "events.db"), join(folder, "other.db")];
const look = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? "none";
afterAll(() => rmSync(folder, { recursive: true }));

test("the look of a watched file is remembered until it is forgotten, and stop() gives the function of Node back", () => {
  const before = fs.statSync;
  const looks = createLookMemory(/events\.db$/);
  const seen = () => [look(ours), look(theirs)];
  const all = [seen()];
  for (const path of [ours, theirs]) writeFileSync(path, "four");
  all.push(seen());
  looks.forget();
  all.push(seen());
  looks.stop();

  expect(all).toEqual([
    ["none", "none"],
    ["none", 4],
    [4, 4],
  ]);
  expect(fs.statSync).toBe(before);
});
