import { expect, test } from "vitest";
import { ApiError } from "../errors.ts";
import type { CallPlace } from "../hints.ts";
import { text, shape } from "./decoder.ts";
import { decodeResponse, readDocument } from "./response.ts";

const reading = {
  place: { operation: "Shop_Open" },
  fail: (place: CallPlace, status: number, body: unknown, headers: Headers) =>
    new ApiError(place, status, body, headers),
};

/** An answer whose body breaks off. */
function broken(status: number, reason: Error = new TypeError("terminated")): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(reason);
    },
  });
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}

test("a status outside 2xx says more than the body that broke off", async () => {
  await expect(decodeResponse(broken(503), reading)).rejects.toMatchObject({ code: "ERR_PLATFORM_API", status: 503 });
  await expect(decodeResponse(new Response("no", { status: 404 }), reading)).rejects.toMatchObject({ status: 404 });
});

test("a body that comes too late is a time-out, and one that breaks off is not", async () => {
  const late = new DOMException("late", "TimeoutError");

  await expect(decodeResponse(broken(200, late), reading)).rejects.toMatchObject({ code: "ERR_PLATFORM_TIMEOUT" });
  await expect(decodeResponse(broken(200), reading)).rejects.toMatchObject({
    code: "ERR_PLATFORM_DECODE",
    status: 200,
  });
});

test.each<[string, BodyInit | null, string]>([
  ["is empty", null, "its body is empty"],
  ["is a gateway's page", "<html>", "its body is a page, not data"],
  ["was cut", '{"a":', "its body is not valid JSON"],
  ["is another thing", "7", "must be text: got a number"],
])("an answer that %s is a separate error, with its status", async (_, body, message) => {
  const response = new Response(body, { headers: { "content-type": "application/json" } });

  await expect(decodeResponse(response, { ...reading, decode: text })).rejects.toMatchObject({
    code: "ERR_PLATFORM_DECODE",
    status: 200,
    message: expect.stringContaining(message) as string,
  });
});

test("an answer that may be missing is undefined where it is, and is read where it is there", async () => {
  const optional = { ...reading, decode: text, answer: "optional" as const };

  expect(await decodeResponse(new Response(null, { status: 204 }), optional)).toBeUndefined();
  expect(await decodeResponse(Response.json("a"), optional)).toBe("a");
  await expect(decodeResponse(Response.json(7), optional)).rejects.toMatchObject({ code: "ERR_PLATFORM_DECODE" });
});

test("a success that lists errors is none, unless part of it may fail; where nothing is said nothing failed", async () => {
  const listed = () => Response.json({ errorList: [{ code: "VAL100", message: "no" }] });
  const partial = { ...reading, answer: "partial" as const };

  await expect(decodeResponse(listed(), reading)).rejects.toMatchObject({ code: "ERR_PLATFORM_API" });
  await expect(decodeResponse(listed(), partial)).resolves.toMatchObject({ errorList: [{ code: "VAL100" }] });
  await expect(decodeResponse(new Response(null), partial)).resolves.toEqual({});
});

test("an error body with 2xx is an error, as JSON and in place of a document, and a record that has more is a record", async () => {
  const read = (body: object, more: object = {}) =>
    decodeResponse(Response.json(body), { ...reading, errorFields: ["errorcode", "errors"], ...more });
  const error = { ErrorCode: "Invalid", errors: { name: ["is taken"] } };

  for (const more of [{}, { decode: shape({}, { id: text }) }, { document: readDocument }])
    await expect(read(error, more)).rejects.toMatchObject({ code: "ERR_PLATFORM_API", status: 200, body: error });
  await expect(read({ ...error, id: "1" })).resolves.toMatchObject({ id: "1" });
  await expect(read({})).resolves.toEqual({});
  await expect(read(error, { answer: "partial" })).resolves.toEqual(error);
  await expect(read(error, { errorFields: undefined })).resolves.toEqual(error);
});

test("a body without a byte is an empty file where the answer says that it is a file", async () => {
  const read = (type?: string, status = 200) =>
    decodeResponse(
      new Response(status === 204 ? null : new Uint8Array(), {
        status,
        ...(type && { headers: { "content-type": type } }),
      }),
      {
        ...reading,
        document: readDocument,
      },
    );

  await expect(read("application/octet-stream")).resolves.toEqual(new Uint8Array());
  await expect(read("text/plain")).resolves.toEqual(new Uint8Array());
  for (const type of [undefined, "application/pdf", "image/png", "application/json", "text/html"])
    await expect(read(type)).rejects.toThrow("its body is empty");
  await expect(read("application/octet-stream", 204)).rejects.toThrow("its body is empty");
});

test("where no shape is shown, JSON that was cut is an error and a text is a text", async () => {
  const cut = new Response("{", { headers: { "content-type": "application/json" } });

  await expect(decodeResponse(cut, reading)).rejects.toMatchObject({ code: "ERR_PLATFORM_DECODE" });
  await expect(decodeResponse(new Response("done"), reading)).resolves.toBe("done");
  await expect(decodeResponse(new Response(" <p>Bad gateway"), reading)).rejects.toThrow("is a page, not data");
});

test("a document that is a page, or nothing, or a list of errors is no document", async () => {
  const headers = { "content-type": "application/json" };
  const read = (body: BodyInit | null) =>
    decodeResponse(new Response(body, { headers }), { ...reading, document: readDocument });

  await expect(read("<html>")).rejects.toMatchObject({ code: "ERR_PLATFORM_DECODE" });
  await expect(read(null)).rejects.toMatchObject({ code: "ERR_PLATFORM_DECODE" });
  await expect(read('{"errorList":[{"code":"a","message":"b"}]}')).rejects.toMatchObject({ code: "ERR_PLATFORM_API" });
  await expect(read("%PDF")).resolves.toEqual(new TextEncoder().encode("%PDF"));
});

test("no more of an answer is read than may be", async () => {
  const long = new Response("x".repeat(11));

  await expect(decodeResponse(long, { ...reading, maxBytes: 10 })).rejects.toThrow("its body is longer than 10 bytes");
});

test.each<[string, Record<string, string>]>([
  ["0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", { "content-type": "text/plain; charset=utf-8" }],
  ["0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", {}],
  ["4711", { "content-type": "text/plain" }],
])("a single text may come without quotes: %s %j", async (body, headers) => {
  const response = new Response(new TextEncoder().encode(body), { headers });

  await expect(decodeResponse(response, { ...reading, decode: text })).resolves.toBe(body);
});

test.each(["{}", "null", "[]", "<html>"])("what is something else is no single text: %s", async (body) => {
  const response = new Response(body, { headers: { "content-type": "text/plain" } });

  await expect(decodeResponse(response, { ...reading, decode: text })).rejects.toMatchObject({
    code: "ERR_PLATFORM_DECODE",
  });
});

test("the JSON null is no document", async () => {
  const response = Response.json(null);

  await expect(decodeResponse(response, { ...reading, document: readDocument })).rejects.toThrow(
    "its body is null, not a document",
  );
});

const TEXT = { headers: { "content-type": "text/plain" } };
const JSON_TYPE = { headers: { "content-type": "application/json" } };

test("without a decoder: JSON is a value, text is text, other things are bytes, and nothing is nothing", async () => {
  const read = (body: BodyInit | null, init: ResponseInit) => decodeResponse(new Response(body, init), reading);

  expect(await read('{"a":1}', JSON_TYPE)).toEqual({ a: 1 });
  expect(await read(" hello ", TEXT)).toBe("hello");
  expect(await read("7", TEXT)).toBe(7);
  expect(await read(Uint8Array.of(1, 2), { headers: { "content-type": "image/png" } })).toEqual(Uint8Array.of(1, 2));
  expect(await read(null, {})).toBeUndefined();
  await expect(read("hello", JSON_TYPE)).rejects.toThrow("its body is not valid JSON");
});

test("where no body is promised, whatever comes is passed over, unless it is an error or a page", async () => {
  const none = { ...reading, answer: "none" as const };
  const read = (body: BodyInit | null, init: ResponseInit) => decodeResponse(new Response(body, init), none);

  expect(await read("hello", TEXT)).toBeUndefined();
  expect(await read('{"a":1}', JSON_TYPE)).toBeUndefined();
  expect(await read(Uint8Array.of(255, 254), { headers: { "content-type": "image/png" } })).toBeUndefined();
  expect(await read(null, { status: 204 })).toBeUndefined();
  await expect(read("<html>", {})).rejects.toThrow("its body is a page, not data");
  await expect(read('{"errorList":[{"code":"X"}]}', JSON_TYPE)).rejects.toMatchObject({ code: "ERR_PLATFORM_API" });
});

test("a partial answer may be empty, and is not refused for what it lists", async () => {
  const partial = { ...reading, answer: "partial" as const };

  expect(await decodeResponse(new Response(null), partial)).toEqual({});
  expect(await decodeResponse(Response.json({ errorList: [{ code: "X" }] }), partial)).toEqual({
    errorList: [{ code: "X" }],
  });
});

test("what cannot be read is told with its host, its type and its length", async () => {
  const place = { operation: "Shop_Open", host: "shop.test" };
  const read = (body: BodyInit) => decodeResponse(new Response(body, JSON_TYPE), { ...reading, place, decode: text });

  await expect(read("{")).rejects.toMatchObject({
    message: expect.stringContaining(" from shop.test as its body is not valid JSON") as string,
    contentType: "application/json",
    length: 1,
  });
  await expect(read(Uint8Array.of(0x22, 0xff, 0x22))).rejects.toMatchObject({
    message: expect.stringContaining("its body is not valid text") as string,
    length: 3,
  });
});

test("by default 64 MiB are read, and not a byte more than was allowed", async () => {
  const read = (bytes: number, maxBytes: number) =>
    decodeResponse(new Response(new Uint8Array(bytes), { headers: { "content-type": "image/png" } }), {
      ...reading,
      maxBytes,
    });

  await expect(read(10, 10)).resolves.toHaveLength(10);
  await expect(read(11, 10)).rejects.toThrow("its body is longer than 10 bytes");
  let sent = 0;
  const piece = new Uint8Array(1024 * 1024);
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  await expect(decodeResponse(new Response(endless), reading)).rejects.toThrow("longer than 67108864 bytes");
  expect(sent).toBeLessThanOrEqual(67);
});

test("an answer outside 2xx is refused with what it holds: JSON, text, bytes or nothing", async () => {
  const refusal = async (body: BodyInit | null, init: ResponseInit = {}) =>
    (
      (await decodeResponse(new Response(body, { status: 400, ...init }), reading).catch(
        (error: unknown) => error,
      )) as ApiError
    ).body;

  expect(await refusal('{"code":"X"}')).toEqual({ code: "X" });
  expect(await refusal(" no \n")).toBe(" no \n");
  expect(await refusal(Uint8Array.of(255))).toEqual(Uint8Array.of(255));
  expect(await refusal(null)).toBeUndefined();
});

const errorFields = ["errorcode", "errormessage", "errors"];
/** Whether an answer of 200 with a value is refused. */
const isRefused = async (value: unknown, more: object = {}) =>
  decodeResponse(Response.json(value), { ...reading, ...more }).then(
    () => false,
    (error: unknown) => error instanceof ApiError,
  );

test.each([
  [{ errorList: [{}] }, true],
  [{ errorList: [] }, false],
  [{ errorList: "one" }, false],
  [{}, false],
  [null, false],
  ["errorList", false],
  [{ errorCode: "Invalid" }, false],
])("an answer of 200 with %j is refused: %s", async (value, has) => {
  expect(await isRefused(value)).toBe(has);
});

test.each([
  [{ errorCode: "Invalid", errorMessage: "no" }, true],
  [{ ErrorCode: 7, Errors: null }, true],
  [{ errors: { name: ["is too long"] } }, true],
  [{ errorList: [{}], id: "1" }, true],
  [{ errorCode: "Invalid", id: "1" }, false],
  [{ errorCode: "", errors: {}, errorMessage: null }, false],
  [{}, false],
  [null, false],
  ["errors", false],
  [[{ errorCode: "Invalid" }], false],
  [[], false],
])("where the fields of an error body are known, an answer of 200 with %j is refused: %s", async (value, has) => {
  expect(await isRefused(value, { errorFields })).toBe(has);
});
