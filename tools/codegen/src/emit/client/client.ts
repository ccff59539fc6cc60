import { emitHttpImports } from "./import-http.ts";
import { formatBanner } from "../banner.ts";
import { formatDocComment } from "../doc-comment.ts";
import { emitEach, emitEachMethod, findPageItem } from "./pages.ts";
import { hasDecimalText } from "../../read/has-decimal-text.ts";
import { isReadApart } from "../../read/apart.ts";
import { toCamelCase, splitOperationId, toPascalCase, formatPropertyKey } from "../../name/names.ts";
import {
  findCallParameters,
  readRefName,
  resolve,
  type ClientHeader,
  type Operation,
  type Schema,
  type Spec,
} from "../../read/spec.ts";

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
/** What a client needs to know. */
export interface ${Api}ClientOptions${headers.length > 0 ? ` extends ${Api}Headers` : ""} {
  /** Base address, \`${api === "erp" ? "{base_url}" : "{channel_base_url}"}\`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default \`globalThis.fetch\`. */
  fetch?: Fetch;
  /** Runs around every call; \`openTelemetry()\` of \`@kontor/http/telemetry\` gives one. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe">;
}
${[...groups].map(([group, members]) => emitGroup(spec, group, members)).join("")}
/** What the groups share; for importing them one by one: \`${[...groups.keys()][0]}(create${Api}Core(options))\`. */
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

/** What writes a body that is no JSON. */
const FORMS: Record<string, string> = {
  "application/x-www-form-urlencoded": "encodeForm",
  "multipart/form-data": "encodeMultipart",
};

export const words: Record<string, string> = { erp: "an ERP client", channel: "a channel client" };

function emitHeaders({ Api, api, headers }: Spec): string {
  const fields = headers.map(
    (header) =>
      `${formatDocComment([`${header.description} Header \`${header.name}\`.`], "  ")}  ${option(header)}${header.required ? "" : "?"}: ${header.secret ? "string | Secret" : "string"};\n`,
  );
  const rules = headers.map(
    (header) =>
      `  ${option(header)}: { header: ${JSON.stringify(header.name)}, ${header.required ? "required: true, " : ""}${rule(header)} },\n`,
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
  return clientHeaders("${words[api]}", headerRules, { ...options });
}
`;
}

function rule({ schema: { format, pattern, minLength = 0, enum: values }, "x-must": must }: ClientHeader): string {
  if (format === "uuid") return 'pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, must: "be a UUID"';
  if (values)
    return `pattern: /^(${values.join("|")})$/, must: ${JSON.stringify(must ?? `be one of ${values.join(", ")}`)}`;
  if (pattern) return `pattern: ${String(new RegExp(pattern))}, must: ${JSON.stringify(must ?? `match ${pattern}`)}`;
  return `pattern: /^.{${minLength},}$/s, must: "be text"`;
}

function option(header: ClientHeader): string {
  return header["x-client-option"]!;
}

function emitGroup(spec: Spec, group: string, operations: Operation[]): string {
  const { Api } = spec;
  const parameters = operations
    .filter((each) => findCallParameters(each).length > 0)
    .map((each) => emitParameters(spec, each));
  const interfaces = operations.map((operation) => {
    const item = findPageItem(spec, operation);
    return `${methodComment(spec, operation)}  ${operation.name}(${signature(operation)}): Promise<${answerType(spec, operation)}>;\n${item ? emitEach(operation, item, parametersType(operation)) : ""}`;
  });
  const methods = operations.map((operation) => {
    const { answer, id, method, path, body, name } = operation;
    const item = findPageItem(spec, operation);
    const demanded = findCallParameters(operation).flatMap((each) => (each.required ? [each.name] : []));
    const names = [findCallParameters(operation).length > 0 && "params", body && "body", "options"]
      .filter(Boolean)
      .join(", ");
    const fields = [
      "options",
      `operation: "${id}"`,
      `call: "${spec.api}.${group}.${name}"`,
      `method: "${method}"`,
      `path: "${path}"`,
      findCallParameters(operation).length > 0 && "params",
      ...namesIn(operation, "query", "header"),
      demanded.length > 0 && `required: ${JSON.stringify(demanded)}`,
      findCallParameters(operation).some(({ explode }) => explode === false) && 'lists: "comma"',
      operation.sendOnce && "sendOnce: true",
      body && "body",
      body?.required && "needsBody: true",
      body && FORMS[body.type] && `form: ${FORMS[body.type]}`,
      answer.kind === "schema" && `decode: decode.${toCamelCase(answer.name)}`,
      answer.kind === "list" && `decode: list(decode.${toCamelCase(answer.name)})`,
      hasDecimalText(spec, operation) && "reviver: keepDigits",
      answer.kind === "binary" && "document: readDocument",
      answer.kind === "none" && 'answer: "none"',
      operation.partial && 'answer: "partial"',
      operation.partial && `finish: createPartialFinish(${partialNames(operation)})`,
    ].filter(Boolean);
    return `    ${name}: (${names}) => core.call({ ${fields.join(", ")} }) as Promise<${answerType(spec, operation)}>,\n${item ? emitEachMethod(operation, item) : ""}`;
  });
  const isPaged = operations.some((each) => findPageItem(spec, each));
  const made = isPaged ? [`const methods: ${toPascalCase(group)} =`, "return methods;"] : ["return", ""];
  return `${parameters.join("")}
${formatDocComment([`Operations on \`${group}\`. Every method throws ${/^[AEIOU]/.test(Api) ? "an" : "a"} {@link ${Api}Error}.`])}export interface ${toPascalCase(group)} {
${interfaces.join("")}}

export function ${group}(core: ${Api}Core): ${toPascalCase(group)} {
  ${made[0]} {
${methods.join("")}  };
${made[1] ? `  ${made[1]}\n` : ""}}
`;
}

function methodComment(spec: Spec, operation: Operation): string {
  const { summary, method, path, scopes, answer, source, maturity, rateLimit, open } = operation;
  const { partial, sendOnce, replacedBy } = operation;
  const { Api } = spec;
  const scope = scopes.length > 0 ? `, scope \`${scopes.join("`, `")}\`` : "";
  return formatDocComment(
    [
      `${summary}. \`${method} ${path}\`${scope}. Maturity: ${maturity}.`,
      open && "Needs no access token.",
      rateLimit && `Quota: ${rateLimit.requests} requests in ${rateLimit.perSeconds} s.`,
      sendOnce && "Every call uses a delivery of each event it returns: it is not sent again by itself.",
      partial &&
        "@returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.",
      partial && "@throws {PartialFailure} If something was refused, with `throwOnRefused`.",
      answer.kind === "binary" && "@returns The bytes of the document.",
      answer.kind === "unknown" && "@returns Not shown by the platform, hence `unknown`.",
      isReadApart(spec, operation) &&
        "@returns Events as they came; `decodeEvents()` gives typed ones, each read alone. What cannot be read stands in `unreadable`: look there as well.",
      `@throws {${Api}Error} If the platform answers outside 2xx.`,
      `@see ${source.replace("given", "given spec")}`,
      replacedBy &&
        `@deprecated ${replacedBy.length > 0 ? `Use ${replacedBy.map(callName).join(" and ")}.` : "Nothing takes its place."}`,
    ],
    "  ",
  );
}

/** How a method is called: `reports.sendData()`. */
function callName(operationId: string): string {
  const { group, method } = splitOperationId(operationId);
  return `\`${group}.${method}()\``;
}

function emitParameters(spec: Spec, operation: Operation): string {
  const fields = findCallParameters(operation).map(
    ({ name, required, description, schema }) =>
      `${description ? formatDocComment([description], "  ") : ""}  ${formatPropertyKey(name)}${required ? "" : "?"}: ${scalar(spec, schema)};\n`,
  );
  return `\nexport interface ${parametersType(operation)} {\n${fields.join("")}}\n`;
}

/** Which parameters go where; those of the path stand in it. */
function namesIn(operation: Operation, ...places: string[]): string[] {
  return places.flatMap((place) => {
    const names = findCallParameters(operation).flatMap((each) => (each.in === place ? [each.name] : []));
    return names.length > 0 ? [`${place}: ${JSON.stringify(names)}`] : [];
  });
}

function signature(operation: Operation): string {
  const parameters = findCallParameters(operation);
  const optional = isOptional(operation);
  return [
    parameters.length > 0 && `params${optional ? "?" : ""}: ${parametersType(operation)}`,
    operation.body && `body${operation.body.required ? "" : "?"}: ${bodyType(operation)}`,
    `options?: ${operation.partial ? "PartialOptions" : "CallOptions"}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function isOptional(operation: Operation): boolean {
  return findCallParameters(operation).every(({ required }) => !required) && !operation.body;
}

function parametersType({ id }: Operation): string {
  return `${toPascalCase(id)}Parameters`;
}

function bodyType({ body }: Operation): string {
  const { $ref, type, items } = body!.schema;
  if ($ref) return readRefName(body!.schema);
  return type === "array" && items?.$ref ? `readonly ${readRefName(items)}[]` : "unknown";
}

function partialNames({ partial }: Operation): string {
  return typeof partial === "object" ? `${JSON.stringify(partial.items)}, ${JSON.stringify(partial.id)}` : "";
}

function answerType(spec: Spec, operation: Operation): string {
  const answer = bareAnswer(operation);
  if (operation.partial) return `PartialResult<${answer}>`;
  return isReadApart(spec, operation) ? `ReadApart<${answer}>` : answer;
}

function bareAnswer({ answer }: Operation): string {
  if (answer.kind === "schema") return answer.name;
  if (answer.kind === "list") return `${answer.name}[]`;
  return { binary: "Uint8Array", none: "void", unknown: "unknown" }[answer.kind];
}

function scalar({ document }: Spec, given: Schema): string {
  const { type, items, enum: values } = resolve(document, given);
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `readonly ${scalar({ document } as Spec, items ?? {})}[]`;
  return { string: "string", integer: "number", number: "number", boolean: "boolean" }[String(type)] ?? "unknown";
}

function typesOf({ body, answer }: Operation): string[] {
  const sent = [body?.schema, body?.schema.items].flatMap((schema) => (schema?.$ref ? [readRefName(schema)] : []));
  return answer.kind === "schema" || answer.kind === "list" ? [...sent, answer.name] : sent;
}

function unique(names: string[]): string[] {
  return [...new Set(names)].sort();
}
