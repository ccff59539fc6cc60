import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into a page. Once per page is enough. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** Lists what axe finds wrong with a page in its present state, one line for each rule. */
export async function listViolations(page: Page, options: object = {}): Promise<string[]> {
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ["violations"], ...given });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options);
}
