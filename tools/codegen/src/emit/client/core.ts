import type { Model } from "../../model/model.ts";
import { formatBanner } from "../comments.ts";
import { listErrorFields } from "../../model/error-fields.ts";
import { emitHeaders } from "./headers.ts";

/** The part that all groups of a client share: its headers, its options, and the part that sends. */
export function emitCore(model: Model): string {
  const { Api, api, headers, traits } = model;
  const hasHeaders = headers.length > 0;
  const parts = [
    hasHeaders ? "clientHeaders" : "checkOptionNames",
    "createCallSender",
    "type OperationCall",
  ].toSorted();
  const main = ["type Fetch", ...(headers.some(({ secret }) => secret) ? ["type Secret"] : []), "type Telemetry"];
  const errorFields = listErrorFields(model);
  const create = `create ${traits.what}`;
  return `${formatBanner(model)}import type { ${main.map((name) => name.slice(5)).join(", ")} } from "@kontor/http";
import { ${parts.join(", ")} } from "@kontor/http/internal";
import { ${Api}Error } from "./errors.generated.ts";
${hasHeaders ? emitHeaders(model) : ""}${errorFields.length > 0 ? `\nconst errorFields = ${JSON.stringify(errorFields)};\n` : ""}
/** The options of a client. */
export interface ${Api}ClientOptions${hasHeaders ? ` extends ${Api}Headers` : ""} {
  /** Base address, \`${traits.baseUrl}\`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default \`globalThis.fetch\`. */
  fetch?: Fetch | undefined;
  /** Runs around every call; \`openTelemetry()\` of \`@kontor/http/telemetry\` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe"> | undefined;
  /** Hosts that may be reached by plain http, such as a sandbox in another container: \`["sandbox:7070"]\`. They get the credentials. Default: none but this machine. */
  allowHttp?: readonly string[] | undefined;
}

/** The part that all groups share; it is for importing them one by one: \`${model.groups[0]?.name ?? "group"}(create${Api}Core(options))\`. */
export interface ${Api}Core {
  call(call: OperationCall): Promise<unknown>;
}

/**
 * Makes the part that all groups of a client share, for a program that imports only some of them.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function create${Api}Core(options: ${Api}ClientOptions): ${Api}Core {
  const fail = (...facts: ConstructorParameters<typeof ${Api}Error>) => new ${Api}Error(...facts);
${hasHeaders ? "" : `  checkOptionNames("${create}", options, { baseUrl: 1, fetch: 1, telemetry: 1, allowHttp: 1 });\n`}  return createCallSender({ what: "${traits.what}", ...options, fail${errorFields.length > 0 ? ", errorFields" : ""}${hasHeaders ? `, headers: ${api}Headers(options)` : ""} });
}
`;
}
