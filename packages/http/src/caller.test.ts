import { inspect } from "node:util";
import { expect, test } from "vitest";
import { caller } from "./caller.ts";
import { ApiError } from "./errors.ts";
import type { Fetch } from "./fetch.ts";

const fail = (operation: string, status: number, body: unknown, headers: Headers) =>
  new ApiError(operation, status, body, headers);
const open = { operation: "Shop_Open", method: "POST", path: "/shops/{id}", params: { path: { id: "1" } } };
const nothing: Fetch = async () => new Response(null, { status: 204 });

test("a call writes its address, its headers and its body plainly", async () => {
  const sent: Parameters<Fetch>[] = [];
  const fetch: Fetch = async (...each) => {
    sent.push(each);
    return nothing("");
  };
  const options = { what: "a client", baseUrl: "https://platform.test/erp/ ", headers: { "x-app": "a" } };
  const { call } = caller({ ...options, fetch, fail });

  await call({ ...open, body: { name: "Ann" } });
  await call({ ...open, body: { name: "Ann" }, form: () => new URLSearchParams("name=Ann") });

  const common = { method: "POST", redirect: "manual" };
  const headers = { "content-type": "application/json", "x-app": "a" };
  expect(sent).toEqual([
    ["https://platform.test/erp/shops/1", { ...common, headers, body: '{"name":"Ann"}' }],
    [
      "https://platform.test/erp/shops/1",
      { ...common, headers: { "x-app": "a" }, body: new URLSearchParams("name=Ann") },
    ],
  ]);
});

test("an observer is told which operation it is, and nothing that it carries", async () => {
  const seen: unknown[] = [];
  const { call } = caller({
    what: "a client",
    baseUrl: "https://platform.test",
    fetch: nothing,
    fail,
    observe: (facts, run) => {
      seen.push(facts);
      return run();
    },
  });

  await call({ ...open, body: { Password: "canary" } });

  expect(seen).toEqual([{ operation: "Shop_Open", method: "POST", path: "/shops/{id}" }]);
  expect(inspect(seen, { depth: 9 })).not.toContain("canary");
});

test("a body that cannot be written is refused without being quoted", async () => {
  const { call } = caller({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });

  await expect(call({ ...open, body: { canary: 1n } })).rejects.toThrow(
    "Cannot send Shop_Open as the request must be one that can be written (TypeError): got an object",
  );
});

test.each([".", ".."])("a parameter that is a step in a path is refused before anything is sent: %s", async (id) => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (...each) => {
    sent.push(each);
    return nothing("");
  };
  const { call } = caller({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  await expect(call({ ...open, params: { path: { id } } })).rejects.toThrow(
    "Cannot send Shop_Open as id must not be a step in a path",
  );

  expect(sent).toEqual([]);
});
