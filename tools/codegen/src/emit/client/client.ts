import { FORMS } from "./forms.ts";
import { emitGroup } from "./group.ts";
import { emitHeaders, words } from "./headers.ts";
import { emitHttpImports } from "./import-http.ts";
import { formatBanner } from "../banner.ts";
import { findPageItem } from "./pages.ts";
import { hasDecimalText } from "../../read/has-decimal-text.ts";
import { isReadApart } from "../../read/apart.ts";
import { toPascalCase } from "../../name/names.ts";
import { readRefName, type Operation, type Spec } from "../../read/spec.ts";

/**
 * The client: per group an interface and a function, so that a group can be imported alone; one method per
 * operation, its types named and not generic, so that a call costs the type checker nothing.
 */
export function emitClient(spec: Spec): string {
  const { Api, api, operations, headers } = spec;
  const groups = Map.groupBy(operations, ({ group }) => group);
  const decodes = operations.some(({ answer }) => answer.kind === "schema" || answer.kind === "list");
  const lists = operations.some(({ answer }) => answer.kind === "list");
  const types = unique([...operations.flatMap((each) => [...typesOf(each), findPageItem(spec, each) ?? []].flat())]);
  const helpers = [
    "createCallSender",
    ...(headers.length > 0 ? [] : ["checkOptionNames"]), // clientHeaders() refuses what is no option
    ...(operations.some(({ answer }) => answer.kind === "binary") ? ["readDocument"] : []),
    ...Object.entries(FORMS).flatMap(([type, name]) =>
      operations.some(({ body }) => body?.type === type) ? [name] : [],
    ),
    ...(lists ? ["list"] : []),
    ...(operations.some((each) => hasDecimalText(spec, each)) ? ["keepDigits"] : []),
    ...(headers.length > 0 ? ["clientHeaders"] : []),
    ...(operations.some((each) => findPageItem(spec, each)) ? ["paginate"] : []),
    ...(operations.some(({ partial }) => partial)
      ? ["createPartialFinish", "type PartialOptions", "type PartialResult"]
      : []),
    "type OperationCall",
    "type CallOptions",
    "type Fetch",
    "type Telemetry",
    ...(operations.some((each) => isReadApart(spec, each)) ? ["type ReadApart"] : []),
    ...(headers.some(({ secret }) => secret) ? ["type Secret"] : []),
  ];
  const headersOf = headers.length > 0 ? `, headers: ${api}Headers(options)` : "";

  return `${formatBanner(spec)}import type { ${types.join(", ")} } from "@kontor/${api}-types";
${emitHttpImports(helpers)}
${decodes ? `import * as decode from "./decode.generated.ts";\n` : ""}import { ${Api}Error } from "./errors.generated.ts";
${headers.length > 0 ? emitHeaders(spec) : ""}
/** The options of a client. */
export interface ${Api}ClientOptions${headers.length > 0 ? ` extends ${Api}Headers` : ""} {
  /** Base address, \`${api === "erp" ? "{base_url}" : "{channel_base_url}"}\`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default \`globalThis.fetch\`. */
  fetch?: Fetch;
  /** Runs around every call; \`openTelemetry()\` of \`@kontor/http/telemetry\` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe">;
}
${[...groups].map(([group, members]) => emitGroup(spec, group, members)).join("")}
/** The part that all groups share; it is for importing them one by one: \`${[...groups.keys()][0]}(create${Api}Core(options))\`. */
export interface ${Api}Core {
  call(call: OperationCall): Promise<unknown>;
}

/** @throws {ArgumentError} If an option is missing or malformed. */
export function create${Api}Core(options: ${Api}ClientOptions): ${Api}Core {
  const fail = (...facts: ConstructorParameters<typeof ${Api}Error>) => new ${Api}Error(...facts);
${headers.length > 0 ? "" : `  checkOptionNames("create ${words[api]}", options, { baseUrl: 1, fetch: 1, telemetry: 1 });\n`}  return createCallSender({ what: "${words[api]}", ...options, fail${headersOf} });
}

/** A client of the ${spec.document.info.title}. */
export interface ${Api}Client {
${[...groups.keys()].map((group) => `  readonly ${group}: ${toPascalCase(group)};\n`).join("")}${headers.length > 0 ? `  /** The same client with other headers: another tenant, another user. */\n  with(headers: Partial<${Api}Headers>): ${Api}Client;\n` : ""}}

/**
 * Makes a client. Every method throws ${/^[AEIOU]/.test(Api) ? "an" : "a"} {@link ${Api}Error} when the platform answers outside 2xx, and a
 * \`PlatformError\` with another \`code\` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function create${Api}Client(options: ${Api}ClientOptions): ${Api}Client {
  const core = create${Api}Core(options);
  return {
${[...groups.keys()].map((group) => `    ${group}: ${group}(core),\n`).join("")}${headers.length > 0 ? `    with: (headers) => create${Api}Client({ ...options, ...headers }),\n` : ""}  };
}
`;
}

function typesOf({ body, answer }: Operation): string[] {
  const sent = [body?.schema, body?.schema.items].flatMap((schema) => (schema?.$ref ? [readRefName(schema)] : []));
  return answer.kind === "schema" || answer.kind === "list" ? [...sent, answer.name] : sent;
}

function unique(names: string[]): string[] {
  return [...new Set(names)].sort();
}
