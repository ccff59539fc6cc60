import { expect, test } from "vitest";
import { createStore } from "./store.ts";
import { computeLatency, findStrikes, readFault, type Fault, type FaultRow } from "./faults.ts";

function plan(...faults: (Omit<Fault, "operation"> & { operation?: string })[]) {
  const table = createStore<{ faults: FaultRow }>().table("faults");
  faults.forEach((fault, index) =>
    table.set(`fault-${index + 1}`, { id: `fault-${index + 1}`, fault: fault as Fault, matched: 0, applied: 0 }),
  );
  return (operation = "A", tenantId = "T", seed = 1) =>
    findStrikes(table, { operation, tenantId }, seed).map(({ fault }) => fault.kind);
}

test("a fault strikes where all of its conditions fit", () => {
  const strike = plan({ kind: "hang", operation: "A", tenantId: "t" });

  expect([strike(), strike("B"), strike("A", "other")]).toEqual([["hang"], [], []]);
});

test.each([
  ["t", [true, true, false, false, false]],
  ["", [false, false, false, false, true]],
  [undefined, [true, true, true, true, true]],
])("a fault for the tenant %j strikes its requests alone", (tenantId, strikes) => {
  const strike = plan({ kind: "hang", tenantId });

  expect(["t", "T", "t2", "2t", ""].map((tenant) => strike("A", tenant).length > 0)).toEqual(strikes);
});

test("a fault for the n-th request strikes that one alone, and times are those that struck", () => {
  const strike = plan(
    { kind: "reset", nth: 2, times: 1 },
    { kind: "hang", times: 2 },
    { kind: "latency", probability: 0.5, times: 1 },
  );
  const kinds = Array.from({ length: 20 }, () => strike());

  expect(kinds.map((each) => each.includes("reset"))).toEqual(kinds.map((_, index) => index === 1));
  expect(kinds.map((each) => each.includes("hang"))).toEqual(kinds.map((_, index) => index < 2));
  expect(kinds.filter((each) => each.includes("latency"))).toHaveLength(1);
});

test("nth counts requests that fit, times counts strikes", () => {
  const strike = plan({ kind: "reset", nth: 2 }, { kind: "latency", times: 1 });

  expect([strike(), strike("A"), strike()]).toEqual([["latency"], ["reset"], []]);
});

test("an equal seed gives equal strikes, and a probability its share", () => {
  const run = (seed: number) => {
    const strike = plan({ kind: "hang", probability: 0.3 });
    return Array.from({ length: 1_000 }, () => strike("A", "T", seed).length);
  };
  const share = run(1).filter((count) => count > 0).length / 1_000;

  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.35);
});

test.each<[unknown, string]>([
  [undefined, "it must be an object: got undefined"],
  [{ kind: "toString" }, "kind must be one of unauthorized"],
  [
    { kind: "hang", operation: "orders.creat" },
    "operation must be the method of a client, an operationId or token (the nearest is orders.create): got orders.creat",
  ],
  [
    { kind: "hang", operation: "Order_Create" },
    "operation must be the method of a client, an operationId or token (the nearest is Orders_Create)",
  ],
  [
    { kind: "hang", operation: "channel.order.create" },
    "operation must be the method of a client, an operationId or token (the nearest is channel.orders.create)",
  ],
  [
    { kind: "hang", operation: "POST /v1/order" },
    "operation must be the method of a client, an operationId or token: got POST /v1/order",
  ],
  [{ kind: "hang", operation: 7 }, "operation must be the method of a client, an operationId or token: got 7"],
  [{ kind: "hang", tenantId: 1 }, "tenantId must be text: got 1"],
  [{ kind: "hang", nth: 0 }, "nth must be a whole number >= 1: got 0"],
  [{ kind: "hang", probability: 0 }, "probability must be above 0 and at most 1: got 0"],
  [{ kind: "latency", ms: -1 }, "ms must be a number from 0 to 2147483647: got -1"],
  [{ kind: "hang", nht: 1 }, "nht must be one of kind, operation, tenantId, nth"],
])("%j is refused: %s", (fault, words) => {
  expect(() => readFault(fault as Fault)).toThrow(`Cannot plan a fault as ${words}`);
});

test.each([
  ["orders.create", "Orders_Create"],
  ["channel.orders.create", "Orders_Create"],
  ["Orders_Create", "Orders_Create"],
  ["orders.updateStatus", "Orders_UpdateStatus"],
  ["erp.categories.update", "Category_UpdateCategory"],
  ["token", "token"],
] as const)("a fault takes an operation by each of its names: %s", (name, id) => {
  expect(readFault({ kind: "hang", operation: name, nth: 2 })).toEqual({ kind: "hang", operation: id, nth: 2 });
});

test("latency takes as long as it says, lognormal latency around it", () => {
  expect(computeLatency({ fault: { kind: "latency" }, draw: 0.5 })).toBe(1_000);
  expect(computeLatency({ fault: { kind: "latency-lognormal", ms: 100, sigma: 0 }, draw: 0.9 })).toBe(100);
  for (const draw of [0.1, 0.5, 0.9]) {
    const said = computeLatency({ fault: { kind: "latency-lognormal", ms: 1_000, sigma: 0.5 }, draw });
    expect(computeLatency({ fault: { kind: "latency-lognormal" }, draw })).toBe(said);
    expect(Math.abs(Math.log(said / 1_000))).toBeGreaterThan(0.01);
    expect(computeLatency({ fault: { kind: "latency-lognormal", ms: 10, sigma: 0.5 }, draw })).toBeCloseTo(said / 100);
  }
});
