import { beforeAll, beforeEach, expect, test } from "vitest";
import { routes, type Route } from "../../generated/routes.generated.ts";
import { findSchema } from "../../platform/validate/schemas.ts";
import { createErpCaller, type ErpAnswer, type ErpCaller } from "../../testing/callers.ts";
import { findGivenIds } from "../../seed/sample-values.ts";
import { createRandomNumbers, buildSampleRequest, type SampleRequest } from "../../testing/samples.ts";
import type { RecordRow } from "../../state/tables.ts";
import { erpBehaviours } from "../erp.ts";
import { registrationBehaviours } from "../credentials.ts";
import { resolveReference } from "./answer.ts";
import { findOwner, readCollectionFacts } from "./catalogue.ts";

const UNKNOWN = "99999999-9999-4999-8999-999999999999";
const erp = routes.filter(({ api }) => api === "erp");
const ruled = erp.filter(({ id }) => !Object.hasOwn(erpBehaviours, id) && !Object.hasOwn(registrationBehaviours, id));
const next = createRandomNumbers(2);

let caller: ErpCaller;
let rows: RecordRow[];
beforeAll(async () => {
  caller = await createErpCaller();
  rows = caller.sandbox.rows("records");
});
beforeEach(() => caller.reset());

const known = new Map<Route, Record<string, string>>();

/** A request that fits, about a record that there is. */
function build(route: Route, given: Record<string, unknown> = {}): SampleRequest {
  if (!known.has(route)) known.set(route, findGivenIds(rows, route));
  return buildSampleRequest(route, { next, filled: 0 }, { ...known.get(route), ...given });
}

/** Sends a request of each operation that can have such a mistake, and gives those that are not refused as they must be. */
async function findAccepted(
  status: number,
  among: readonly Route[],
  send: (route: Route) => Promise<ErpAnswer> | undefined,
): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  let tried = 0;
  for (const route of among) {
    const answer = await send(route);
    if (!answer) continue;
    tried += 1;
    if (answer.status !== status || !isProblem(answer))
      wrong.push(`${route.id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return { tried, wrong };
}

/** Whether an answer has the form of an error. An answer to HEAD has no body. */
function isProblem({ body, type }: ErpAnswer): boolean {
  const { errorCode, errorMessage } = Object(body) as Record<string, unknown>;
  return (
    body === undefined ||
    (type === "application/json" && typeof errorCode === "string" && typeof errorMessage === "string")
  );
}

const guarded = erp.filter(({ credentials }) => credentials.length > 0);
test.each<[string, Record<string, string | undefined>]>([
  ["no token", { authorization: undefined }],
  ["an unknown token", { authorization: "Bearer unknown" }],
  ["no tenant", { "x-tenant-id": undefined }],
])("every operation refuses %s", async (_, headers) => {
  const { tried, wrong } = await findAccepted(401, guarded, (route) => caller.send(route, build(route), headers));

  expect([tried, wrong]).toEqual([guarded.length, []]);
});

test("every operation refuses a token without its scope", async () => {
  const scoped = guarded.filter(({ scopes }) => scopes.length > 0);
  const tokens = new Map<string, string>();
  for (const scope of ["items.write", "taxes.write"]) tokens.set(scope, await caller.fetchToken([scope]));
  const { tried, wrong } = await findAccepted(403, scoped, (route) => {
    const [, token] = [...tokens].find(([scope]) => !route.scopes.includes(scope))!;
    return caller.send(route, build(route), { authorization: `Bearer ${token}` });
  });

  expect([tried, wrong]).toEqual([scoped.length, []]);
});

test("every operation with an id of a form refuses one of another form", async () => {
  const { tried, wrong } = await findAccepted(400, erp, (route) => {
    const { properties = {} } = findSchema(`${route.id}_path`)?.schema ?? {};
    const [name] = Object.entries(properties).find(([, each]) => hasForm(each)) ?? [];
    return name === undefined ? undefined : caller.send(route, build(route, { [name]: "no-id" }));
  });

  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});

function hasForm(schema: Parameters<typeof resolveReference>[0]): boolean {
  const { type, format } = resolveReference(schema);
  return format === "uuid" || type === "integer";
}

const json = erp.filter(({ bodyTypes }) => bodyTypes[0] === "application/json");
test.each<[string, number, string, string]>([
  ["text that is no JSON", 400, "{", "application/json"],
  ["an empty body", 400, "", "application/json"],
  ["another content type", 415, "<a/>", "text/xml"],
  ["a content type with a charset", 415, "{}", "application/json; charset=utf-8"],
])("every operation with a body refuses %s", async (_, status, text, type) => {
  const { tried, wrong } = await findAccepted(status, json, (route) => {
    return caller.sendText(route, build(route), text, type);
  });

  expect([tried, wrong]).toEqual([json.length, []]);
});

test("every operation refuses a body that lacks a required field, and one with a field that nobody knows", async () => {
  for (const change of [withoutRequired, withStranger]) {
    const { tried, wrong } = await findAccepted(400, json, (route) => {
      const request = build(route);
      const body = change(route, request.body);
      return body === undefined ? undefined : caller.send(route, { ...request, body });
    });
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  }
});

function withoutRequired(route: Route, body: unknown): unknown {
  const [first] = readBodySchema(route).required ?? [];
  return first === undefined ? undefined : { ...(body as object), [first]: undefined };
}

function withStranger(route: Route, body: unknown): unknown {
  return readBodySchema(route).properties ? { ...(body as object), "unknown-field": 1 } : undefined;
}

function readBodySchema({ id }: Route) {
  return resolveReference(findSchema(`${id}_body`)!.schema);
}

test("every operation on a record refuses an id that there is not, in the form of 404", async () => {
  const { wrong } = await findAccepted(404, ruled, (route) => {
    const { name, id: parameter } = route.record ?? {};
    if (name === undefined || parameter === undefined) return undefined;
    const owner = readCollectionFacts(name).isKnown ? name : findOwner(parameter);
    if (owner === undefined || !readCollectionFacts(owner).isKnown) return undefined;
    const { idKind } = readCollectionFacts(owner);
    const unknown = idKind === "number" ? 987_654 : UNKNOWN;
    return caller.send(
      route,
      build(route, { [parameter]: unknown, ...(route.record?.does !== "act" && { id: unknown }) }),
    );
  });

  expect(wrong).toEqual([]);
});

test("every operation below a record refuses one that there is not, in the form of 404", async () => {
  const { wrong } = await findAccepted(404, ruled, (route) => {
    const parent = route.record?.parents.find((each) => {
      const owner = findOwner(each);
      return owner !== undefined && owner !== route.record?.name && readCollectionFacts(owner).isKnown;
    });
    return parent === undefined ? undefined : caller.send(route, build(route, { [parent]: UNKNOWN }));
  });

  expect(wrong).toEqual([]);
});

test("every change refuses a body that names another record than the address", async () => {
  const { wrong } = await findAccepted(400, ruled, (route) => {
    const { id: parameter, does } = route.record ?? {};
    const request = build(route);
    const { id } = Object(request.body) as { id?: unknown };
    if (parameter === undefined || does === "act" || typeof id !== "string") return undefined;
    return caller.send(route, { ...request, body: { ...(request.body as object), id: UNKNOWN } });
  });

  expect(wrong).toEqual([]);
});
