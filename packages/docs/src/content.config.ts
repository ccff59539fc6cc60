import { glob as globFiles, readFile } from "node:fs/promises";
import { join } from "node:path";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob, type Loader } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";
import { createDecisionsLoader } from "./decisions-loader.ts";

/** Texts of the repository without their first heading: the page has one. */
const texts: Loader = {
  name: "texts",
  async load({ store, renderMarkdown }) {
    for await (const id of globFiles(["GLOSSARY.md", "packages/*/CHANGELOG.md"], { cwd: "../.." })) {
      const text = (await readFile(join("../..", id), "utf8")).replace(/^# .+\n/, "");
      store.set({ id, data: {}, body: text, rendered: await renderMarkdown(text) });
    }
  },
};

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  decisions: defineCollection({ loader: createDecisionsLoader("decisions") }),
  texts: defineCollection({ loader: texts }),
  changes: defineCollection({
    loader: glob({ pattern: ["*.md", "!README.md"], base: "../../.changeset" }),
    schema: z.record(z.string(), z.enum(["major", "minor", "patch"])), // how large it is for each package
  }),
};
