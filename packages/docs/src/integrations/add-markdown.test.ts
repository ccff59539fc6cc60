import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeTwins } from "./add-markdown.ts";

test("every page but that of an unknown address gets its Markdown beside it, and both lists are written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-twins-"));
  await mkdir(join(folder, "start"));
  const html = (title: string) => `<main><h1>${title}</h1><p>Text.</p></main>`;
  await writeFile(join(folder, "index.html"), html("Home"));
  await writeFile(join(folder, "start/index.html"), html("Start"));
  await writeFile(join(folder, "404.html"), html("Not found"));

  const count = await writeTwins(folder, ["/start/"], "");

  const read = (file: string) => readFile(join(folder, file), "utf8");
  expect(count).toBe(2);
  expect(await read("start.md")).toBe("# Start\n\nText.\n");
  expect(await read("index.md")).toContain("# Home");
  expect(await read("llms.txt")).toContain("[Start](/start.md)");
  expect(await read("llms-full.txt")).toContain("# Start");
  await expect(read("404.md")).rejects.toThrow("ENOENT");
  await rm(folder, { recursive: true });
});
