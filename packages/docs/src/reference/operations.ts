import { readRefName, resolve } from "@kontor/codegen/read/resolve";
import {
  type Document,
  type Json,
  type Operation,
  type ReaderResponse,
  type ReaderSchema,
  type Spec,
  findExample,
  readGiven,
  type SecurityScheme,
} from "./document.ts";
import { flatten } from "./fields.ts";
import { toKebab } from "./words.ts";

/** One answer of an operation. */
export interface Answer {
  /** `200`, or `other` for all statuses that have no entry of their own. */
  status: string;
  success: boolean;
  description: string;
  source: string;
  /** The id of the row in `not-shown.yaml`, where something about the answer is not shown. */
  notShown?: string;
  /** The name and the shape of the body. It is missing where there is no body, and where its shape is not shown. */
  body?: { name: string; schema: ReaderSchema; isList?: true };
  /** The media type of a body that is no JSON. */
  mediaType?: string;
  example?: Json;
}

/** Lists every answer of an operation, the success first. */
export function listAnswers(spec: Spec, operation: Operation): Answer[] {
  return Object.entries(readGiven(operation).responses).map(([status, response]) =>
    answer(spec.document, status, resolve(spec.document, response)),
  );
}

function answer(document: Document, status: string, response: ReaderResponse): Answer {
  const content = response.content?.["application/json"];
  const [mediaType] = Object.keys(response.content ?? {}).filter((type) => type !== "application/json");
  const schema = content?.schema;
  const example = findExample(document, content)?.value;
  const notShown = response["x-not-shown"] ?? schema?.["x-not-shown"];
  return {
    status: status === "default" ? "other" : status,
    success: status.startsWith("2"),
    description: response.description,
    source: response["x-source"] ?? "assumed",
    ...(notShown && { notShown }),
    ...withBody(document, schema),
    ...(mediaType && { mediaType }),
    ...(example !== undefined && { example }),
  };
}

/** Gives the body with the shape of its entries, if it is an array of records. */
function withBody(document: Document, schema: ReaderSchema | undefined): Pick<Answer, "body"> {
  if (schema?.$ref) return { body: { name: readRefName(schema), schema: flatten(document, schema) } };
  if (schema?.type !== "array" || !schema.items?.$ref) return {};
  return { body: { name: readRefName(schema.items), schema: flatten(document, schema.items), isList: true } };
}

/** Lists the bodies of the failures, each body once. */
export function listErrorBodies(answers: Answer[]): NonNullable<Answer["body"]>[] {
  const bodies = answers.filter((each) => !each.success).flatMap((each) => each.body ?? []);
  return [...new Map(bodies.map((body) => [body.name, body])).values()];
}

/** One way to authorize a call. Where an operation has several, each is enough. */
interface Credential {
  /** The name may hold `code`. */
  name: string;
  scopes: string[];
  description: string;
  source: string;
}

const NAMES: Record<string, string> = {
  authorizationCode: "OAuth 2.0, authorization code",
  clientCredentials: "OAuth 2.0, client credentials",
  accessToken: "Access token",
};

/** Operations of the Seller family act for a seller's account. We assume that they take no other token (`channel-scope-semantics`). */
const ofSeller: Credential = {
  name: "Access token of a seller's account",
  scopes: [],
  description:
    "The `authToken` of `POST /v1/auth` for the refresh token of a seller's account, not the one for the refresh token of a channel. Reuse it while it lives for more than 60 seconds.",
  source: "assumed",
};

/** Lists the credentials that an operation accepts. The list is empty for an operation that needs no token. */
export function listCredentials(spec: Spec, operation: Operation): Credential[] {
  if (isOfSeller(operation)) return [ofSeller];
  const schemes = (spec.document.components.securitySchemes ?? {}) as Record<string, SecurityScheme>;
  return (readGiven(operation).security ?? []).flatMap((way) =>
    Object.entries(way).map(([key, scopes]) => ({
      name: NAMES[key] ?? (schemes[key]?.name ? `Header \`${schemes[key].name}\`` : key),
      scopes,
      description: describeScheme(key, scopes, schemes[key]),
      source: schemes[key]?.["x-source"] ?? "assumed",
    })),
  );
}

/** Describes a scheme where its name and its scopes do not say all. */
function describeScheme(key: string, scopes: string[], scheme: SecurityScheme | undefined): string {
  if (NAMES[key]?.startsWith("OAuth")) return scopes.length > 0 ? "" : "No scope is stated.";
  return NAMES[key] && scopes.length > 0 ? "" : (scheme?.description ?? "");
}

/** Whether an operation is of the Seller family, and asks for a token. */
export function isOfSeller({ path, isOpen }: Operation): boolean {
  return !isOpen && /^\/v\d\/seller(\/|$)/.test(path);
}

/** The operations of a resource group, under the name by which the client has it. */
interface OperationGroup {
  /** `erp.stocks`, and `seller.sellerOffers` where the client of a seller has it; `erp/raw` holds the operations that have no method of their own. */
  label: string;
  members: Operation[];
}

/** Lists the resource groups of an interface by name. The group without methods is the last. */
export function listGroups({ api, operations }: Pick<Spec, "api" | "operations">): OperationGroup[] {
  const byGroup = Map.groupBy(operations, (operation) =>
    operation.call ? `${isOfSeller(operation) ? "seller" : api}.${operation.call.group}` : `${api}/raw`,
  );
  return [...byGroup]
    .map(([label, members]) => ({
      label,
      members: members.toSorted((one, other) => rankMember(one) - rankMember(other)),
    }))
    .toSorted((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label));
}

function rank({ label }: OperationGroup): number {
  return label.endsWith("/raw") ? 1 : 0;
}

const FIRST = ["list", "get", "create", "update", "replace", "delete"];

/** Puts the usual methods of a record before the others, which stay in the order of the spec. */
function rankMember({ call }: Operation): number {
  const place = FIRST.indexOf(call?.method ?? "");
  return place < 0 ? FIRST.length : place;
}

/** One page of the event catalogue. */
export interface EventPage {
  /** The type as it is on the wire. It is `any other type` for the open member of the union. */
  type: string;
  slug: string;
  known: boolean;
  schema: ReaderSchema;
  examples: Json[];
}

/** Lists the events of a spec in the order of the spec, the unknown type last. */
export function listEventPages({ document }: Spec): EventPage[] {
  const members: ReaderSchema[] = document.components.schemas["ChannelEvent"]?.anyOf ?? [];
  return members.map((member) => {
    const schema = flatten(document, member);
    const known = !schema["x-unknown-event"];
    const type = known ? String(schema.title) : "any other type";
    return { type, slug: known ? toKebab(type) : "unknown", known, schema, examples: schema.examples ?? [] };
  });
}
