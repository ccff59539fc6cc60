import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { routes, type Does } from "../../generated/routes.generated.ts";
import { createRandomNumbers } from "../../testing/random-numbers.ts";
import { createErpCaller, type ErpCaller } from "../../testing/erp-caller.ts";
import { findGivenIds, findKnownIds, listKept } from "../../testing/erp-records.ts";
import { buildSampleRequest, type SampleRequest } from "../../testing/sample-request.ts";
import { readCollectionFacts, type RecordOperation } from "./catalogue.ts";
import { findField } from "./complete.ts";
import { missingOperations } from "../../testing/missing-operations.ts";

const LIFE: readonly Does[] = ["create", "get", "list", "update", "replace", "delete"];
/** Operations that are no part of the life of a record though the specs say so, with the reason. */
const APART: Readonly<Record<string, string>> = {
  Category_UpdateCategory: "its own rule, and its tests",
  AppRegistration_Fetch: "its own rule: the ERP user decides",
  Info_GetStatus: "its own rule, about no record",
  InfoHeader_HeadStatus: "about no record",
  Feature_GetFeatures: "its own rule, about no record",
  Tax_GetItemRate: "its own rule: a rate is computed",
  Tax_GetClassRate: "its own rule: a rate is computed",
  Wms_QueryPickLists: "its own rule: lists those that are not completed",
  TaxClass_UpdateTaxClass: "its own rule, and its tests",
  AppRegistration_RegisterInstance: "its own rule: the ERP user decides",
  Authentication_UpdateForeignAppByRegistrationId: "no app is registered from the start",
  Login_Login: "its own rule, about no record",
  Logout_Logout: "its own rule, about no record",
  File_DownloadFile: "no file is there from the start; its tests are those of trade",
  SalesOrder_UndoSalesOrderCancellation: "no order is cancelled from the start; its tests are those of trade",
};
const operations = routes.filter(
  (route): route is RecordOperation => route.record !== undefined && !Object.hasOwn(APART, route.id),
);
const collections = [...Map.groupBy(operations, ({ record }) => record.name)];
/** Fields of bodies that name a record of another collection, which must be there. */
const FIELDS = ["itemId", "itemKey", "warehouseId", "customerId", "salesOrderId", "packageId"];
const next = createRandomNumbers(1);

let caller: ErpCaller;
beforeAll(async () => {
  caller = await createErpCaller();
});
beforeEach(() => caller.reset());

/** Sends a request that fits, about a record that there is where none is given. */
async function send(operation: RecordOperation, given: Record<string, unknown> = {}, filled = 1) {
  const rows = caller.sandbox.rows("records");
  const known = { ...findGivenIds(rows, operation), ...given };
  const inBody = findKnownIds(rows, FIELDS);
  const options = { next, filled, given: inBody };
  const request = buildSampleRequest(operation, options, { ...inBody, ...known, ...namesInBody(operation, known) });
  return { request, answer: await caller.send(operation, request) };
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

test.runIf(operations.length > 0)("each collection has the operations of a life, but those in the list", () => {
  const found = collections.flatMap(([name, all]) => {
    const does = new Set(all.map(({ record }) => record.does));
    const lacks = LIFE.filter(
      (each) => each !== "replace" && !does.has(each) && !(each === "update" && does.has("replace")),
    );
    return lacks.length > 0 ? [[name, lacks.join(" ")] as const] : [];
  });

  expect(Object.fromEntries(found)).toEqual(missingOperations);
});

describe.each(collections)("%s", (name, all) => {
  const of = (does: Does) => all.filter(({ record }) => record.does === does);
  const facts = readCollectionFacts(name);

  test.runIf(of("create").length > 0).each(of("create"))(
    "$id makes a record that reads and changes agree with",
    async (create) => {
      const before = new Set(listKept(caller.sandbox, name).map(({ id }) => id));
      const { request, answer } = await send(create);
      const made = listKept(caller.sandbox, name).filter(({ id }) => !before.has(id));

      expect([answer.status, made.length]).toEqual([
        create.status,
        Array.isArray(request.body) ? request.body.length : 1,
      ]);
      if (made.length === 0 || Array.isArray(request.body)) return;
      const [{ id } = { id: "" }] = made;
      expectAgreement(request, answer.body, facts.idNames);
      for (const list of of("list")) {
        const { fields } = made[0]!;
        await caller.reset();
        const count = await countListed(list, fields);
        await caller.send(create, request);
        expect([list.id, await countListed(list, fields)]).toEqual([list.id, count + 1]);
      }
      await playLife(id, request);
    },
  );

  /** Reads, changes and deletes a record. */
  async function playLife(id: string, sent: SampleRequest): Promise<void> {
    for (const get of of("get")) {
      const { answer } = await send(get, givenId(get, id));
      expect([get.id, answer.status]).toEqual([get.id, get.status]);
      expectAgreement(sent, answer.body, facts.idNames);
    }
    for (const change of [...of("update"), ...of("replace")]) await playChange(change, id);
    for (const remove of of("delete")) {
      const { answer } = await send(remove, givenId(remove, id));
      if (answer.status === 404 && of("delete")[0] !== remove) continue; // another way to delete it was taken before
      expect([remove.id, answer.status]).toEqual([remove.id, remove.status]);
      for (const other of [...of("get"), ...of("update"), remove]) {
        const again = await send(other, givenId(other, id));
        expect([other.id, again.answer.status]).toEqual([other.id, 404]);
      }
    }
  }

  async function playChange(change: RecordOperation, id: string): Promise<void> {
    const find = () =>
      listKept(caller.sandbox, name).find((each) => each.id.toLowerCase() === id.toLowerCase())!.fields;
    const before = find();
    const { request, answer } = await send(change, givenId(change, id), 0.5);
    expect([change.id, answer.status]).toEqual([change.id, change.status]);
    const kept = change.record.does === "replace" ? {} : before;
    for (const [field, value] of Object.entries(request.body as object))
      if (typeof value !== "object") expect([field, find()[field]]).toEqual([field, value]);
    for (const [field, value] of Object.entries(kept))
      if (findField(request.body, field) === undefined) expect([field, find()[field]]).toEqual([field, value]);
    for (const get of of("get")) {
      const read = await send(get, givenId(get, id));
      expectAgreement(request, read.answer.body, facts.idNames);
    }
  }

  function givenId({ record }: RecordOperation, id: string): Record<string, unknown> {
    const value = facts.idKind === "number" ? Number(id) : id;
    return record.id === undefined ? { id: value } : { [record.id]: value };
  }

  async function countListed(list: RecordOperation, fields: Record<string, unknown>): Promise<number> {
    const ids = { ...findGivenIds(caller.sandbox.rows("records"), list), ...fields };
    const request = buildSampleRequest(list, { next, filled: 0 }, ids);
    const { body } = await caller.send(list, {
      ...request,
      path: `${request.path}${hasPages(list) ? "?pageSize=1000" : ""}`,
    });
    const entries = Array.isArray(body) ? body : Object.values(body as object).find((each) => Array.isArray(each));
    return (entries as unknown[]).length;
  }

  const others = all.filter(({ record: { does } }) => !["create", "delete"].includes(does));
  test.runIf(others.length > 0).each(others)(
    "$id answers about what the sandbox holds from the start",
    async (operation) => {
      const { answer } = await send(operation);
      const isThere = operation.record.id === undefined || !facts.isKnown || listKept(caller.sandbox, name).length > 0;

      expect(isThere ? [operation.status, 200] : [404]).toContain(answer.status);
      if (operation.record.does !== "download") return;
      expect(answer.type).toBe(operation.fileType);
      expect(["%PDF", "\u{fffd}PNG"]).toContain(new TextDecoder().decode(answer.bytes.slice(0, 4)));
    },
  );
});

function hasPages({ parameters }: RecordOperation): boolean {
  return parameters.some(({ name }) => name === "pageSize");
}
