import { expect, test } from "vitest";
import type { PreparedCall } from "./call.ts";
import { checkCall } from "./check.ts";

const open: PreparedCall = {
  operation: "Shop_Open",
  method: "POST",
  path: "/shops/{id}",
  params: { id: "1" },
  required: ["id"],
};
const check = (more: Partial<PreparedCall>) => () => checkCall("send Shop_Open", { ...open, ...more });

test.each([0, false, "0", ["a"]])("%j is a value that a required parameter may have", (id) => {
  expect(check({ params: { id } })).not.toThrow();
});

test.each([undefined, null, "", [], Number.NaN])("%j is no value for a required parameter", (id) => {
  expect(check({ params: { id } })).toThrow("Cannot send Shop_Open as id must be given");
});

test("a step of the path is refused only where the parameter stands in the path", () => {
  expect(check({ params: { id: ".." } })).toThrow("id must not be a step in a path: got ..");
  expect(check({ path: "/shops", params: { id: ".." } })).not.toThrow();
});

test("a header is refused without its value where a header cannot carry it", () => {
  const header = ["x-note"];

  expect(check({ header, params: { id: "1", "x-note": "canary\n" } })).toThrow(
    "x-note must be text that a header can carry: got [secret]",
  );
  expect(check({ header, params: { id: "1", "x-note": "a note" } })).not.toThrow();
});

test.each([undefined, null])("the body %j is refused where the operation needs a body", (body) => {
  expect(check({ needsBody: true, body })).toThrow("the body must be given");
  expect(check({ needsBody: false, body })).not.toThrow();
});

test("throwOnRefused is an option only of a call that can be done in part", () => {
  const options = { throwOnRefused: true };

  expect(check({ options })).toThrow("throwOnRefused must be a known option");
  expect(check({ options, finish: () => undefined })).not.toThrow();
});

test("the body is shown to the check of the operation, with the action for its error", () => {
  const seen: unknown[] = [];
  const finish = Object.assign(() => undefined, { check: (...each: unknown[]) => void seen.push(each) });

  check({ body: { a: 1 }, finish })();

  expect(seen).toEqual([["send Shop_Open", { a: 1 }]]);
});
