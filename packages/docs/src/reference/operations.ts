import type { SecurityScheme } from "@kontor/codegen/document/openapi";
import { readRefName, resolve } from "@kontor/codegen/document/resolve";
import {
  type Document,
  type Operation,
  type ReaderResponse,
  type ReaderSchema,
  type Spec,
  findExample,
  readGiven,
} from "./document.ts";
import { flatten } from "./fields.ts";
import { toKebab } from "./words.ts";

export type Answer = ReturnType<typeof answer>;

/** Lists every answer of an operation, the success first. */
export function listAnswers(spec: Spec, operation: Operation) {
  return Object.entries(readGiven(operation).responses).map(([status, response]) =>
    answer(spec.document, status, resolve(spec.document, response)),
  );
}

function answer(document: Document, status: string, response: ReaderResponse) {
  const content = response.content?.["application/json"];
  const [mediaType] = Object.keys(response.content ?? {}).filter((type) => type !== "application/json");
  const schema = content?.schema;
  const example = findExample(document, content)?.value;
  const notShown = response["x-not-shown"] ?? schema?.["x-not-shown"];
  return {
    status: status === "default" ? "other" : status, // of all that have no entry of their own
    success: status.startsWith("2"),
    description: response.description,
    source: response["x-source"] ?? "assumed",
    ...(notShown && { notShown }),
    ...withBody(document, schema),
    ...(mediaType && { mediaType }), // of a body that is no JSON
    ...(example !== undefined && { example }),
  };
}

/** Gives the name and the shape of the body, or of its entries if it is an array of records; nothing where the shape is not shown. */
function withBody(
  document: Document,
  schema: ReaderSchema | undefined,
): { body?: { name: string; schema: ReaderSchema; isList?: true } } {
  if (schema?.$ref) return { body: { name: readRefName(schema), schema: flatten(document, schema) } };
  if (schema?.type !== "array" || !schema.items?.$ref) return {};
  return { body: { name: readRefName(schema.items), schema: flatten(document, schema.items), isList: true } };
}

/** Lists the bodies of the failures, each body once. */
export function listErrorBodies(answers: Answer[]): NonNullable<Answer["body"]>[] {
  const bodies = answers.filter((each) => !each.success).flatMap((each) => each.body ?? []);
  return [...new Map(bodies.map((body) => [body.name, body])).values()];
}

const NAMES: Record<string, string> = {
  authorizationCode: "OAuth 2.0, authorization code",
  clientCredentials: "OAuth 2.0, client credentials",
  accessToken: "Access token",
};

/** Operations of the Seller family act for a seller's account. We assume that they take no other token (`channel-scope-semantics`). */
const ofSeller = {
  name: "Access token of a seller's account",
  scopes: [] as string[],
  description:
    "The `authToken` of `POST /v1/auth` for the refresh token of a seller's account, not the one for the refresh token of a channel. Reuse it while it lives for more than 60 seconds.",
  source: "assumed",
};

/** Lists the credentials that an operation accepts, of which each is enough. The list is empty for an operation that needs no token. */
export function listCredentials(spec: Spec, operation: Operation) {
  if (isOfSeller(operation)) return [ofSeller];
  const schemes = (spec.document.components.securitySchemes ?? {}) as Record<
    string,
    SecurityScheme & { "x-source"?: string }
  >;
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

/**
 * Lists the resource groups of an interface under the names by which a client has them: `erp.stocks`, and `seller.sellerOffers` where the client
 * of a seller has it. The last, `erp/raw`, holds the operations that have no method of their own.
 */
export function listGroups({ api, operations }: Pick<Spec, "api" | "operations">) {
  const byGroup = Map.groupBy(operations, (operation) =>
    operation.call ? `${isOfSeller(operation) ? "seller" : api}.${operation.call.group}` : `${api}/raw`,
  );
  return [...byGroup]
    .map(([label, members]) => ({
      label,
      members: members.toSorted((one, other) => rankMember(one) - rankMember(other)),
    }))
    .toSorted(({ label: one }, { label: other }) => rank(one) - rank(other) || one.localeCompare(other));
}

const rank = (label: string) => Number(label.endsWith("/raw"));

const FIRST = ["list", "get", "create", "update", "replace", "delete"];

/** Puts the usual methods of a record before the others, which stay in the order of the spec. */
function rankMember({ call }: Operation): number {
  const place = FIRST.indexOf(call?.method ?? "");
  return place < 0 ? FIRST.length : place;
}

export type EventPage = ReturnType<typeof listEventPages>[number];

/** Lists the events of a spec in the order of the spec. The last is the open member of the union, with the type `any other type`. */
export function listEventPages({ document }: Spec) {
  const members: ReaderSchema[] = document.components.schemas["ChannelEvent"]?.anyOf ?? [];
  return members.map((member) => {
    const schema = flatten(document, member);
    const known = !schema["x-unknown-event"];
    const type = known ? String(schema.title) : "any other type";
    return { type, slug: known ? toKebab(type) : "unknown", known, schema, examples: schema.examples ?? [] };
  });
}
