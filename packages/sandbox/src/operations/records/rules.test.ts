import { beforeEach, expect, test } from "vitest";
import { routes, type OperationId, type RecordRoute, type Route } from "../../generated/routes.generated.ts";
import { createDemoState } from "../../testing/state.ts";
import type { PlatformState } from "../../platform/state.ts";
import { demo } from "../../seed/demo.ts";
import { fromBase64 } from "../../ground/bytes.ts";
import { readRefusal, type OperationRequest, type OperationResult } from "../../platform/operation.ts";
import { buildKnown, type RecordRule } from "./answer.ts";
import { readCollectionFacts, type CollectionFacts, type RecordOperation } from "./catalogue.ts";
import { openCollection, type Collection } from "./collection.ts";
import {
  applyPatch,
  createRecord,
  deleteRecord,
  listRecords,
  readRecord,
  renderRecord,
  replaceRecord,
  runAction,
} from "./rules.ts";

const { tenantId } = demo;
const UNKNOWN = "99999999-9999-4999-8999-999999999999";
const NOW = Date.UTC(2026, 1, 12);
let state: PlatformState;
beforeEach(() => {
  const clock = { now: () => NOW, sleep: async () => {} };
  state = createDemoState({ clock: clock as never });
});

type Given = Partial<Pick<OperationRequest, "path" | "query" | "body">> & { id?: OperationId; fileType?: string };

/** Performs a rule on a collection, as an operation without a described answer or as the named one. */
function perform(
  rule: RecordRule,
  record: Partial<RecordRoute>,
  { path = {}, query = {}, body, id, fileType }: Given = {},
): OperationResult {
  const described = routes.find((route) => route.id === id) ?? { id: "MadeUp_Act", api: "erp", status: 200 };
  const operation = { ...described, record: { does: "act", parents: [], ...record }, ...(fileType && { fileType }) };
  const request = { state, tenantId, path, query, body, now: NOW, key: "k", channel: "" };
  try {
    return rule(operation as unknown as RecordOperation)(request as unknown as OperationRequest);
  } catch (error) {
    return readRefusal(error);
  }
}
const open = (name: string): Collection => openCollection(state, { tenantId, name, parents: {} });
const findCollection = (isWanted: (facts: CollectionFacts) => boolean): CollectionFacts =>
  [...new Set(routes.flatMap(({ record }) => record?.name ?? []))].map(readCollectionFacts).find(isWanted)!;

test("a change keeps what it does not name, a replacement does not, and a deleted record is gone", () => {
  const [row] = open("customers").list();
  const record = { name: "customers", id: "customerId" };
  const path = { customerId: row!.id };
  open("customers").save({ ...row!, fields: { one: 1, two: 2 } });

  perform(applyPatch, { ...record, does: "update" }, { path, body: { two: 3 } });
  expect(open("customers").find(row!.id)?.fields).toEqual({ one: 1, two: 3 });
  perform(replaceRecord, { ...record, does: "replace" }, { path, body: { two: 4 } });
  expect(open("customers").find(row!.id)?.fields).toEqual({ two: 4 });
  perform(deleteRecord, { ...record, does: "delete" }, { path });
  expect(open("customers").find(row!.id)).toBeUndefined();
});

test("each entry of a list becomes a record, and a number goes on from the greatest", () => {
  const { name } = findCollection(
    ({ idKind, isKnown, parents }) => idKind === "number" && isKnown && parents.length === 0,
  );
  const before = open(name)
    .list()
    .map(({ id }) => Number(id));

  perform(createRecord, { name, does: "create" }, { body: [{ name: "a" }, { name: "b" }] });

  const most = Math.max(0, ...before);
  expect(
    open(name)
      .list()
      .slice(before.length)
      .map(({ id }) => Number(id)),
  ).toEqual([most + 1, most + 2]);
});

test("a new record stands below the one that its body names, and has the id that its body must name", () => {
  const [customer] = open("customers").list();
  perform(createRecord, { name: "customers/notes", does: "create" }, { body: { customerId: customer!.id } });
  expect(open("customers/notes").list().at(-1)?.parents).toEqual({ customerid: customer!.id });

  const { name, idNames } = findCollection(({ idKind, parents }) => idKind === "text" && parents.length === 0);
  perform(createRecord, { name, does: "create" }, { body: { [[...idNames][0]!]: "own-id" } });
  expect(open(name).find("own-id")).toBeDefined();
});

test("what there is once for each record has the id of that record", () => {
  const { name } = findCollection(({ isOneForEach, parents }) => isOneForEach && parents.join() === "itemid");
  const record: Partial<RecordRoute> = { name, does: "update", parents: ["itemId"] };

  perform(applyPatch, record, { path: { itemId: demo.itemId }, body: { name: "Spade" } });

  expect(open(name).find(demo.itemId)?.fields).toMatchObject({ name: "Spade" });
});

test("a list is filtered by the fields of its records, and by the instants between which they were made", () => {
  const rows = ["a", "b", "c"].map((colour, day) => ({
    id: colour,
    at: `2026-02-0${day + 1}T00:00:00Z`,
    fields: { colour },
  }));
  for (const row of rows) open("made-ups").save(row);
  const find = (query: Record<string, unknown>) => {
    const { body } = perform(listRecords, { name: "made-ups", does: "list" }, { query });
    return (body as { colour: string }[]).map(({ colour }) => colour).join("");
  };

  expect(find({ colour: "B" })).toBe("b");
  expect(find({ colour: ["a", "c"] })).toBe("ac");
  expect(find({ createdSince: "2026-02-02T00:00:00Z" })).toBe("bc");
  expect(find({ createdUntil: "2026-02-02T00:00:00Z" })).toBe("ab");
  expect(find({ other: "2026" })).toBe("abc");
});

test.each([
  [{ pageNumber: 0 }, 400],
  [{ pageSize: 0 }, 400],
  [{ pageSize: 1001 }, 400],
  [{ pageSize: 1000 }, undefined],
])("the page of %j is answered with %s", (query, status) => {
  const isPaged = ({ parameters }: Route) => parameters.some(({ name }) => name === "pageNumber");
  const { id, record } = routes.find((route) => isPaged(route) && route.record?.parents.length === 0)!;

  expect(perform(listRecords, record!, { query, id }).problem?.status).toBe(status);
});

test("a record below an unknown one, an unknown one, and one that body and address name otherwise are refused", () => {
  const [row] = open("customers").list();
  const record = { name: "customers", id: "customerId" };
  const path = { customerId: row!.id };
  const below = { name: "customers/notes", does: "list", parents: ["customerId"] } as const;

  expect(perform(listRecords, below, { path: { customerId: UNKNOWN } }).problem?.status).toBe(404);
  expect(perform(readRecord, { ...record, does: "get" }, { path: { customerId: UNKNOWN } }).problem?.status).toBe(404);
  expect(perform(applyPatch, { ...record, does: "update" }, { path, body: { id: UNKNOWN } }).problem?.status).toBe(400);
  expect(perform(runAction, { ...record, does: "act" }, { path, body: { id: UNKNOWN } }).problem).toBeUndefined();
});

test("a file is given as it was sent", () => {
  const [row] = open("customers").list();
  const record = { name: "customers", id: "customerId" };
  const path = { customerId: row!.id };
  open("customers").save({ ...row!, fields: { data: "AP8H" } });

  const { file } = perform(renderRecord, { ...record, does: "download" }, { path, fileType: "image/png" });

  expect(file).toEqual({ bytes: fromBase64("AP8H"), type: "image/png" });
});

test("all that is known of a record has its id, and no id in place of its own field", () => {
  const known = buildKnown({
    tenantId,
    name: "customers/notes",
    id: "n1",
    parents: { customerid: "c1" },
    at: "",
    fields: { customerId: "own" },
  });

  expect(known).toMatchObject({ id: "n1", customerId: "own" });
  expect(known).not.toHaveProperty("customerid");
});

test("an answer that nothing describes has the ids of the record that was made, and the fields of one that is read", () => {
  const [row] = open("items").list();
  const record = { name: "items", id: "itemId", does: "get" } as const;

  const made = perform(
    createRecord,
    { name: "items", does: "create" },
    { body: { name: "Rake" }, id: "Itemdetails_CreateItem" },
  );
  const { id } = open("items").list().at(-1)!;
  const read = perform(readRecord, record, { path: { itemId: row!.id }, id: "Itemdetails_GetItemById" });

  expect(made.body).toEqual({ id, itemId: id });
  expect(read.body).toEqual({ ...row!.fields, id: row!.id });
});

test("an answer that is a list holds the record that was made, or all of them", () => {
  const [order] = open("salesOrders").list();
  const record = { name: "salesOrders/payments", does: "create", parents: ["salesOrderId"] } as const;
  const add = (body: unknown) =>
    perform(createRecord, record, { path: { salesOrderId: order!.id }, body, id: "SalesOrder_SetSalesOrderPayment" });

  expect(add({ name: "one" }).body).toMatchObject([{ id: expect.any(String) as string }]);
  expect(add([{ name: "one" }, { name: "two" }]).body).toHaveLength(2);
});
