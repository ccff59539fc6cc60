import type { Model } from "../../model/model.ts";
import type { ClientHeader } from "../../document/openapi.ts";
import { formatDocComment } from "../comments.ts";

/** Emits the headers that a client sets once, with the rule of each. */
export function emitHeaders({ Api, api, headers, traits }: Model): string {
  const fields = headers.map(
    (header) =>
      `${formatDocComment([`${header.description} Header \`${header.name}\`.${header.required ? "" : " Default: the header is not sent."}`], "  ")}  ${readOption(header)}${header.required ? "" : "?"}: ${header.secret ? "string | Secret" : "string"}${header.required ? "" : " | undefined"};\n`,
  );
  const rules = headers.map(
    (header) =>
      `  ${readOption(header)}: { header: ${JSON.stringify(header.name)}, ${header.required ? "required: true, " : ""}${emitRule(header)} },\n`,
  );
  return `
/** The headers of a request, set once for a client. */
export interface ${Api}Headers {
${fields.join("")}}

const headerRules = {
${rules.join("")}};

/**
 * The headers that a client sends with every request.
 *
 * @throws {ArgumentError} If one is missing or malformed.
 */
export function ${api}Headers(options: ${Api}Headers): Record<string, string> {
  return clientHeaders("${traits.what}", headerRules, { ...options });
}
`;
}

function emitRule({ schema: { format, pattern, minLength = 0, enum: values }, "x-must": must }: ClientHeader): string {
  if (format === "uuid") return 'pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID"';
  if (values)
    return `pattern: ${String(new RegExp(`^(${values.map(escapePattern).join("|")})$`))}, must: ${JSON.stringify(must ?? `be one of ${values.join(", ")}`)}`;
  if (pattern) return `pattern: ${String(new RegExp(pattern))}, must: ${JSON.stringify(must ?? `match ${pattern}`)}`;
  return `pattern: /^.{${minLength},}$/s, must: "be text"`;
}

function escapePattern(value: unknown): string {
  return String(value).replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function readOption(header: ClientHeader): string {
  return header["x-client-option"]!;
}
