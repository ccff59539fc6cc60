import { join } from "node:path";
import { rootFolder } from "../root-folder.ts";
import { readFileSync } from "node:fs";
import { orderAsWritten } from "@kontor/codegen/model/as-written";
import { interfaces } from "@kontor/codegen/interfaces";
import { readModel } from "@kontor/codegen/read/model";
import { resolve } from "@kontor/codegen/document/resolve";
import { type Spec, type Operation, readGiven } from "./document.ts";
import type { ErrorRow } from "@kontor/codegen/emit/types/error-codes";

/** The folder of the bundled specs. */
const bundleFolder = join(rootFolder, "tools/codegen/dist");

/** Each interface, read from the bundles that `src/build.ts` makes. */
export const specs = Object.fromEntries(
  interfaces.map((row) => [row.id, orderAsWritten(readModel(row, bundleFolder))]),
) as { erp: Spec; channel: Spec } & Record<string, Spec>;

/** Every error code of Kontor, from `specs/errors.yaml`. */
export const errorCodes: ErrorRow[] = JSON.parse(readFileSync(join(bundleFolder, "errors.json"), "utf8"));

/** Builds the address of the page that explains a code. Every error has this address in `docs` where a site is configured. */
export function buildErrorHref({ code }: Pick<ErrorRow, "code">): string {
  return `/reference/errors/${code}/`;
}

/** A fact that the given specification leaves open. */
export interface NotShown {
  id: string;
  section: string;
  question: string;
  answer?: { text: string; source: string };
  default: string;
  option: string;
}

export const notShown: NotShown[] = JSON.parse(readFileSync(join(bundleFolder, "not-shown.json"), "utf8"));

/** Gives the row of an id. @throws {Error} If no row has the id. */
export function resolveNotShown(id: string): NotShown {
  const row = notShown.find((each) => each.id === id);
  if (!row) throw new Error(`Cannot show the unknown as it must have a row in not-shown.yaml: got ${id}`);
  return row;
}

/** Collects what is not shown about an operation, its headers, its bodies and its answers. Each row comes once. */
export function collectUnknowns(spec: Spec, operation: Operation): NotShown[] {
  const ids = new Set<string>();
  const seen = new Set<object>();
  collect(readGiven(operation));
  return [...ids].map(resolveNotShown);

  function collect(part: unknown): void {
    if (part === null || typeof part !== "object" || seen.has(part)) return;
    seen.add(part);
    const { $ref, "x-not-shown": open = [] } = part as { $ref?: string; "x-not-shown"?: string | string[] };
    for (const id of [open].flat()) ids.add(id);
    if ($ref) collect(resolve(spec.document, part));
    for (const each of Object.values(part)) collect(each);
  }
}
