import { findCallParameters } from "@kontor/codegen/read/spec";
import type { Json, Operation, Spec } from "../read/document.ts";
import { findExample } from "../examples.ts";
import { flatten } from "../fields.ts";
import { formatLiteral } from "./literal.ts";
import { chooseParameterValue } from "./parameter.ts";
import { resolveOperation } from "../read/raw-operation.ts";

/** Builds the name of the method that calls an operation: `erp.categories.update()`. */
export function buildSdkName(spec: Spec, { group, name, isRawOnly, method, path }: Operation): string {
  return isRawOnly ? `raw.${method}("${path}")` : `${spec.api}.${group}.${name}()`;
}

/** Builds a call of the client with the example of the spec. It names two fields of the answer. */
export function buildSdkSample(spec: Spec, operation: Operation): string {
  if (operation.isRawOnly) return buildRawSample(spec, operation);
  const answer = buildAssignment(spec, operation, listSendable(spec, operation));
  const indent = answer.endsWith("\n  ") ? "  " : "";
  const values = [parameters(spec, operation), body(spec, operation, indent)].filter((value) => value !== undefined);
  const written = values
    .map((value) => (typeof value === "string" ? value : formatLiteral(value, { indent })))
    .join(", ");
  return `${answer}await ${spec.api}.${operation.group}.${operation.name}(${written});\n`;
}

/** A call by path, of an operation that no method calls. */
function buildRawSample(spec: Spec, operation: Operation): string {
  const required = findCallParameters(operation).filter((each) => each.required);
  const params = Map.groupBy(required, (each) => each.in);
  const sent = body(spec, operation, "");
  const init = {
    ...(params.size > 0 && {
      params: Object.fromEntries(
        [...params].map(([place, each]) => [
          place,
          Object.fromEntries(
            each.map((one) => [one.name, chooseParameterValue(spec.document, one, readBody(spec, operation))]),
          ),
        ]),
      ),
    }),
    ...(sent !== undefined && typeof sent !== "string" && { body: sent }),
    ...(operation.answer.kind === "binary" && { parseAs: "arrayBuffer" }),
  };
  const written = Object.keys(init).length > 0 ? `, ${formatLiteral(init)}` : "";
  return `const { data, error } = await raw.${operation.method}("${operation.path}"${written});\n`;
}

function parameters(spec: Spec, operation: Operation): Json | undefined {
  const required = findCallParameters(operation).filter((each) => each.required);
  const sent = readBody(spec, operation);
  if (required.length > 0)
    return Object.fromEntries(required.map((each) => [each.name, chooseParameterValue(spec.document, each, sent)]));
  return findCallParameters(operation).length > 0 && operation.body ? {} : undefined;
}

/** Reads the example of the body. */
function readBody(spec: Spec, operation: Operation): Json | undefined {
  const [content] = Object.values(resolveOperation(spec, operation).requestBody?.content ?? {});
  return findExample(spec.document, content)?.value;
}

/** Lists the fields that the body of an operation may have. */
function listSendable(spec: Spec, operation: Operation): string[] {
  const [content] = Object.values(resolveOperation(spec, operation).requestBody?.content ?? {});
  return Object.keys(flatten(spec.document, content?.schema ?? {}).properties ?? {});
}

/** Gives the example of the spec. A form with files is given as TypeScript text. */
function body(spec: Spec, operation: Operation, indent: string): Json | string | undefined {
  const [[type, content] = ["", undefined]] = Object.entries(
    resolveOperation(spec, operation).requestBody?.content ?? {},
  );
  const example = findExample(spec.document, content)?.value;
  if (type === "application/octet-stream") return 'new Blob(["the bytes of a file"])';
  if (type !== "multipart/form-data") return typeof example === "string" ? JSON.stringify(example) : example;
  const { properties = {} } = flatten(spec.document, content?.schema ?? {});
  const deeper = `${indent}  `;
  const parts = Object.entries(example as Record<string, Json>).map(([name, value]) => {
    const isFile = properties[name]?.format === "binary";
    return `${deeper}${name}: ${isFile ? `new Blob([${formatLiteral(value)}])` : formatLiteral(value, { indent: deeper, width: 60 })},\n`;
  });
  return `{\n${parts.join("")}${indent}}`;
}

/** Names what the answer brings: first its list, then its id, then what cannot be sent. */
function buildAssignment(spec: Spec, { answer, partial }: Operation, sent: readonly string[]): string {
  const { api } = spec;
  if (partial) return "const { stored, refused } =\n  ";
  if (answer.kind === "none") return "";
  if (answer.kind !== "schema")
    return { unknown: "const answer = ", list: "const list = ", binary: "const bytes = " }[answer.kind];
  const schema = flatten(spec.document, { $ref: `#/components/schemas/${answer.name}` });
  const fields = Object.keys(schema.properties ?? {});
  if (fields.length === 0) return "const answer = "; // a text or a number
  const news = fields.filter((name) => !sent.includes(name));
  const first = ["items", "id"].filter((name) => fields.includes(name));
  const names = [...new Set([...first, ...news, ...fields])].slice(0, 2);
  // a field with the name of the client gets another name
  return `const { ${names.map((name) => (name === api ? `${name}: itself` : name)).join(", ")} } =\n  `;
}
