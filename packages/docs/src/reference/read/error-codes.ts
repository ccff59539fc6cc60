import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorRow } from "@kontor/codegen/emit/types/error-codes";
import { bundleFolder } from "./bundle-folder.ts";

/** Every error code of Kontor, from `specs/errors.yaml`. */
export const errorCodes: ErrorRow[] = JSON.parse(readFileSync(join(bundleFolder, "errors.json"), "utf8"));

/** Builds the address of the page that explains a code. Every error has this address in `docs`. */
export function buildErrorHref({ code }: Pick<ErrorRow, "code">): string {
  return `/reference/errors/${code}/`;
}
