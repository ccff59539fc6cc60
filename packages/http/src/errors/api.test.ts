import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ApiError } from "./api.ts";

const place = {
  operation: "Orders_Create",
  call: "channel.orders.create",
  method: "POST",
  host: "api.test",
  path: "/channel/v1/order/{id}",
};

test("ApiError shows neither body nor headers", () => {
  const error = new ApiError(
    { operation: "Events_List" },
    500,
    { name: "a person" },
    new Headers({ "set-cookie": "canary" }),
  );

  const shown = `${inspect(error)} ${JSON.stringify(error)} ${error.stack} ${String(error)}`;

  expect(error.body).toEqual({ name: "a person" });
  expect(shown).not.toMatch(/a person|canary/);
  expect(error.message).toBe("Cannot complete Events_List: the platform answered 500");
});

test.each([
  [404, undefined, {}, "answered 404 to POST /channel/v1/order/{id}. Is the address right, with its path prefix?"],
  [
    404,
    { errorList: [{ code: "GEN404", message: "canary" }] },
    {},
    "answered 404 (GEN404) to POST /channel/v1/order/{id}",
  ],
  [
    400,
    { errorCode: "ValidationFailed", errorMessage: "canary" },
    {},
    "answered 400 (ValidationFailed) to POST /channel/v1/order/{id}",
  ],
  [
    502,
    "<html>canary</html>",
    { "content-type": "text/html; charset=canary" },
    "answered 502 (text/html, length 19) to POST /channel/v1/order/{id}. Did a proxy answer, or is it another host?",
  ],
  [500, new Uint8Array(3), {}, "answered 500 (no content type, length 3) to POST /channel/v1/order/{id}"],
] as const)(
  "an ApiError of %i says what the platform called it, and what to look at",
  (status, body, headers, words) => {
    const error = new ApiError(place, status, body, new Headers(headers));

    expect(error.message).toBe(`Cannot complete channel.orders.create (Orders_Create): api.test ${words}`);
    expect(error).toMatchObject({ ...place, status });
    expect(error.message.endsWith(error.hint ?? "{id}")).toBe(true);
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain("canary");
  },
);

test.each([{ length: 4711 }, { length: "4711" }, ["4711"], { length: { length: 4711 } }])(
  "what a field of JSON holds is not taken for the length of a body: %j",
  (body) => {
    const { message } = new ApiError(place, 500, body, new Headers({ "content-type": "application/json" }));

    expect(message).toMatch(/answered 500 to POST/);
    expect(message).not.toContain("4711");
  },
);

test("a 404 with a code of the platform blames the address only where the call names nothing else", () => {
  const get = { operation: "Sellers_GetUpdateSession", method: "GET", path: "/v1/session" };
  const hint = (parameters?: string[]) =>
    new ApiError({ ...get, parameters }, 404, { errorList: [{ code: "GEN404" }] }, new Headers()).hint;

  expect(hint()).toBe("Is the address right, with its path prefix?");
  expect(hint(["session"])).toBeUndefined();
});

test("an error keeps the headers of its answer, and names the field that the platform objects to", () => {
  const headers = new Headers({ "x-trace": "1", "content-type": "application/json" });
  const body = { errorList: [{ code: "VAL100", message: "orderList[0].sellerId: is unknown" }] };
  const error = new ApiError({ operation: "x" }, 400, body, headers);

  expect(error.headers).toBe(headers);
  expect(error.body).toBe(body);
  expect(error.message).toContain("answered 400 (VAL100 at orderList[0].sellerId)");
});
