import type { Operation, Spec } from "../read/document.ts";
import { toKebab } from "./kebab.ts";

/** Builds the address of an operation's page. */
export function buildOperationHref({ api }: Spec, { id }: Operation): string {
  return `/reference/${api}/${toKebab(id)}/`;
}

/** Builds the address of a resource group's page: `erp.stocks` has `/reference/erp/groups/stocks/`. */
export function buildGroupHref({ api }: Pick<Spec, "api">, label: string): string {
  return `/reference/${api}/groups/${toKebab(label.slice(api.length + 1))}/`;
}

/** Builds the address of an open question. */
export function buildNotShownHref(id: string): string {
  return `/reference/not-shown/#${id}`;
}
