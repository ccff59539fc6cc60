import { buildGroupName } from "../../model/identifiers.ts";
import type { Model } from "../../model/model.ts";
import { toKebabCase } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";
import { listCallParameters } from "./call.ts";

/** The types of every group, by name: the interface of its methods and the parameters of each. */
export function emitClientTypes(model: Model): string {
  const lines = model.groups.map(({ name, operations }) => {
    const parameters = operations
      .filter((each) => listCallParameters(each).length > 0)
      .map(({ parametersName }) => parametersName);
    return `export type { ${[buildGroupName(name), ...parameters].join(", ")} } from "./groups/${toKebabCase(name)}.generated.ts";\n`;
  });
  return `${formatBanner(model)}${lines.join("")}`;
}
