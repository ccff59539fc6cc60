import { readFile } from "node:fs/promises";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import type { Loader } from "astro/loaders";
import { defineCollection } from "astro:content";
import { createDecisionsLoader } from "./decisions-loader.ts";
import { createVersionsLoader } from "./versions.ts";

/** GLOSSARY.md of the repository, without its heading: the page has one. */
const glossary: Loader = {
  name: "glossary",
  async load({ store, renderMarkdown }) {
    const text = (await readFile("../../GLOSSARY.md", "utf8")).replace(/^# .+\n/, "");
    store.set({ id: "glossary", data: {}, body: text, rendered: await renderMarkdown(text) });
  },
};

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  decisions: defineCollection({ loader: createDecisionsLoader("decisions") }),
  glossary: defineCollection({ loader: glossary }),
  versions: defineCollection({ loader: createVersionsLoader() }),
};
