import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { addRobots } from "./add-robots.ts";

async function build(site: string | undefined, base = "/docs/") {
  const folder = await mkdtemp(join(tmpdir(), "kontor-robots-"));
  const said: string[] = [];
  const { hooks } = addRobots(site === undefined ? undefined : new URL(base, site));
  await hooks["astro:build:done"]!({
    dir: pathToFileURL(`${folder}/`),
    logger: { info: (line: string) => said.push(line) },
  } as never);
  const file = join(folder, "robots.txt");
  const text = existsSync(file) ? await readFile(file, "utf8") : undefined;
  await rm(folder, { recursive: true });
  return { text, said };
}

test.each([
  ["/docs/", "https://docs.example/docs/sitemap-index.xml"],
  ["/docs", "https://docs.example/docs/sitemap-index.xml"],
  ["/", "https://docs.example/sitemap-index.xml"],
])("robots.txt is written for a site whose address is known, below %s", async (base, map) => {
  const { text, said } = await build("https://docs.example", base);

  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${map}\n`);
  expect(said).toEqual([]);
});

test("without an address there is no robots.txt, and the build says so", async () => {
  const { text, said } = await build(undefined);

  expect(text).toBeUndefined();
  expect(said.join()).toContain("KONTOR_SITE is not set");
});
