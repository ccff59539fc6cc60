import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";
import { createDecisionsLoader } from "./decisions-loader.ts";
import { createVersionsLoader } from "./versions/loader.ts";

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  decisions: defineCollection({ loader: createDecisionsLoader("decisions") }),
  versions: defineCollection({ loader: createVersionsLoader() }),
};
