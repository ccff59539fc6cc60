import type { Model } from "../../model/model.ts";
import { toKebabCase, toPascalCase } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";
import { listPathGroups } from "./paths.ts";

/** Every group of shapes, in alphabetical order, `shared` among them. */
export function listShapeGroups({ shapes }: Pick<Model, "shapes">): string[] {
  return [...new Set([...shapes.values()].map(({ group }) => group))].toSorted();
}

/** All types of the package: the shapes group by group, and the paths of all groups in one. */
export function emitTypesIndex(model: Model): string {
  const groups = [...listPathGroups(model).keys()].toSorted();
  const interfaces = groups.map((group) => `${toPascalCase(group)}Paths`);
  return `${formatBanner(model)}${groups.map((group, index) => `import type { ${interfaces[index]} } from "./paths/${toKebabCase(group)}.generated.ts";\n`).join("")}
${listShapeGroups(model)
  .map((group) => `export type * from "./shapes/${toKebabCase(group)}.generated.ts";\n`)
  .join("")}
/** Every path of the ${model.title} as it is written, for openapi-fetch. */
export interface paths${interfaces.length > 0 ? `\n  extends ${interfaces.join(",\n    ")}` : ""} {}
`;
}
