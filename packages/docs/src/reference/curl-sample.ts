import { resolve } from "../../../../tools/codegen/src/spec.ts";
import type { Json, Operation, ReaderParameter, Spec } from "./document.ts";
import { firstExample } from "./examples.ts";
import { rawOperation } from "./raw-operation.ts";

const HOSTS: Record<string, string> = { erp: "$BASE_URL", channel: "$CHANNEL_BASE_URL" }; // given §1, §4.6: configuration

/** The same call on a command line: what is required, and the spec's example. */
export function curlSample(spec: Spec, operation: Operation): string {
  const raw = rawOperation(spec, operation);
  const [[type, content] = ["", undefined]] = Object.entries(raw.requestBody?.content ?? {});
  const example = firstExample(spec.document, content);
  const parameters = (raw.parameters ?? []).map((each) => resolve(spec.document, each));
  return [
    `curl -X ${operation.method} "${HOSTS[spec.api]}${operation.path}"`,
    ...(operation.open ? [] : ['-H "Authorization: Bearer $ACCESS_TOKEN"']),
    ...parameters.filter((each) => each.required).map(header),
    ...(example === undefined ? [] : body(type, example.value)),
  ].join(" \\\n  ");
}

function header({ name, example }: ReaderParameter): string {
  return `-H "${name}: ${String(example)}"`;
}

function body(type: string, value: Json): string[] {
  if (type === "application/x-www-form-urlencoded") {
    return Object.entries(value as Record<string, Json>).map(
      ([key, each]) => `--data-urlencode "${key}=${String(each)}"`,
    );
  }
  return [`-H "Content-Type: ${type}"`, `--data '${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")}'`];
}
