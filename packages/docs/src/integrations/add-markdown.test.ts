import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeTwins, buildFull, buildIndex } from "./add-markdown.ts";

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

const page = (path: string, title: string) => ({ path, title, description: "About it.", main: "" });
const pages = [
  page("/", "Home"),
  page("/tokens/", "Tokens"),
  page("/start/", "Start"),
  page("/reference/erp/groups/stocks/", "erp.stocks"),
  page("/reference/erp/stock-adjust/", "Adjust"),
  page("/reference/packages/http/", "@kontor/http"),
  page("/decisions/01/", "A decision"),
];

test("llms.txt lists the guides in the order of the menu, groups in place of operations, and no decision", () => {
  const index = buildIndex(pages, ["/start/", "/tokens/"], "/docs");

  expect(index).toMatch(/^# Kontor\n\n> /);
  expect([...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, title, href]) => `${title} ${href}`)).toEqual([
    "Home /docs/index.md",
    "Start /docs/start.md",
    "Tokens /docs/tokens.md",
    "@kontor/http /docs/reference/packages/http.md",
    "erp.stocks /docs/reference/erp/groups/stocks.md",
  ]);
});

test("llms-full.txt holds the Markdown of every guide and every page of the reference", () => {
  const texts = new Map(pages.map(({ path, title }) => [path, `# ${title}\n`]));

  const full = buildFull(pages, [], texts);

  for (const title of ["Tokens", "Start", "Adjust", "@kontor/http"]) expect(full).toContain(`# ${title}\n`);
  expect(full).not.toContain("A decision");
});
