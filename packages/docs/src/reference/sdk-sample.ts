import type { Operation, Spec } from "./document.ts";
import { firstExample } from "./examples.ts";
import { literal } from "./literal.ts";
import { rawOperation } from "./raw-operation.ts";
import { flatten } from "./fields.ts";

/** `erp.categories.update()`: how an operation is called. */
export function sdkName(spec: Spec, { group, name }: Operation): string {
  return `${spec.api}.${group}.${name}()`;
}

/** A call of the client with the spec's example, keeping the fields of the answer. */
export function sdkSample(spec: Spec, operation: Operation): string {
  const [content] = Object.values(rawOperation(spec, operation).requestBody?.content ?? {});
  const example = firstExample(spec.document, content);
  const answer = kept(spec, operation);
  const body = example === undefined ? "" : literal(example.value, { indent: answer.endsWith("\n  ") ? "  " : "" });
  return `${answer}await ${spec.api}.${operation.group}.${operation.name}(${body});\n`;
}

function kept(spec: Spec, { answer }: Operation): string {
  if (answer.kind === "none") return "";
  if (answer.kind === "unknown") return "const answer = ";
  const schema = flatten(spec.document, { $ref: `#/components/schemas/${answer.name}` });
  return `const { ${Object.keys(schema.properties ?? {})
    .slice(0, 2)
    .join(", ")} } =\n  `;
}
