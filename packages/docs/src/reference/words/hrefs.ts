import type { Operation, Spec } from "../read/document.ts";
import { toKebab } from "./kebab.ts";

/** Builds the address of an operation's page. */
export function buildOperationHref({ api }: Spec, { id }: Operation): string {
  return `/reference/${api}/${toKebab(id)}/`;
}

/** Builds the address of an open question. */
export function buildNotShownHref(id: string): string {
  return `/reference/not-shown/#${id}`;
}
