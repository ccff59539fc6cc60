import { formatPropertyKey } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";
import { orderAsWritten } from "../../model/as-written.ts";
import type { Model, Operation } from "../../model/model.ts";
import type { Content, RawOperation, Schema } from "../../document/openapi.ts";
import { resolve } from "../../document/resolve.ts";
import type { Interface } from "../../interfaces.ts";
import { JSON_TYPE, listContents } from "./schemas/parts.ts";
import { formatFiles } from "./schemas/schemas.ts";

/** Emits the routes of the sandbox: one operation per line, with its demands on the caller. */
export function emitRoutes(rows: readonly (Pick<Interface, "prefix" | "rules"> & { model: Model })[]): string {
  const models = rows.map(({ model }) => model);
  const all = rows.flatMap(({ model, rules }) =>
    orderAsWritten(model)
      .operations.filter(({ isVariant }) => !isVariant) // it shares its address with another
      .toSorted(literalFirst)
      .map((operation) => ({ model, rules, operation, record: readRecord(operation) })),
  );
  checkIds(all.map(({ operation }) => operation.id));
  const lines = all.map(
    ({ model, operation, record }) => `  ${JSON.stringify({ ...routeOf(model, operation), record })},\n`,
  );
  return `${formatBanner({ file: formatFiles(models) })}import type { NotShownId } from "./not-shown.generated.ts";

${formatInterfaces(rows)}/** One operation of the platform. */
export interface Route {
  id: OperationId;
  /** Its method in the client. */
  call?: CallName;
  api: Api;
  method: string;
  path: string;
  /** Scopes of which a token must have one; empty where none is asked for. */
  scopes: readonly string[];
  /** Which credentials are accepted. */
  credentials: readonly ("token" | "key")[];
  /** Media types of the body, the first being the usual one; empty where there is no body. */
  bodyTypes: readonly string[];
  /** Status of success. */
  status: number;
  /** Parameters in the path and in the query, and how they are written. */
  parameters: readonly { name: string; place: "path" | "query"; kind: "text" | "number" | "boolean" | "list" }[];
  /** Fields of a form that are files. */
  files: readonly string[];
  /** Headers that are described, in lower case. */
  headers: readonly string[];
  rateLimit?: { requests: number; perSeconds: number };
  /** The media type of an answer that is a file. */
  fileType?: string;
  /** The question in the specs about the form of the answer, where nothing describes it. */
  notShown?: NotShownId;
  /** The records that it reads or changes, where the specs name them. */
  record?: RecordRoute;
}

/** The part of an operation in the life of a record. */
export interface RecordRoute {
  /** The collection, for example \`customers\` or \`customers/notes\`. */
  name: string;
  does: RecordVerb;
  /** The parameter in the path that names the record; absent where the body names it, or where there is one per parent. */
  id?: string;
  /** The parameters that stand before it in the path, in its order. */
  parents: readonly string[];
}

/** What an operation does to a record. */
export type RecordVerb =
${VERBS.map((each) => `  | ${JSON.stringify(each)}`).join("\n")};

/** An operation by its id. */
export type OperationId =
${formatUnion(all.map(({ operation }) => operation.id))};

/** An operation by its method in the client. */
export type CallName =
${formatUnion(all.flatMap(({ operation }) => nameCall(operation) ?? []))};

/** An operation of an interface that the sandbox knows by its description alone. */
export type DescribedOperationId =
${formatUnion(all.filter(({ rules }) => !rules).map(({ operation }) => operation.id))};

/** An operation whose records the specs name, so that the sandbox can perform it without its own rule. */
export type RecordOperationId =
${formatUnion(all.filter(({ record }) => record).map(({ operation }) => operation.id))};

export const routes: readonly Route[] = [
${lines.join("")}];
`;
}

function formatInterfaces(rows: Parameters<typeof emitRoutes>[0]): string {
  const places = rows.map(
    ({ model, prefix, rules }) => `  ${formatPropertyKey(model.api)}: ${JSON.stringify({ prefix, rules })},\n`,
  );
  return `/** An interface of the platform. */
export type Api = ${rows.map(({ model }) => JSON.stringify(model.api)).join(" | ")};

/** What stands before the paths of each interface, and whose rules its operations keep to. */
export const interfaces: Readonly<Record<Api, { readonly prefix: string; readonly rules?: "erp" | "channel" }>> = {
${places.join("")}};

`;
}

/** The ways in which an operation touches a record, as `x-record` in the specs says them. */
const VERBS = ["list", "get", "create", "update", "replace", "delete", "act", "mail", "print", "download"] as const;

/** @throws {Error} If two interfaces have an operation of one id. */
function checkIds(ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Cannot route ${twice} as one operation alone must have this id`);
}

function nameCall({ call }: Operation): string | undefined {
  return call && `${call.group}.${call.method}`;
}

function formatUnion(ids: readonly string[]): string {
  return ids.length === 0
    ? "  never"
    : ids
        .toSorted()
        .map((id) => `  | ${JSON.stringify(id)}`)
        .join("\n");
}

function routeOf({ api, document }: Model, operation: Operation) {
  const { id, method, path, scopes, isOpen, status, rateLimit, parameters, given } = operation;
  const key = (given.security ?? []).some((each) => "apiKey" in each);
  return {
    id,
    call: nameCall(operation),
    api,
    method,
    path,
    scopes,
    credentials: isOpen ? [] : key ? ["token", "key"] : ["token"],
    bodyTypes: listContents(given).map(([type]) => type),
    status,
    parameters: parameters.flatMap(({ name, place, given: { schema } }) =>
      place === "header" ? [] : [{ name, place, kind: kindOf(resolve(document, schema)) }],
    ),
    files: filesOf(document, given),
    headers: parameters.flatMap(({ name, place }) => (place === "header" ? [name.toLowerCase()] : [])),
    rateLimit,
    fileType: readAnswers(given).find(([type]) => type !== JSON_TYPE)?.[0],
    notShown: readAnswers(given).find(([type]) => type === JSON_TYPE)?.[1].schema?.["x-not-shown"],
  };
}

/** @throws {Error} If the mark `x-record` says something that the sandbox has no rule for. */
function readRecord({ id, path, given }: Operation): object | undefined {
  const mark = given["x-record"];
  if (!mark) return undefined;
  const { name, does } = mark;
  if (!(VERBS as readonly string[]).includes(does))
    throw new Error(`Cannot route ${id} as does of its x-record must be one of ${VERBS.join(", ")}: got ${does}`);
  const parameters = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, each]) => each!);
  const own = does === "list" || does === "create" ? undefined : findOwn(name, path, parameters);
  const before = own === undefined ? parameters : parameters.slice(0, parameters.indexOf(own));
  return { name, does, id: own, parents: before };
}

/**
 * The parameter that names the record: the one called like it, else the last that is an id. There is none where the address has
 * fewer than the name has parts, as for the descriptions of an item.
 */
function findOwn(name: string, path: string, parameters: readonly string[]): string | undefined {
  const parts = name.split("/");
  const noun = parts.at(-1)!.toLowerCase();
  const ids = parameters.filter((each) => /(id|key|iso)$/i.test(each));
  if (!path.endsWith("}") && ids.length < parts.length) return undefined;
  const isCalledLikeIt = (parameter: string) =>
    parameter.length > 2 &&
    noun.startsWith(
      parameter
        .replace(/(Id|Key)$/, "")
        .toLowerCase()
        .slice(0, -1),
    );
  return ids.findLast(isCalledLikeIt) ?? ids.at(-1);
}

function readAnswers({ responses }: RawOperation): [type: string, Content][] {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2"))!;
  return Object.entries(success.content ?? {});
}

function filesOf(document: Model["document"], { requestBody }: RawOperation): string[] {
  const form = requestBody?.content?.["multipart/form-data"]?.schema;
  const { properties = {} } = form ? resolve(document, form) : {};
  return Object.entries(properties).flatMap(([name, each]) =>
    resolve(document, each).format === "binary" ? [name] : [],
  );
}

function kindOf({ type }: Schema): string {
  return { array: "list", boolean: "boolean", integer: "number", number: "number" }[String(type)] ?? "text";
}

/** An address that is spelled out comes before one with a part to fill: the first that fits is taken. */
function literalFirst(one: Operation, other: Operation): number {
  return (one.path.match(/\{/g)?.length ?? 0) - (other.path.match(/\{/g)?.length ?? 0);
}
