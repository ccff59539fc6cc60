import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { routes, type RecordVerb } from "../../generated/routes.generated.ts";
import { findSchema } from "../../platform/validate/schemas.ts";
import { createRandomNumbers, buildSampleRequest, type SampleRequest } from "../../testing/samples.ts";
import { createErpCaller, type ErpCaller } from "../../testing/callers.ts";
import { demo } from "../../seed/demo.ts";
import { findGivenIds } from "../../seed/sample-values.ts";
import { earlierCalls, findKnownIds, listKept, type KeptRecord } from "../../testing/erp-records.ts";
import { resolveReference } from "./answer.ts";
import { findField } from "../../platform/complete.ts";
import { readCollectionFacts, type RecordOperation } from "./catalogue.ts";

const LIFE: readonly RecordVerb[] = ["create", "get", "list", "update", "replace", "delete"];
/** Operations that need more than an earlier call, and the test that plays each: its file and its title. */
const APART: Readonly<Record<string, readonly [file: string, title: string]>> = {
  AppRegistration_Fetch: ["credentials.test.ts", "an app gets the scopes that the user has granted, and no more"],
  AppRegistration_RegisterInstance: ["credentials.test.ts", "an app for several instances registers another one"],
  Logout_Logout: ["erp.test.ts", "a session that a login began ends with its logout"],
};
const operations = routes.filter(
  (route): route is RecordOperation => route.record !== undefined && !Object.hasOwn(APART, route.id),
);
const collections = [...Map.groupBy(operations, ({ record }) => record.name)];
/** Fields of bodies, and parameters of queries, that name a record of another collection, which must be there. */
const FIELDS = ["itemId", "itemKey", "warehouseId", "customerId", "salesOrderId", "packageId", "companyId"];
const USER = { UserName: demo.userName, Password: demo.password };
const next = createRandomNumbers(1);

let caller: ErpCaller;
beforeAll(async () => {
  caller = await createErpCaller();
});
beforeEach(() => caller.reset());

/** Sends a request that fits, about a record that there is where none is given. */
async function send(operation: RecordOperation, given: Record<string, unknown> = {}, filled = 1) {
  const rows = caller.records();
  const known = { ...findGivenIds(rows, operation), ...given };
  const inBody = { ...findKnownIds(rows, FIELDS), parentId: demo.categoryId, ...USER };
  const options = { next, filled, given: inBody };
  const request = buildSampleRequest(operation, options, { ...inBody, ...known, ...namesInBody(operation, known) });
  if (isNamedInBody(operation) && known["id"] !== undefined)
    request.body = { ...(request.body as object), id: known["id"] };
  return { request, answer: await caller.send(operation, request) };
}

/** A change without an address names the record in its body. */
function isNamedInBody({ id, path }: RecordOperation): boolean {
  const found = path.includes("{") ? undefined : findSchema(`${id}_body`);
  return found !== undefined && resolveReference(found.schema).properties?.["id"] !== undefined;
}

/** A body that names the record names the same as the address. */
function namesInBody({ record }: RecordOperation, given: Record<string, unknown>): Record<string, unknown> {
  const id = record.id === undefined ? given["id"] : given[record.id];
  const names = ["id", ...readCollectionFacts(record.name).idNames, ...readCollectionFacts(record.name).idFields];
  return id === undefined || record.does === "act" ? {} : Object.fromEntries(names.map((name) => [name, id]));
}

/** The fields that were sent and are in the answer must be equal. */
function expectAgreement({ body: sent }: SampleRequest, answered: unknown, idNames: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(Object(sent) as object)) {
    const shown = findField(answered, name);
    if (shown === undefined || typeof value === "object" || idNames.has(name.toLowerCase()) || name === "id") continue;
    expect([name, shown]).toEqual([name, value]);
  }
}

test("each operation that is played apart is played by the test that is named", () => {
  for (const [id, [file, title]] of Object.entries(APART)) {
    expect(routes.filter((route) => route.id === id && route.record)).toHaveLength(1);
    expect(readFileSync(join(import.meta.dirname, "..", file), "utf8")).toContain(`test("${title}"`);
  }
});

test("no collection loses an operation of its life unnoticed", () => {
  const lacks = collections.flatMap(([, all]) => {
    const does = new Set(all.map(({ record }) => record.does));
    return LIFE.filter((each) => each !== "replace" && !does.has(each) && !(each === "update" && does.has("replace")));
  });

  expect([collections.length, lacks.length]).toEqual([118, 368]);
});

describe.each(collections)("%s", (name, all) => {
  const of = (does: RecordVerb) => all.filter(({ record }) => record.does === does);
  const facts = readCollectionFacts(name);

  test.runIf(of("create").length > 0).each(of("create"))(
    "$id makes a record that reads and changes agree with",
    async (create) => {
      const before = new Set(listKept(caller.records(), name).map(({ id }) => id));
      const { request, answer } = await send(create);
      const made = listKept(caller.records(), name).filter(({ id }) => !before.has(id));

      expect([answer.status, made.length]).toEqual([
        create.status,
        Array.isArray(request.body) ? request.body.length : 1,
      ]);
      if (made.length === 0 || Array.isArray(request.body)) return;
      const [record] = made as [KeptRecord];
      expectAgreement(request, answer.body, facts.idNames);
      for (const list of of("list")) {
        const { fields } = record;
        await caller.reset();
        const count = await countListed(list, fields);
        await caller.send(create, request);
        expect([list.id, await countListed(list, fields)]).toEqual([list.id, count + 1]);
      }
      await playLife(record, request);
    },
  );

  /** Reads, changes and deletes a record. */
  async function playLife(record: KeptRecord, sent: SampleRequest): Promise<void> {
    for (const get of of("get")) {
      const { answer } = await send(get, nameRecord(get, record));
      expect([get.id, answer.status]).toEqual([get.id, get.status]);
      expectAgreement(sent, answer.body, facts.idNames);
    }
    for (const change of [...of("update"), ...of("replace")]) await playChange(change, record);
    for (const remove of of("delete")) {
      const { answer } = await send(remove, nameRecord(remove, record));
      if (answer.status === 404 && of("delete")[0] !== remove) continue; // another way to delete it was taken before
      expect([remove.id, answer.status]).toEqual([remove.id, remove.status]);
      for (const other of [...of("get"), ...of("update"), remove]) {
        const again = await send(other, nameRecord(other, record));
        expect([other.id, again.answer.status]).toEqual([other.id, 404]);
      }
    }
  }

  async function playChange(change: RecordOperation, record: KeptRecord): Promise<void> {
    const find = () =>
      listKept(caller.records(), name).find((each) => each.id.toLowerCase() === record.id.toLowerCase())!.fields;
    const before = find();
    const { request, answer } = await send(change, nameRecord(change, record), 0.5);
    expect([change.id, answer.status]).toEqual([change.id, change.status]);
    const after = find();
    const kept = change.record.does === "replace" ? {} : before;
    for (const [field, value] of Object.entries(request.body as object))
      if (typeof value !== "object") expect([field, after[field]]).toEqual([field, value]);
    for (const [field, value] of Object.entries(kept))
      if (findField(request.body, field) === undefined) expect([field, after[field]]).toEqual([field, value]);
    for (const get of of("get")) {
      const read = await send(get, nameRecord(get, record));
      expectAgreement(request, read.answer.body, facts.idNames);
    }
  }

  /** The parameters that name a record: its id, and the values in the address of it or of another operation on it. */
  function nameRecord({ record }: RecordOperation, { id, parents }: KeptRecord): Record<string, unknown> {
    const value = facts.idKind === "number" ? Number(id) : id;
    const names = all.flatMap(({ parameters }) => parameters.map((each) => each.name));
    const address = names.flatMap((each) =>
      parents[each.toLowerCase()] === undefined ? [] : [[each, parents[each.toLowerCase()]]],
    );
    return { ...(Object.fromEntries(address) as object), [record.id ?? "id"]: value };
  }

  async function countListed(list: RecordOperation, fields: Record<string, unknown>): Promise<number> {
    const ids = { ...findGivenIds(caller.records(), list), ...fields };
    const request = buildSampleRequest(list, { next, filled: 0 }, ids);
    const { body } = await caller.send(list, {
      ...request,
      path: `${request.path}${hasPages(list) ? "?pageSize=1000" : ""}`,
    });
    const entries = Array.isArray(body) ? body : Object.values(body as object).find((each) => Array.isArray(each));
    return (entries as unknown[]).length;
  }

  const isPlayed = ({ record: { does } }: RecordOperation) =>
    does === "create" || (does === "delete" && of("create").length > 0);
  const others = all.filter((operation) => !isPlayed(operation));
  test.runIf(others.length > 0).each(others)(
    "$id answers about what the sandbox holds from the start, or since an earlier call",
    async (operation) => {
      const earlier = routes.find(({ id }) => id === earlierCalls[operation.id]) as RecordOperation | undefined;
      const before = new Set(listKept(caller.records(), name).map((each) => each.id));
      if (earlier) expect((await send(earlier)).answer.status).toBe(earlier.status);
      const kept = listKept(caller.records(), name);
      const named = kept.find((each) => !before.has(each.id)) ?? (isNamedInBody(operation) ? kept.at(-1) : undefined);
      const { id } = operation.record;
      const isThere = id === undefined || !facts.isKnown || findGivenIds(caller.records(), operation)[id] !== undefined;
      const { answer } = await send(operation, named && nameRecord(operation, named));

      expect(isThere ? [operation.status, 200] : [404]).toContain(answer.status);
      if (operation.record.does !== "download") return;
      expect(answer.type).toBe(operation.fileType);
      if (!earlier) expect(["%PDF", "\u{fffd}PNG"]).toContain(new TextDecoder().decode(answer.bytes.slice(0, 4)));
    },
  );
});

function hasPages({ parameters }: RecordOperation): boolean {
  return parameters.some(({ name }) => name === "pageSize");
}
