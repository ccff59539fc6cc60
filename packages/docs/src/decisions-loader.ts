import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";

/**
 * Loads the decision records: a heading, a line with the status and the date, and the text. The records have no
 * front matter, because they are also read outside the site.
 */
export function createDecisionsLoader(folder: string): Loader {
  return {
    name: "decisions",
    schema: z.object({ title: z.string(), standing: z.string() }),
    async load({ store, renderMarkdown, parseData }) {
      store.clear();
      for (const file of (await readdir(folder)).filter((each) => each.endsWith(".md")).sort()) {
        const id = file.slice(0, -".md".length);
        const { title, standing, text } = readDecision(await readFile(join(folder, file), "utf8"), file);
        const data = await parseData({ id, data: { title, standing } });
        store.set({ id, data, body: text, rendered: await renderMarkdown(text) });
      }
    },
  };
}

/** Splits a record into its parts. @throws {Error} If the record does not begin with a numbered heading and its standing. */
export function readDecision(record: string, file: string): { title: string; standing: string; text: string } {
  const match = /^# (\d{4} .+)\n\n(.+)\n\n([^]+)$/.exec(record);
  if (!match) throw new Error(`Cannot read decision ${file} as it must begin with "# NNNN Title" and its standing`);
  const [, title = "", standing = "", text = ""] = match;
  return { title, standing, text };
}
