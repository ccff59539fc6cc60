import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";

/**
 * Loads the decision records that the index `README.md` lists. A record is a heading, a line with its state, and the text. It has no front
 * matter, because it is also read outside the site.
 */
export function createDecisionsLoader(folder: string): Loader {
  return {
    name: "decisions",
    schema: z.object({ title: z.string(), area: z.string(), summary: z.string(), standing: z.string() }),
    async load({ store, renderMarkdown, parseData }) {
      store.clear();
      for (const { id, ...line } of readIndex(await readFile(join(folder, "README.md"), "utf8"))) {
        const file = `${id}.md`;
        const { standing, text } = readDecision(await readFile(join(folder, file), "utf8"), file);
        const data = await parseData({ id, data: { ...line, standing } });
        store.set({ id, data, body: text, rendered: await renderMarkdown(text) });
      }
    },
  };
}

/** Reads the lines `- [01 Title](01-file.md): summary` of the index, each with the heading that it stands below. */
export function readIndex(index: string) {
  return index.split(/^## /m).flatMap((part) => {
    const [area = "", ...lines] = part.split("\n");
    return lines.flatMap((line) => {
      const [, title, id, summary] = /^- \[(.+)\]\((.+)\.md\): (.+)$/.exec(line) ?? [];
      return title && id && summary ? [{ id, title, area, summary }] : [];
    });
  });
}

/** Splits a record into its parts. @throws {Error} If the record does not begin with a numbered heading and its state. */
export function readDecision(record: string, file: string) {
  const match = /^# (\d{2} .+)\n\nState: (.+)\n\n([^]+)$/.exec(record);
  if (!match) throw new Error(`Cannot read decision ${file} as it must begin with "# NN Title" and "State: …"`);
  const [, title = "", standing = "", text = ""] = match;
  return { title, standing, text };
}
