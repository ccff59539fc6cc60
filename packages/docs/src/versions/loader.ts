import type { Loader } from "astro/loaders";
import { z } from "astro/zod";
import { readChangesets, readVersions } from "./read-all.ts";

/** Loads the texts of the versions page as Markdown: each change of the next version, and each package's changelog. */
export function createVersionsLoader(): Loader {
  return {
    name: "versions",
    schema: z.object({ title: z.string() }),
    async load({ store, renderMarkdown, parseData }) {
      store.clear();
      const changes = readChangesets().map(({ id, title, text }) => ({ id, title, text: [title, text].join("\n\n") }));
      const changelogs = readVersions().flatMap(({ manifest, changelog }) =>
        changelog === undefined ? [] : [{ id: manifest.name, title: manifest.name, text: changelog }],
      );
      for (const { id, title, text } of [...changes, ...changelogs]) {
        const data = await parseData({ id, data: { title } });
        store.set({ id, data, body: text, rendered: await renderMarkdown(text) });
      }
    },
  };
}
