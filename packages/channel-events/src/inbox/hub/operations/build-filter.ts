import type { EventFilter } from "../../event.ts";
import { computeIdKey, computeLaneKey } from "../../postgres/rows.ts";
import { toColumn } from "../../text-column.ts";

/** Turns a filter into conditions on `e`, the event, which follow another condition, and their values. `before` counts the parameters before them. */
export function buildFilter(filter: EventFilter, before: number): { where: string; values: string[] } {
  const columns = { lane: computeLaneKey, type: toColumn, id: computeIdKey };
  const given = (["lane", "type", "id"] as const).filter((name) => filter[name] !== undefined);
  return {
    where: given.map((name, index) => ` AND e.${name === "id" ? "key" : name} = $${before + index + 1}`).join(""),
    values: given.map((name) => columns[name](filter[name]!)),
  };
}
