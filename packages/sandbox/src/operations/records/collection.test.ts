import { expect, test } from "vitest";
import { createDemoState } from "../../testing/state.ts";
import type { PlatformState } from "../../platform/state.ts";
import { demo } from "../../seed/demo.ts";
import { openCollection } from "./collection.ts";

const systemClock = { now: () => 0, sleep: async () => {} };
const makeState = () => createDemoState({ clock: systemClock as never });
const at = "2026-02-11T08:00:00.000Z";
type Place = Parameters<typeof openCollection>[1];
const open = (state: PlatformState, place: Partial<Place> = {}) =>
  openCollection(state, { tenantId: demo.tenantId, name: "things", parents: {}, ...place });

test("a record is found by its id in any letters, in its tenant and below its parents alone", () => {
  const state = makeState();
  open(state, { parents: { shopid: "A" } }).save({ id: "ID-1", at, fields: { name: "one" } });

  expect(open(state, { parents: { shopid: "a" } }).find("id-1")?.fields).toEqual({ name: "one" });
  expect(open(state).find("ID-1")?.parents).toEqual({ shopid: "A" });
  expect(open(state, { parents: { shopid: "b" } }).find("ID-1")).toBeUndefined();
  expect(open(state, { tenantId: "other" }).list()).toEqual([]);
  expect(open(state, { name: "things/parts" }).list()).toEqual([]);
});

test("a record that is saved again keeps its place and its parents", () => {
  const state = makeState();
  for (const id of ["1", "2"]) open(state, { parents: { shopid: "A" } }).save({ id, at, fields: { id } });
  open(state).save({ id: "1", at, fields: { name: "new" } });

  expect(
    open(state, { parents: { shopid: "A" } })
      .list()
      .map(({ id, fields }) => [id, fields]),
  ).toEqual([
    ["1", { name: "new" }],
    ["2", { id: "2" }],
  ]);
});

test("with a record go those below it, and no others", () => {
  const state = makeState();
  const row = open(state).save({ id: "1", at, fields: {} });
  const parts = (id: string) => open(state, { name: "things/parts", parents: { thingid: id } });
  parts("1").save({ id: "a", at, fields: {} });
  parts("2").save({ id: "b", at, fields: {} });
  open(state).remove(row);

  expect([open(state).find("1"), parts("1").list(), parts("2").list().length]).toEqual([undefined, [], 1]);
});

test("with a record goes nothing of a collection whose name begins alike, of another tenant, or of a record whose id does", () => {
  const state = makeState();
  const row = open(state).save({ id: "1", at, fields: {} });
  const places: Partial<Place>[] = [
    { name: "thingsOld", parents: { thingid: "1" } },
    { name: "thingsOld/parts", parents: { thingid: "1" } },
    { name: "things/parts", parents: { thingid: "10" } },
    { name: "things/parts", parents: { thingid: "1" }, tenantId: "other" },
    { tenantId: "other" },
  ];
  for (const place of places) open(state, place).save({ id: place.name ? "1" : "9", at, fields: {} });
  const below: Partial<Place> = { name: "things/parts/bits", parents: { thingid: "1", partid: "a" } };
  open(state, below).save({ id: "b", at, fields: {} });

  open(state).remove(row);

  expect(places.map((place) => open(state, place).list().length)).toEqual(places.map(() => 1));
  expect(open(state, below).list()).toEqual([]);
});

test("categories of the seed are records", () => {
  const state = makeState();
  const found = open(state, { name: "categories" }).find(demo.categoryId);
  expect(found?.fields).toMatchObject({ name: "Garden" });
  open(state, { name: "categories" }).remove(found!);
  expect(open(state, { name: "categories" }).find(demo.categoryId)).toBeUndefined();
});

test("a pick list stands below its warehouse", () => {
  const state = makeState();
  open(state, { name: "wms/pickLists", parents: { warehouseid: "W" } }).save({ id: "P", at, fields: {} });

  expect(open(state, { name: "wms/pickLists", parents: { warehouseid: demo.warehouseId } }).list()).toHaveLength(3);
});

test("records outlive a snapshot", () => {
  const state = makeState();
  open(state).save({ id: "1", at, fields: { name: "kept" } });
  const dump = state.dump();
  open(state).save({ id: "1", at, fields: { name: "lost" } });
  state.load(dump);

  expect(open(state).find("1")?.fields).toEqual({ name: "kept" });
});
