import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { addRobots } from "./add-robots.ts";

async function build(site: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), "kontor-robots-"));
  const said: string[] = [];
  const { hooks } = addRobots(site === undefined ? undefined : new URL("/docs/", site));
  await hooks["astro:build:done"]!({
    dir: pathToFileURL(`${folder}/`),
    logger: { info: (line: string) => said.push(line) },
  } as never);
  const file = join(folder, "robots.txt");
  const text = existsSync(file) ? await readFile(file, "utf8") : undefined;
  await rm(folder, { recursive: true });
  return { text, said };
}

test("robots.txt is written for a site whose address is known", async () => {
  const { text } = await build("https://docs.example");

  expect(text).toContain("Sitemap: https://docs.example/docs/sitemap-index.xml");
});

test("without an address there is no robots.txt, and the build says so", async () => {
  const { text, said } = await build(undefined);

  expect(text).toBeUndefined();
  expect(said.join()).toContain("KONTOR_SITE is not set");
});
