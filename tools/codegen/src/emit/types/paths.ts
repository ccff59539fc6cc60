import { listRefs } from "../../model/groups.ts";
import type { Content, Model, Operation, Parameter } from "../../model/model.ts";
import { formatPropertyKey, toKebabCase, toPascalCase } from "../../name/names.ts";
import { formatBanner, formatDocComment } from "../comments.ts";
import { formatType } from "../shape/type-of.ts";

/** The group of each path: that of its operations which comes first in the alphabet; `other` where no method calls it. */
export function listPathGroups({ operations }: Pick<Model, "operations">): Map<string, Operation[]> {
  const own = operations.filter(({ isVariant }) => !isVariant);
  const paths = Map.groupBy(own, ({ path }) => path);
  const groups = new Map<string, Operation[]>();
  for (const members of paths.values()) {
    const [first = "other"] = members.flatMap(({ call }) => (call ? [call.group] : [])).toSorted();
    groups.set(first, [...(groups.get(first) ?? []), ...members]);
  }
  return groups;
}

/** The paths of one resource group as openapi-fetch reads them, for `/raw`: each as the description writes it. */
export function emitPaths(model: Model, group: string): string {
  const operations = listPathGroups(model).get(group) ?? [];
  const paths = [...Map.groupBy(operations, ({ path }) => path)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = new Set(operations.flatMap(listUsed));
  const imports = [...Map.groupBy(names, (name) => model.shapes.get(name)!.group)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const items = paths.map(
    ([path, members]) => `  ${JSON.stringify(path)}: {\n${members.map(emitOperation).join("")}  };\n`,
  );
  return `${formatBanner(model)}${imports.map(([from, used]) => `import type { ${used.toSorted().join(", ")} } from "../shapes/${toKebabCase(from)}.generated.ts";\n`).join("")}
/** The paths of \`${group}\`. */
export interface ${toPascalCase(group)}Paths {
${items.join("")}}
`;
}

function listUsed({ parameters, body, responses }: Operation): string[] {
  const contents = [...(body?.all ?? []), ...responses.flatMap((each) => each.contents)];
  return [...parameters, ...contents].flatMap(({ shape }) => listRefs(shape));
}

function emitOperation({ method, summary, parameters, body, responses, isDeprecated }: Operation): string {
  const comment = formatDocComment([`${summary}.`, isDeprecated && "@deprecated"], "    ");
  const answers = responses.map(
    ({ status, contents }) =>
      `${/^\d+$/.test(status) ? status : JSON.stringify(status)}: { content: ${formatContents(contents, true)} }`,
  );
  return `${comment}    ${method.toLowerCase()}: {
      parameters: ${formatParameters(parameters)};
${body ? `      requestBody${body.required ? "" : "?"}: { content: ${formatContents(body.all, false)} };\n` : ""}      responses: { ${answers.join("; ")} };
    };
`;
}

/** A header that the client sends by itself may be left out of a call. */
function formatParameters(parameters: readonly Parameter[]): string {
  const places = (["path", "query", "header"] as const).flatMap((place) => {
    const own = parameters
      .filter((each) => each.place === place)
      .map((each) => ({ ...each, required: each.required && each.isGivenPerCall }));
    if (own.length === 0) return [];
    const fields = own.map(
      ({ name, required, shape }) => `${formatPropertyKey(name)}${required ? "" : "?"}: ${formatType(shape, false)}`,
    );
    return [`${place}${own.some(({ required }) => required) ? "" : "?"}: { ${fields.join("; ")} }`];
  });
  return places.length === 0 ? "{}" : `{ ${places.join("; ")} }`;
}

function formatContents(contents: readonly Content[], isRead: boolean): string {
  if (contents.length === 0) return "never";
  return `{ ${contents.map(({ type, shape }) => `${JSON.stringify(type)}: ${formatType(shape, isRead)}`).join("; ")} }`;
}
