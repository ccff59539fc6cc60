import type { Operation, Spec } from "../read/document.ts";
import { kebab } from "./kebab.ts";

/** Where an operation has its page. */
export function operationHref({ api }: Spec, { id }: Operation): string {
  return `/reference/${api}/${kebab(id)}/`;
}

/** Where an open question has its row. */
export function notShownHref(id: string): string {
  return `/reference/not-shown/#${id}`;
}
