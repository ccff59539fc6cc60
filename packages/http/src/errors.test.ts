import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  ApiError,
  ArgumentError,
  ConnectionError,
  DecodeError,
  TimeoutError,
  isPlatformError,
  PlatformError,
  describeKind,
  hideText,
  buildCause,
} from "./errors.ts";
import { listFields } from "./reason.ts";

const place = {
  operation: "Orders_Create",
  call: "channel.orders.create",
  method: "POST",
  host: "api.test",
  path: "/channel/v1/order/{id}",
};

test("isPlatformError() knows an error of another copy of the package", async () => {
  const copy = (await import("./errors.ts?copy" as string)) as typeof import("./errors.ts");

  class ForeignError extends copy.PlatformError {
    readonly code = "ERR_PLATFORM_API";
  }
  const foreign = new ForeignError("Cannot complete Events_List");

  expect(foreign).not.toBeInstanceOf(PlatformError);
  expect(isPlatformError(foreign)).toBe(true);
});

test.each([new Error("other"), undefined, null, "text", { code: "ERR_PLATFORM_API" }])(
  "isPlatformError() refuses %o",
  (other) => {
    expect(isPlatformError(other)).toBe(false);
  },
);

test("each error has a code that never changes", () => {
  const codes = [
    new ApiError({ operation: "x" }, 500, undefined, new Headers()),
    new ArgumentError("x", "y", "z", 1),
    new ConnectionError({ operation: "x" }, new Error("refused")),
    new DecodeError("x", "y"),
    new TimeoutError({ operation: "x" }, undefined),
  ].map(({ code }) => code);

  expect(codes).toEqual([
    "ERR_PLATFORM_API",
    "ERR_PLATFORM_ARGUMENT",
    "ERR_PLATFORM_CONNECTION",
    "ERR_PLATFORM_DECODE",
    "ERR_PLATFORM_TIMEOUT",
  ]);
});

test("the README lists every code", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const codes = [...read("codes.generated.ts").matchAll(/"(ERR_PLATFORM_\w+)"/g)].map(([, code]) => code);
  const listed = [...read("../README.md").matchAll(/^\| `(ERR_PLATFORM_\w+)` \|/gm)].map(([, code]) => code);

  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(listed)).toEqual(new Set(codes));
});

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

test("a code of an answer is told only where it looks like one", () => {
  const codes = (body: unknown) => new ApiError(place, 400, body, new Headers()).platformCodes;

  expect(codes({ errorList: [{ code: "VAL100" }, { code: "VAL100" }, null, { code: 7 }] })).toEqual(["VAL100"]);
  expect(codes({ errorList: [{ code: "eyJhbGciOiJIUzI1NiJ9.canary" }, { code: "a person" }] })).toEqual([]);
  expect(codes({ ErrorCode: "NotFound" })).toEqual(["NotFound"]);
  expect(codes({ errorList: Array.from({ length: 99 }, (_, index) => ({ code: `GEN${index}` })) })).toHaveLength(5);
  expect([undefined, null, "text", []].map(codes)).toEqual([[], [], [], []]);
});

test.each([
  [-1, "got -1"],
  ["", "got an empty text"],
  [undefined, "got undefined"],
  [{ secret: "canary" }, "got an object"],
  [["canary"], "got an array"],
  ["x".repeat(100), `got ${"x".repeat(60)}…`],
])("ArgumentError says what it got: %o", (got, words) => {
  const error = new ArgumentError("cache tokens", "reuseMarginMs", "be >= 0", got);

  expect(error.message).toBe(`Cannot cache tokens as reuseMarginMs must be >= 0: ${words}`);
  expect(error.argument).toBe("reuseMarginMs");
});

test.each([
  "user:canary@host",
  "https:/user:canary@host/a",
  "http:\\\\user:canary@host",
  "erp.example/api?key=canary",
  "#canary",
])("an ArgumentError tells of %s the length alone: an address has its secrets there", (given) => {
  expect(new ArgumentError("send", "address", "be one", given).message).toBe(
    `Cannot send as address must be one: got text of ${given.length} characters`,
  );
});

test("an error of a call has the place of the call as fields, and its hint at the end of its message", () => {
  const place = { operation: "Events_List", host: "api.test", path: "/events" };
  const error = new ConnectionError(place, { cause: { code: "ECONNREFUSED" } });

  expect(error).toMatchObject({ ...place, hint: expect.stringMatching(/^\w/) as string });
  expect(error.message).toBe(
    `Cannot complete Events_List as the connection to api.test failed: ECONNREFUSED. ${error.hint}`,
  );
});

test("without a hint there is no field and no sentence for it", () => {
  const error = new TimeoutError({ operation: "Events_List" }, undefined);

  expect(error.message).toBe("Cannot complete Events_List as the platform did not answer in time");
  expect("hint" in error).toBe(false);
});

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
    404,
    { errorList: [{ code: "canary", message: "canary" }] },
    {},
    "answered 404 to POST /channel/v1/order/{id}. Is the address right, with its path prefix?",
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

test.each([
  ["the ERP's code", { errorCode: "not-found" }, ["not-found"]],
  ["the channel's code", { errorList: [{ code: "GEN404" }] }, ["GEN404"]],
  ["a reason without a code", { errorMessage: "There is no such item" }, []],
])("404 tells an absent item from a wrong address: %s of the platform blames no path prefix", (_, body, codes) => {
  const error = new ApiError(place, 404, body, new Headers());

  expect(error.platformCodes).toEqual(codes);
  expect(error.hint).toBeUndefined();
  expect(new ApiError(place, 404, undefined, new Headers()).hint).toBe("Is the address right, with its path prefix?");
});

test.each([401, 403])("a %i of the seller's family names the credential of the seller", (status) => {
  const path = "/channel/v1/seller/offer";
  const error = new ApiError({ ...place, path }, status, { errorList: [{ code: "ATH000" }] }, new Headers());

  expect(error.message).toContain("Is the credential the seller's? The channel's does not work here");
  expect(new ApiError(place, status, undefined, new Headers()).hint).not.toContain("seller");
});

test.each<[string, object]>([
  ["by one address", { port: 443 }],
  ["by one of two addresses", { errors: [{ port: 443 }, { port: 443 }] }],
])("a closed port names host and port: %s", (_, where) => {
  const cause = new TypeError("fetch failed", {
    cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }, where),
  });
  const message = "the connection to api.test:443 failed: ECONNREFUSED. Nothing listens there";

  expect(new ConnectionError(place, cause).message).toContain(message);
  expect(new ConnectionError(place, Object.assign(new TypeError("x"), buildCause(cause.cause))).message).toContain(
    message,
  );
  expect(new ConnectionError({ ...place, host: "api.test:8443" }, cause).message).toContain("to api.test:8443 failed");
});

test("an error keeps the headers of its answer, and names the field that the platform objects to", () => {
  const headers = new Headers({ "x-trace": "1", "content-type": "application/json" });
  const body = { errorList: [{ code: "VAL100", message: "orderList[0].sellerId: is unknown" }] };
  const error = new ApiError(
    { operation: "x", fields: listFields({ orderList: [{ sellerId: 7 }] }) },
    400,
    body,
    headers,
  );

  expect(error.headers).toBe(headers);
  expect(error.body).toBe(body);
  expect(error.message).toContain("answered 400 (VAL100 at orderList[0].sellerId: is unknown)");
});

test.each([
  ["ECONNREFUSED", "Nothing listens there: is the address right?"],
  ["ENOTFOUND", "No host has this name: is the address right?"],
  ["EAI_AGAIN", "No name server answers: is there a network?"],
  ["UND_ERR_CONNECT_TIMEOUT", "Is a firewall in between?"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "Is this an https port?"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "Its certificate is not trusted: put that of a proxy into NODE_EXTRA_CA_CERTS"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "Its certificate is not trusted: put that of a proxy into NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "Its certificate is not trusted: put that of a proxy into NODE_EXTRA_CA_CERTS"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "Its certificate is not trusted: put that of a proxy into NODE_EXTRA_CA_CERTS"],
  ["CERT_HAS_EXPIRED", "Its certificate has expired"],
  ["CERT_NOT_YET_VALID", "Its certificate is not valid yet"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "Its certificate is for another host"],
  ["CERT_REVOKED", undefined],
  ["ECONNRESET", undefined],
])("a ConnectionError of %s says what to look at", (code, hint) => {
  const cause = new TypeError("fetch failed", { cause: Object.assign(new Error("canary"), { code }) });
  const error = new ConnectionError(place, cause);

  expect(error.hint).toBe(hint);
  expect(error.message).toBe(
    `Cannot complete channel.orders.create (Orders_Create) as the connection to api.test failed: ${code}${hint ? `. ${hint}` : ""}`,
  );
});

test("of an answer of 407 Node's fetch says nothing, so the hint asks for a proxy", () => {
  const error = new ConnectionError(place, new TypeError("fetch failed", { cause: new Error() }));

  expect(error.message).toMatch(/failed: TypeError. Does a proxy require authentication\?$/);
});

test("a TimeoutError names the call and the host, and tells no word of the runtime", () => {
  const cause = new DOMException("canary", "TimeoutError");
  const error = new TimeoutError({ operation: "Events_List", host: "api.test" }, cause);

  expect(error.message).toBe("Cannot complete Events_List as api.test did not answer in time");
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain("canary");
  expect(new TimeoutError({ operation: "Events_List" }, cause).message).toBe(
    "Cannot complete Events_List as the platform did not answer in time",
  );
});

test("DecodeError shows where and why, and not the value", () => {
  const error = new DecodeError("an event", "must be text: got a number", {
    path: "/event/sku",
    value: { sku: "canary" },
  });

  expect(error.message).toBe("Cannot read an event as /event/sku must be text: got a number");
  expect(inspect(error)).not.toContain("canary");
  expect(error.value).toEqual({ sku: "canary" });
});

test.each([
  ["application/json; charset=canary", "application/json"],
  ["application/vnd.ms-excel ;x", "application/vnd.ms-excel"],
  ["text/html", "text/html"],
  ["text/CANARY; charset=utf-8", undefined],
  ["canary", undefined],
  [undefined, undefined],
])("a DecodeError tells of the content type %s the essence alone", (contentType, told) => {
  expect(new DecodeError("an answer", "is none", { contentType }).contentType).toBe(told);
});

test.each([
  [undefined, "nothing"],
  [null, "null"],
  [["canary"], "an array"],
  [{ canary: 1 }, "an object"],
  ["canary", "text"],
  [1, "a number"],
  [true, "a boolean"],
  [() => 0, "a function"],
])("describeKind() of %j is %s", (value, kind) => {
  expect(describeKind(value)).toBe(kind);
});

test("hideText() shows of a text its length alone, and every other value as it is", () => {
  expect(hideText("canary")).toBe("text of 6 characters");
  expect([hideText(""), hideText(1), hideText(undefined)]).toEqual(["", 1, undefined]);
});

test.each<[number, Record<string, string>, string]>([
  [429, { "retry-after": "7" }, "The quota is used up: wait 7 s"],
  [
    429,
    { "retry-after": "Thu, 01 Jan 2026 00:01:00 GMT", date: "Thu, 01 Jan 2026 00:00:18 GMT" },
    "The quota is used up: wait 42 s",
  ],
  [429, { "retry-after": "Thu, 01 Jan 2099 00:00:00 GMT" }, "The quota is used up"], // By which clock?
  [429, { "retry-after": "soon" }, "The quota is used up"],
  [429, {}, "The quota is used up"],
])("the message of a %i with %o ends with the wait that is asked for: %s", (status, headers, hint) => {
  const error = new ApiError({ operation: "Any" }, status, undefined, new Headers(headers));

  expect(error.message.endsWith(`. ${hint}`)).toBe(true);
  expect(error.hint).toBe(hint);
});
