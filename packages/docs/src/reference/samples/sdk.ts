import { findCallParameters } from "@kontor/codegen/read/spec";
import type { Json, Operation, Spec } from "../read/document.ts";
import { firstExample } from "../examples.ts";
import { flatten } from "../fields.ts";
import { literal } from "./literal.ts";
import { parameterSample } from "./parameter.ts";
import { rawOperation } from "../read/raw-operation.ts";

/** `erp.categories.update()`: how an operation is called. */
export function sdkName(spec: Spec, { group, name }: Operation): string {
  return `${spec.api}.${group}.${name}()`;
}

/** A call of the client with the spec's example, keeping the fields of the answer. */
export function sdkSample(spec: Spec, operation: Operation): string {
  const answer = kept(spec, operation);
  const indent = answer.endsWith("\n  ") ? "  " : "";
  const values = [parameters(spec, operation), body(spec, operation, indent)].filter((value) => value !== undefined);
  const written = values.map((value) => (typeof value === "string" ? value : literal(value, { indent }))).join(", ");
  return `${answer}await ${spec.api}.${operation.group}.${operation.name}(${written});\n`;
}

function parameters({ document }: Spec, operation: Operation): Json | undefined {
  const required = findCallParameters(operation).filter((each) => each.required);
  if (required.length > 0)
    return Object.fromEntries(required.map((each) => [each.name, parameterSample(document, each)]));
  return findCallParameters(operation).length > 0 && operation.body ? {} : undefined;
}

/** The spec's example; a form with files as it is written in TypeScript. */
function body(spec: Spec, operation: Operation, indent: string): Json | string | undefined {
  const [[type, content] = ["", undefined]] = Object.entries(rawOperation(spec, operation).requestBody?.content ?? {});
  const example = firstExample(spec.document, content)?.value;
  if (type !== "multipart/form-data") return example;
  const { properties = {} } = flatten(spec.document, content?.schema ?? {});
  const deeper = `${indent}  `;
  const parts = Object.entries(example as Record<string, Json>).map(([name, value]) => {
    const isFile = properties[name]?.format === "binary";
    return `${deeper}${name}: ${isFile ? `new Blob([${literal(value)}])` : literal(value, { indent: deeper, width: 60 })},\n`;
  });
  return `{\n${parts.join("")}${indent}}`;
}

function kept(spec: Spec, { answer, partial }: Operation): string {
  const { api } = spec;
  if (partial) return "const { stored, refused } =\n  ";
  if (answer.kind === "none") return "";
  if (answer.kind !== "schema")
    return { unknown: "const answer = ", list: "const list = ", binary: "const bytes = " }[answer.kind];
  const schema = flatten(spec.document, { $ref: `#/components/schemas/${answer.name}` });
  const names = Object.keys(schema.properties ?? {}).slice(0, 2);
  // a field that is called like the client gets a name of its own
  return `const { ${names.map((name) => (name === api ? `${name}: itself` : name)).join(", ")} } =\n  `;
}
