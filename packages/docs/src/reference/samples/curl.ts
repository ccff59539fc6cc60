import { isOfSeller } from "../credentials.ts";
import type { Json, Operation, ReaderContent, ReaderParameter, Spec } from "../read/document.ts";
import { findExample } from "../examples.ts";
import { flatten } from "../fields.ts";
import { chooseParameterValue } from "./parameter.ts";
import { resolveOperation } from "../read/raw-operation.ts";

const HOSTS: Record<string, string> = { erp: "$BASE_URL", channel: "$CHANNEL_BASE_URL" }; // given §1, §4.6: configuration

/** Builds the same call for the command line: all required parameters and the example of the spec. */
export function buildCurlSample(spec: Spec, operation: Operation): string {
  const raw = resolveOperation(spec, operation);
  const [[type, content] = ["", undefined]] = Object.entries(raw.requestBody?.content ?? {});
  const example = findExample(spec.document, content);
  // from the client's list: there, a parameter is required if a call without it would destroy more
  const parameters = operation.parameters.filter((each) => each.required);
  const sample = (each: ReaderParameter) => String(chooseParameterValue(spec.document, each, example?.value));
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

/** Builds a form with files. Its JSON parts and its files are read from files of the same name. */
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
