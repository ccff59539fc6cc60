import { isOfSeller } from "../credentials.ts";
import type { Json, Operation, ReaderContent, ReaderParameter, Spec } from "../read/document.ts";
import { firstExample } from "../examples.ts";
import { flatten } from "../fields.ts";
import { parameterSample } from "./parameter.ts";
import { rawOperation } from "../read/raw-operation.ts";

const HOSTS: Record<string, string> = { erp: "$BASE_URL", channel: "$CHANNEL_BASE_URL" }; // given §1, §4.6: configuration

/** The same call on a command line: what is required, and the spec's example. */
export function curlSample(spec: Spec, operation: Operation): string {
  const raw = rawOperation(spec, operation);
  const [[type, content] = ["", undefined]] = Object.entries(raw.requestBody?.content ?? {});
  const example = firstExample(spec.document, content);
  // as the client has them: a call that is destructive without a parameter shows it
  const parameters = operation.parameters.filter((each) => each.required);
  const sample = (each: ReaderParameter) => String(parameterSample(spec.document, each));
  const query = parameters
    .filter((each) => each.in === "query")
    .map((each) => `${each.name}=${encodeURIComponent(sample(each))}`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    sample(parameters.find((each) => each.name === name)!),
  );
  return [
    `curl -X ${operation.method} "${HOSTS[spec.api]}${path}${query.length > 0 ? `?${query.join("&")}` : ""}"`,
    ...(operation.open ? [] : [`-H "Authorization: Bearer $${isOfSeller(operation) ? "SELLER_" : ""}ACCESS_TOKEN"`]),
    ...parameters.filter((each) => each.in === "header").map((each) => `-H "${each.name}: ${sample(each)}"`),
    ...(type === "multipart/form-data" ? parts(spec, content) : example ? body(type, example.value) : []),
  ].join(" \\\n  ");
}

/** A form with files: JSON parts and files come from files of the same name. */
function parts(spec: Spec, content: ReaderContent | undefined): string[] {
  const { properties = {} } = flatten(spec.document, content?.schema ?? {});
  return Object.entries(properties).map(([name, part]) =>
    part.format === "binary" ? `-F "${name}=@${name}.pdf"` : `-F "${name}=<${name}.json"`,
  );
}

function body(type: string, value: Json): string[] {
  if (type === "application/x-www-form-urlencoded") {
    return Object.entries(value as Record<string, Json>).map(
      ([key, each]) => `--data-urlencode "${key}=${String(each)}"`,
    );
  }
  return [`-H "Content-Type: ${type}"`, `--data '${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")}'`];
}
