import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ConnectionError } from "./connection.ts";

const place = {
  operation: "Orders_Create",
  call: "channel.orders.create",
  method: "POST",
  host: "api.test",
  path: "/channel/v1/order/{id}",
};

test("the code of a cause that another realm made is told, and nothing else of it", () => {
  const foreign = Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED", data: "canary" } });
  const error = new ConnectionError(place, foreign);

  expect(error.hint).toBe("Nothing listens there: is the address right?");
  expect((error.cause as Error).cause).toMatchObject({ message: "ECONNREFUSED", code: "ECONNREFUSED" });
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain("canary");
  expect(new ConnectionError(place, { code: "canary of a person" }).cause).toBeUndefined();
});

test("a ConnectionError tells no word of what fetch throws, however deep one looks", () => {
  const words = "request to https://api.test/v1/auth?pin=canary failed";
  const thrown = [
    Object.assign(new Error(words), { code: "ECONNREFUSED" }), // as node-fetch does
    new TypeError(words, { cause: new Error(words, { cause: new Error(words) }) }),
    Object.assign(new Error(words), { code: words, address: words }),
    words,
    { message: words, cause: { message: words } },
  ];

  for (const each of thrown) {
    const error = new ConnectionError(place, each);
    expect(`${inspect(error, { showHidden: true, depth: Infinity })} ${error.stack}`).not.toContain("canary");
  }
  expect(new ConnectionError(place, thrown[0]).message).toMatch(/failed: ECONNREFUSED. Nothing listens there/);
  expect(new ConnectionError(place, thrown[1]).message).toMatch(/failed: TypeError$/);
});
