import { toPascalCase } from "../name/names.ts";
import type { Document, MethodName, RawOperation } from "../document/openapi.ts";
import { resolve } from "../document/resolve.ts";
import { checkBody, readContents } from "./media.ts";
import type { Answer, ClientTraits, Content, Operation, Page, Parameter, Shape } from "./model.ts";
import type { Place } from "./operations.ts";
import { readParameters } from "./read-parameters.ts";
import { addSteps, checkText, Refusal } from "./refusal.ts";
import type { ShapeReader } from "./shapes/reader.ts";
import type { NamedDraft } from "./shapes/reading.ts";

/** Where an operation stands, and what is said of it elsewhere. */
export interface OperationPlace extends Place {
  document: Document;
  traits: ClientTraits;
  call: MethodName | undefined;
}

/** Reads an operation. @throws {Refusal} If it has something that a client cannot send or read. */
export function readOperation(reader: ShapeReader, place: OperationPlace): Omit<Operation, "parametersName"> {
  const { document, path, method, raw, item, at, call, isVariant } = place;
  const { parameters: shared, servers: shares } = item as Partial<RawOperation>;
  const servers = raw.servers ?? shares;
  if (servers && !servers.some(({ url }) => isSameServer(url, document)))
    throw new Refusal(at, `be at the address of the client: got ${servers[0]?.url ?? "servers of its own"}`);
  for (const key of ["summary", "description"] as const) checkText(raw[key], addSteps(at, key));
  checkSending(place);
  const demanded = raw["x-explicit-without"]?.parameter;
  const parameters = readParameters(reader, document, { path, shared, raw, demanded, at });
  const bodyAt = addSteps(at, "requestBody");
  const given = followAll(place);
  const { requestBody } = given;
  const hint = `${toPascalCase(raw.operationId)}Body`;
  const contents = requestBody && readContents(reader, requestBody.content, bodyAt, hint);
  if (contents) checkBody(reader.named, contents, bodyAt);
  const responses = readResponses(reader, given, at);
  const answer = readAnswer(responses, method, at);
  const page = findPage(reader.named, place.traits, answer, parameters);
  const batch = contents?.[0] && findBatch(place, contents[0]);
  const tag = document.tags?.find(({ name }) => name === raw.tags?.[0]);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    tag: raw.tags?.[0] ?? call?.group ?? "",
    ...(call && { call }),
    summary: raw.summary ?? raw.operationId,
    ...(raw.description && { description: raw.description }),
    scopes: [...new Set((raw.security ?? []).flatMap((each) => Object.values(each).flat()))],
    isOpen: raw.security?.length === 0,
    maturity: raw["x-maturity"] ?? tag?.["x-maturity"] ?? "stable",
    source: raw["x-source"] ?? "documented",
    ...(raw["x-rate-limit"] && {
      rateLimit: { requests: raw["x-rate-limit"].requests, perSeconds: raw["x-rate-limit"].perSeconds },
    }),
    sendOnce: raw["x-delivery-limit"] !== undefined,
    ...(raw["x-idempotent"] && { repeats: raw["x-idempotent"].value }),
    parameters,
    ...(contents?.[0] && {
      body: { ...contents[0], required: requestBody!.required ?? false, all: contents },
    }),
    answer,
    status: Number(responses.find(({ status }) => /^2\d\d$/.test(status))?.status ?? 200),
    responses,
    ...(page && { page }),
    partial: raw["x-partial-success"] ?? false,
    ...(batch && { batch }),
    isDeprecated: raw.deprecated === true,
    replacedBy: raw["x-replaced-by"] ?? [],
    isVariant,
    given: { ...given, parameters: parameters.map((each) => each.given) },
  };
}

/** @throws {Refusal} If `fetch` would send something else, or nothing. */
function checkSending({ path, method: given, raw, at }: OperationPlace): void {
  const method = given.toUpperCase();
  if (method === "TRACE") throw new Refusal(at, `have a method that fetch sends: got ${method}`);
  if (/[#?]/.test(path)) throw new Refusal(at, `have a path without # and ?: got ${path}`);
  if (raw.requestBody && (method === "GET" || method === "HEAD"))
    throw new Refusal(addSteps(at, "requestBody"), `be absent, as fetch sends no body with ${method}`);
}

/** An operation with its body and its answers in place of references. */
function followAll({ document, raw, at }: OperationPlace): RawOperation {
  const responses = Object.entries(raw.responses ?? {}).filter(([status]) => !status.startsWith("x-"));
  return {
    ...raw,
    ...(raw.requestBody && { requestBody: follow(document, raw.requestBody, addSteps(at, "requestBody")) }),
    responses: Object.fromEntries(
      responses.map(([status, each]) => [status, follow(document, each, addSteps(at, "responses", status))]),
    ),
  };
}

/** The thing a reference points to. @throws {Refusal} If nothing is there. */
function follow<T extends { $ref?: string }>(document: Document, thing: T, at: string): T {
  const found = resolve(document, thing) as T | undefined;
  if (!found) throw new Refusal(at, `refer to something that is there: got ${thing.$ref}`);
  return found;
}

/** Whether an address is one of the description, whatever its variables. */
function isSameServer(url: string, { servers = [] }: Document): boolean {
  return servers.some((server) => server.url.replace(/\/$/, "") === url.replace(/\/$/, ""));
}

function readResponses(reader: ShapeReader, { operationId, responses }: RawOperation, at: string) {
  const hint = `${toPascalCase(operationId)}Answer`;
  return Object.keys(responses)
    .toSorted()
    .map((status) => {
      const place = addSteps(at, "responses", status);
      checkText(responses[status]!.description, addSteps(place, "description"));
      return { status, contents: readContents(reader, responses[status]!.content, place, hint) };
    });
}

/** One answer of all that a success may be. */
function readAnswer(responses: Operation["responses"], method: string, at: string): Answer {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  if (successes.length === 0) throw new Refusal(addSteps(at, "responses"), "have an answer of 2xx");
  if (method.toLowerCase() === "head") return { kind: "none" };
  const firsts = successes.map(({ contents }) => contents[0]);
  const forms = new Set(firsts.flatMap((first) => first?.form ?? []));
  if (forms.size === 0) return { kind: "none" };
  if (forms.size > 1) return { kind: "unknown" };
  const [form] = forms;
  if (form === "text") return { kind: "text" };
  if (form !== "json") return { kind: "bytes" };
  // A client accepts every media type, so each shape may come; a type without a schema says nothing.
  const described = successes.flatMap(({ contents }) => contents.filter((each) => each.form === "json"));
  const known = described.filter(({ shape }) => shape.kind !== "any");
  const shapes = new Map((known[0] ? known : described).map((each) => [JSON.stringify(each.shape), each.shape]));
  const [first, ...others] = shapes.values() as Iterable<Shape> as [Shape, ...Shape[]];
  const shape: Shape = others.length > 0 ? { kind: "union", members: [first, ...others] } : first;
  return shape.kind === "any" ? { kind: "unknown" } : { kind: "shape", shape, isOptional: firsts.includes(undefined) };
}

function findPage(
  named: ReadonlyMap<string, NamedDraft>,
  { paging }: ClientTraits,
  answer: Answer,
  parameters: readonly Parameter[],
): Page | undefined {
  if (!paging || answer.kind !== "shape" || answer.shape.kind !== "ref") return undefined;
  const { body } = named.get(answer.shape.name)!;
  const isQuery = (wanted: string) => parameters.some(({ name, place }) => name === wanted && place === "query");
  if (body.kind !== "object" || !isQuery(paging.number)) return undefined;
  const items = body.fields.find(({ name }) => name === paging.items)?.shape;
  const hasMore = body.fields.some(({ name }) => name === paging.hasMore);
  if (!hasMore || items?.kind !== "list") return undefined;
  return { number: paging.number, size: paging.size, defaultSize: paging.defaultSize, item: items.items };
}

/** Of a body that is one list and nothing else: the field with the list, and how many items it may have. */
function findBatch({ document, raw }: OperationPlace, { form }: Content): Operation["batch"] | undefined {
  if (form !== "json") return undefined;
  const { content } = resolve(document, raw.requestBody!);
  const schema = Object.values(content).find((each) => each.schema)?.schema;
  const { properties = {}, required = [] } = schema ? resolve(document, schema) : {};
  const [list, ...others] = Object.keys(properties);
  if (!list || others.length > 0 || !required.includes(list)) return undefined;
  const { type, maxItems } = resolve(document, properties[list]!);
  return type === "array" && maxItems !== undefined ? { list, most: maxItems } : undefined;
}
