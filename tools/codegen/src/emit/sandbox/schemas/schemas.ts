import { formatBanner } from "../../comments.ts";
import { formatPropertyKey, toPascalCase } from "../../../name/names.ts";
import type { Model } from "../../../model/model.ts";
import { addSteps } from "../../../model/refusal.ts";
import type { Json } from "../../../document/openapi.ts";
import { splitSchemas, type SchemaGroup } from "./groups.ts";
import type { OperationParts } from "./parts.ts";
import { listByKey, trimSchema } from "./trim.ts";

/** Headers by name, each as most operations describe it. */
type Headers = Record<string, string>;

/**
 * Emits what bodies, parameters and answers must look like, as data that the sandbox compiles when it first needs it: a file per
 * resource group, a field or a part of an operation per line. The order in the spec does not matter.
 */
export function emitSchemas(models: readonly Model[]): Record<string, string> {
  const files: Record<string, string> = {};
  const imports: string[] = [];
  const apis: string[] = [];
  for (const model of models) {
    const { groups, shared } = splitSchemas(model);
    const headers = findUsualHeaders(groups);
    const add = (name: string, type: string, text: string) => {
      const file = `${model.api}-${name}.generated.ts`;
      const variable = `${model.api}${toPascalCase(name)}`;
      files[file] = formatModule(model, variable, type, text);
      imports.push(`import { ${variable} } from "./${file}";\n`);
      return variable;
    };
    const variables = groups.map((group) => add(group.name, "GroupSchemas", formatGroup(model, group, headers)));
    const events = model.events.map(({ type, name }) => [type, JSON.stringify(name)] as const);
    const common = [
      ...formatMap("schemas", formatSchemas(model, shared).map(toLazy)),
      ...formatMap("headers", listByKey(Object.entries(headers))),
      ...formatMap("events", listByKey(events)),
    ];
    const variable = add("shared", 'Omit<ApiSchemas, "groups">', common.join(""));
    apis.push(`  ${model.api}: { groups: [${variables.join(", ")}], ...${variable} },\n`);
  }
  files["index.generated.ts"] = `${formatBanner({ file: formatFiles(models) })}${imports.toSorted().join("")}
/** The schemas of bodies, parameters and answers, by interface. */
export const apiSchemas = {
${apis.join("")}};
`;
  return files;
}

/** The descriptions of several interfaces, as a banner names them. */
export function formatFiles(models: readonly Pick<Model, "api">[]): string {
  return `specs/{${models.map(({ api }) => api).join(",")}}/openapi.yaml`;
}

function formatModule({ file }: Model, variable: string, type: string, text: string): string {
  return `${formatBanner({ file })}import type { ${type.match(/\w+Schemas/)![0]} } from "../../ground/schema.ts";

export const ${variable}: ${type} = {
${text}};
`;
}

function formatGroup(model: Model, { operations, schemas }: SchemaGroup, headers: Headers): string {
  return [
    ...formatMap(
      "operations",
      operations.map(([id, parts]) => toLazy([id, formatParts(model, parts, headers)])),
    ),
    ...formatMap("schemas", formatSchemas(model, schemas).map(toLazy)),
  ].join("");
}

/** A function that makes the value: the sandbox pays for the operations that are called, and for no other. */
function toLazy([key, value]: readonly [key: string, value: string]): readonly [key: string, value: string] {
  return [key, `() => (${value})`];
}

/** Lines of a field with a map in it; each of its values may have several lines. */
function formatMap(name: string, entries: (readonly [key: string, value: string])[]): string[] {
  if (entries.length === 0) return [`  ${name}: {},\n`];
  return [
    `  ${name}: {\n`,
    ...entries.map(([key, value]) => `    ${formatKey(key)}: ${value.replaceAll("\n", "\n    ")},\n`),
    "  },\n",
  ];
}

function formatSchemas({ document }: Model, names: readonly string[]): [string, string][] {
  return names.map((name) => {
    const { properties, ...rest } = trimSchema(
      document.components.schemas[name]!,
      addSteps("#/components/schemas", name),
      document,
    );
    if (!properties) return [name, JSON.stringify(rest)];
    const own = Object.entries(rest).map(([key, value]) => `  ${formatKey(key)}: ${JSON.stringify(value)},\n`);
    const fields = Object.entries(properties as Record<string, Json>).map(
      ([key, value]) => `    ${formatKey(key)}: ${JSON.stringify(value)},\n`,
    );
    return [name, `{\n${own.join("")}  properties: {\n${fields.join("")}  },\n}`];
  });
}

function formatParts({ document }: Model, { headers, schemas }: OperationParts, fallback: Headers): string {
  const sorted = listByKey(Object.entries(headers));
  const own = sorted
    .map(([name, { schema }]) => [name, JSON.stringify(trimSchema(schema, "#"))] as const)
    .filter(([name, text]) => fallback[name] !== text);
  const parts = [
    ...(sorted.length > 0
      ? [["header", JSON.stringify(sorted.map(([name, { required }]) => `${name}${required ? "*" : ""}`).join(" "))]]
      : []),
    ...(own.length > 0
      ? [["ownHeaders", `{ ${own.map(([name, text]) => `${formatKey(name)}: ${text}`).join(", ")} }`]]
      : []),
    ...Object.entries(schemas).map(([part, schema]) => [part, JSON.stringify(trimSchema(schema, "#", document))]),
  ];
  return `{\n${parts.map(([key, value]) => `  ${key}: ${value},\n`).join("")}}`;
}

/** The form in which most operations describe a header; of two that are as frequent, the first by its letters. */
function findUsualHeaders(groups: readonly SchemaGroup[]): Headers {
  const counts = new Map<string, Map<string, number>>();
  for (const [, { headers }] of groups.flatMap(({ operations }) => operations))
    for (const [name, { schema }] of Object.entries(headers)) {
      const texts = counts.get(name) ?? new Map<string, number>();
      const text = JSON.stringify(trimSchema(schema, "#"));
      counts.set(name, texts.set(text, (texts.get(text) ?? 0) + 1));
    }
  return Object.fromEntries(
    [...counts].map(([name, texts]) => {
      const [mostFrequent] = listByKey(texts).toSorted(([, one], [, other]) => other - one);
      return [name, mostFrequent![0]];
    }),
  );
}

function formatKey(name: string): string {
  return /^\d+$/.test(name) ? name : formatPropertyKey(name);
}
