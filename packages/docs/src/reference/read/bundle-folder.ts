import { join } from "node:path";

/**
 * Where the bundled specs lie. The site is always built from its own folder; `import.meta.url` would point into the
 * bundler's output.
 */
export const bundleFolder = join(process.cwd(), "../../tools/codegen/dist");
