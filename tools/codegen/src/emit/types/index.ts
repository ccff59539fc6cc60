import type { Model } from "../../model/model.ts";
import { toKebabCase } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";

/** Every group of shapes, in alphabetical order, `shared` among them. */
export function listShapeGroups({ shapes }: Pick<Model, "shapes">): string[] {
  return [...new Set([...shapes.values()].map(({ group }) => group))].toSorted();
}

/** All shapes of the package, group by group. The paths are a separate entry, because few programs call by path. */
export function emitTypesIndex(model: Model): string {
  const groups = listShapeGroups(model);
  return `${formatBanner(model)}${groups.map((group) => `export type * from "./shapes/${toKebabCase(group)}.generated.ts";\n`).join("")}${groups.length === 0 ? "export {};\n" : ""}`;
}
