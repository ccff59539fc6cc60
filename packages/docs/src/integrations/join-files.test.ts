import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { joinFiles } from "./join-files.ts";

test("a page has one sheet, one script and one module, with what its many had, and what is loaded later stays a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-join-"));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await mkdir(join(folder, "_astro"));
  await write("_astro/a.css", "a{color:red}");
  await write("_astro/b.css", "b{color:red}");
  await write("_astro/print.css", "");
  await write("_astro/first.js", "first()");
  await write("_astro/one.js", 'import { two } from "./two.js"; document.title = two; import("./later.js");');
  await write("_astro/two.js", "export const two = 2;");
  await write("_astro/later.js", "");
  const sheets = '<link rel="stylesheet" href="/docs/_astro/b.css"/><link rel="stylesheet" href="/docs/_astro/a.css">';
  const print = '<link rel="stylesheet" href="/docs/_astro/print.css" media="print">';
  const body = '<script type="module" src="/docs/_astro/one.js"></script><script src="/docs/_astro/first.js"></script>';
  await write("404.html", `<head><title>x</title>${sheets}${print}</head><body>${body}</body>`);

  const done = joinFiles("/docs").hooks["astro:build:done"]! as (given: { dir: URL }) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`) });

  const html = await readFile(join(folder, "404.html"), "utf8");
  const read = (pattern: RegExp) => readFile(join(folder, pattern.exec(html)![1]!), "utf8");
  expect(html).toContain(`<title>x</title>${print}</head><body></body>`);
  expect(await read(/<link rel="stylesheet" href="\/docs\/([^"]*)"\/>/)).toBe("b{color:red}\na{color:red}");
  expect(await read(/<script src="\/docs\/([^"]*)">/)).toBe("first()");
  expect(await read(/<script type="module" fetchpriority="low" src="\/docs\/([^"]*)">/)).toMatch(
    /document\.title=2.*import\([`"]\.\/later\.js[`"]\)/,
  );
  expect((await readdir(join(folder, "_astro"))).toSorted().slice(0, 1)).toEqual(["later.js"]);
  await rm(folder, { recursive: true });
});
