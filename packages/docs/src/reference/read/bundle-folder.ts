import { join } from "node:path";

/**
 * The folder of the bundled specs. It starts at the working directory, which is `packages/docs` in every build:
 * `import.meta.url` would point into the output of Astro's bundler.
 */
export const bundleFolder = join(process.cwd(), "../../tools/codegen/dist");
