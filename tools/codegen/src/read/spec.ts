import { splitOperationId, toPascalCase } from "../name/names.ts";
import type { ClientHeader, Content, Document, Parameter, RawOperation, Schema, SecurityScheme } from "./openapi.ts";

export type { ClientHeader, Document, Json, Parameter, RawOperation, Schema } from "./openapi.ts";

/** What a success answers: a schema, a list of one, bytes, nothing, or what is not shown. */
export type Answer =
  | { kind: "schema"; name: string }
  | { kind: "list"; name: string }
  | { kind: "binary" }
  | { kind: "none" }
  | { kind: "unknown" };

/** One operation, as the emitters want it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  group: string;
  name: string;
  tag: string;
  summary: string;
  scopes: string[];
  /** No credential is sent with it. */
  open: boolean;
  maturity: string;
  source: string;
  rateLimit?: { requests: number; perSeconds: number };
  /** Every sending uses one delivery of what it returns. */
  sendOnce: boolean;
  parameters: Parameter[];
  body?: { type: string; schema: Schema; required: boolean };
  answer: Answer;
  /** Whether an answer of 2xx may say what was not done, or be empty: of what list in the body, its items known by what. */
  partial: boolean | { items: string; id: string };
  /** Set where it is deprecated: the operations that take its place, by operationId. */
  replacedBy?: string[];
  /** Success status. */
  status: number;
}

export interface EventType {
  /** On the wire: `Seller:Offer.New`. */
  type: string;
  /** Interface of the event: `SellerOfferNewEvent`. */
  name: string;
  /** Schema of the payload: `OfferNew`. */
  payload: string;
  description: string;
  source: string;
  /** The newer name of this type. */
  renamedTo?: string;
}

export interface Spec {
  /** `erp` or `channel`. */
  api: string;
  /** `Erp` or `Channel`. */
  Api: string;
  file: string;
  version: string;
  document: Document;
  operations: Operation[];
  /** Header parameters that the client sets once. */
  headers: ClientHeader[];
  scopes: Record<string, string>;
  events: EventType[];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]; // a path item holds other things too

/** Reads a bundled OpenAPI document into what the emitters need. */
export function readSpec(api: string, document: Document): Spec {
  const tags = new Map(document.tags.map((tag) => [tag.name, tag]));
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, raw]) => [
        readOperation(document, tags, path, method, raw),
        ...(raw["x-explicit-without"]
          ? [readOperation(document, tags, path, method, removeParameter(document, raw, raw["x-explicit-without"]))]
          : []),
      ]),
  );
  const schemes = Object.values(document.components.securitySchemes ?? {});
  const flows = schemes.flatMap((each) => Object.values(each.flows ?? {}));
  checkOperations(operations);
  return {
    api,
    Api: toPascalCase(api),
    file: `specs/${api}/openapi.yaml`,
    version: document.info.version,
    document,
    operations,
    headers: readHeaders(document, schemes),
    scopes: Object.assign({}, ...flows.map((flow) => flow.scopes)),
    events: readEvents(document),
  };
}

/** @throws {Error} If two methods would have one name, or an address has a part that no parameter fills. */
function checkOperations(operations: Operation[]): void {
  const names = new Map<string, string>();
  for (const { id, group, name, path, parameters } of operations) {
    const other = names.get(`${group}.${name}`);
    if (other) throw new Error(`Cannot name ${id} as ${group}.${name} is the name of ${other}`);
    names.set(`${group}.${name}`, id);
    for (const [, part] of path.matchAll(/\{(\w+)\}/g)) {
      const isFilled = parameters.some((each) => each.in === "path" && each.name === part && each.required);
      if (!isFilled) throw new Error(`Cannot call ${id} as its operation must have the path parameter ${part}`);
    }
  }
}

/** The operation that the same address is when an optional parameter is left out: so destructive that it has its own name. */
function removeParameter(
  document: Document,
  raw: RawOperation,
  { parameter, operationId, summary }: { parameter: string; operationId: string; summary: string },
): RawOperation {
  const parameters = (raw.parameters ?? []).filter((each) => resolve(document, each).name !== parameter);
  return { ...raw, operationId, summary, parameters, "x-explicit-without": undefined } as RawOperation;
}

function readHeaders(document: Document, schemes: SecurityScheme[]): ClientHeader[] {
  const parameters: ClientHeader[] = Object.values(document.components.parameters ?? {}).filter(
    (each) => each["x-client-option"],
  );
  const keys: ClientHeader[] = schemes
    .filter((scheme) => scheme["x-client-option"])
    .map((scheme) => ({ ...scheme, name: scheme.name!, secret: true, schema: { type: "string", minLength: 1 } }));
  return [...parameters, ...keys].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
}

function readOperation(
  document: Document,
  tags: Map<string, { "x-maturity": string }>,
  path: string,
  method: string,
  raw: RawOperation,
): Operation {
  const { group, method: name } = splitOperationId(raw.operationId);
  const [type, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [];
  const [status, success] = Object.entries(raw.responses).find(([key]) => key.startsWith("2"))!;
  const demanded = raw["x-explicit-without"]?.parameter;
  checkStyles(
    raw,
    (raw.parameters ?? []).map((each) => resolve(document, each)),
  );
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    group,
    name,
    tag: raw.tags[0]!,
    summary: raw.summary,
    scopes: [...new Set((raw.security ?? []).flatMap((each) => Object.values(each).flat()))],
    open: raw.security?.length === 0,
    maturity: raw["x-maturity"] ?? tags.get(raw.tags[0]!)!["x-maturity"],
    source: raw["x-source"],
    sendOnce: raw["x-delivery-limit"] !== undefined,
    ...(raw["x-rate-limit"] && {
      rateLimit: { requests: raw["x-rate-limit"].requests, perSeconds: raw["x-rate-limit"].perSeconds },
    }),
    parameters: (raw.parameters ?? [])
      .map((each) => resolve(document, each))
      .map((each) => (each.name === demanded ? { ...each, required: true } : each)),
    ...(content?.schema && {
      body: { type: type!, schema: content.schema, required: raw.requestBody?.required ?? false },
    }),
    answer: readAnswer(resolve(document, success).content),
    partial: raw["x-partial-success"] ?? false,
    ...(raw.deprecated && { replacedBy: raw["x-replaced-by"] ?? [] }),
    status: Number(status),
  };
}

/** What `addressOf()` cannot write must not be generated. */
function checkStyles({ operationId }: RawOperation, parameters: Parameter[]): void {
  for (const { name, style, schema } of parameters)
    if ((style !== undefined && style !== "form" && style !== "simple") || schema.type === "object")
      throw new Error(
        `Cannot read ${operationId} as ${name} must be of style form or simple and no object: got ${style}`,
      );
  const lists = parameters.filter((each) => each.in === "query" && each.schema.type === "array");
  if (new Set(lists.map(({ explode = true }) => explode)).size > 1)
    throw new Error(`Cannot read ${operationId} as its lists must all explode, or none`);
}

function readAnswer(content: Record<string, Content> | undefined): Answer {
  const [type, { schema }] = Object.entries(content ?? {})[0] ?? [undefined, {} as Content];
  if (type === undefined) return { kind: "none" };
  if (type !== "application/json") return { kind: "binary" };
  if (schema?.$ref) return { kind: "schema", name: readRefName(schema) };
  if (schema?.type === "array" && schema.items?.$ref) return { kind: "list", name: readRefName(schema.items) };
  return { kind: "unknown" };
}

function readEvents(document: Document): EventType[] {
  const union = document.components.schemas["ChannelEvent"]?.anyOf ?? [];
  return union.flatMap((member) => {
    const schema = resolve(document, member);
    if (schema["x-unknown-event"]) return [];
    const own = schema.allOf?.at(-1)?.properties ?? {};
    const type = own["type"]?.const;
    if (typeof type !== "string" || !own["event"]?.$ref) {
      throw new Error(`Cannot read event ${readRefName(member)} as it must say its type and its payload`);
    }
    return [
      {
        type,
        name: readRefName(member),
        payload: readRefName(own["event"]),
        description: schema.description ?? "",
        source: schema["x-source"] ?? "",
        ...(schema["x-renamed-to"] && { renamedTo: schema["x-renamed-to"] }),
      },
    ];
  });
}

export function readRefName({ $ref }: { $ref?: string }): string {
  return $ref!.slice($ref!.lastIndexOf("/") + 1);
}

/** The thing a reference points to, or the thing itself. */
export function resolve<T extends { $ref?: string }>(document: Document, thing: T): T {
  if (!thing.$ref) return thing;
  let found: unknown = document;
  for (const key of thing.$ref.slice(2).split("/")) found = (found as Record<string, unknown>)[key];
  return found as T;
}

/** Name of the parameter object of an operation that has path or query parameters. */
export function findCallParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter((each) => !each["x-transport"] && (each.in !== "header" || !each["x-client-option"]));
}
