import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSpec } from "@kontor/codegen/read/spec";
import type { Spec } from "./document.ts";
import { bundleFolder } from "./bundle-folder.ts";

/** Both interfaces, read from the bundles that `src/build.ts` makes. */
export const specs: { erp: Spec; channel: Spec } = { erp: read("erp"), channel: read("channel") };

function read(api: string): Spec {
  return readSpec(api, JSON.parse(readFileSync(join(bundleFolder, `${api}.json`), "utf8")));
}
