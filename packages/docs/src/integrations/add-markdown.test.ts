import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeTwins, buildFiles, buildIndex } from "./add-markdown.ts";

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
  expect(await read("llms-guides.txt")).toContain("# Start");
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
  const index = buildIndex(pages, ["/start/", "/tokens/"], {
    base: "/docs",
    files: ["llms-guides.txt", "llms-guides-2.txt", "llms-http.txt"],
  });

  expect(index).toMatch(/^# Kontor\n\n> /);
  expect([...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, title, href]) => `${title} ${href}`)).toEqual([
    "llms-guides.txt /docs/llms-guides.txt",
    "llms-guides-2.txt /docs/llms-guides-2.txt",
    "llms-http.txt /docs/llms-http.txt",
    "Home /docs/index.md",
    "Start /docs/start.md",
    "Tokens /docs/tokens.md",
    "@kontor/http /docs/reference/packages/http.md",
    "erp.stocks /docs/reference/erp/groups/stocks.md",
  ]);
});

test("llms.txt says what each file with many pages holds", () => {
  const index = buildIndex(pages, [], {
    files: ["llms-guides.txt", "llms-guides-2.txt", "llms-http.txt", "llms-auth.txt"],
  });

  expect(index).toContain("](/llms-guides.txt): all guides\n");
  expect(index).toContain("](/llms-guides-2.txt): all guides, part 2\n");
  expect(index).toContain("](/llms-http.txt): the reference of @kontor/http, and every error code\n");
  expect(index).toContain("](/llms-auth.txt): the reference of @kontor/auth\n");
});

const more = [
  page("/reference/packages/http/node/", "@kontor/http/node"),
  page("/reference/packages/erp-client/", "@kontor/erp-client"),
  page("/reference/errors/ERR_PLATFORM_API/", "ERR_PLATFORM_API"),
];

test("each package has a file with its pages, its groups, its events or its errors; the guides have one, and decisions none", () => {
  const all = [...pages, ...more];
  const files = buildFiles(all, [], new Map(all.map(({ path, title }) => [path, `# ${title}\n`])));
  const titles = [...files].map(([name, text]) => [name, [...text.matchAll(/^# (.*)$/gm)].map(([, title]) => title)]);

  expect(Object.fromEntries(titles)).toEqual({
    "llms-guides.txt": ["Home", "Start", "Tokens"],
    "llms-http.txt": ["@kontor/http", "@kontor/http/node", "ERR_PLATFORM_API"],
    "llms-erp-client.txt": ["@kontor/erp-client", "erp.stocks"],
  });
});

test.each([
  [1, ["llms-guides.txt"]],
  [2, ["llms-guides.txt"]],
  [3, ["llms-guides.txt", "llms-guides-2.txt"]],
  [5, ["llms-guides.txt", "llms-guides-2.txt", "llms-guides-3.txt"]],
])("%i guides of 140 kB, with letters of two bytes, make %j of at most 300 kB each", (count, names) => {
  const guides = Array.from({ length: count }, (_, each) => page(`/guide-${each}/`, `Guide ${each}`));
  const files = buildFiles(
    guides,
    [],
    new Map(guides.map(({ path, title }) => [path, `# ${title}\n${"ä".repeat(70_000)}\n`])),
  );

  expect([...files.keys()]).toEqual(names);
  expect([...files.values()].filter((text) => Buffer.byteLength(text) > 300_000)).toEqual([]);
  expect([...files.values()].join("").match(/^# Guide/gm)).toHaveLength(count);
});
