import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSubsets } from "./write-subsets.ts";

test("the fonts are files of a web font, and weigh at most 36 KB together", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-fonts-"));
  await writeSubsets(folder);

  const files = ["sans", "serif", "mono"].map((name) => join(folder, `${name}.woff2`));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(36 * 1024);
  for (const file of files) expect((await readFile(file)).subarray(0, 4).toString()).toBe("wOF2");
  await rm(folder, { recursive: true });
});
