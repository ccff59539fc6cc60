import { formatShape } from "../name/operation.ts";

/** An operation that was added: its method, and its path as our specs write it. */
export interface Added {
  method: string;
  path: string;
}

/** Turns the rows `later` of facts.tsv into rows `operation`, with the place, for operations that are in the specs now. */
export function replaceLater(facts: string, added: Added[]): string {
  const places = new Map(
    added.map(({ method, path }) => [
      formatShape(`${method} ${path}`),
      `erp#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`,
    ]),
  );
  const lines = facts.split("\n").map((line) => {
    const cells = line.split("\t");
    const place = cells[2] === "later" ? places.get(formatShape(cells[3] ?? "")) : undefined;
    return place === undefined ? line : cells.with(2, "operation").with(4, place).join("\t");
  });
  return lines.join("\n");
}
