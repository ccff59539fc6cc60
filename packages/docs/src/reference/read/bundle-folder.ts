import { join } from "node:path";
import { rootFolder } from "../../root-folder.ts";

/** The folder of the bundled specs. */
export const bundleFolder = join(rootFolder, "tools/codegen/dist");
