import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { routes } from "../generated/routes.generated.ts";
import { readCall } from "./call.ts";
import { readBody } from "./read-body.ts";

const findRoute = (id: string) => routes.find((route) => route.id === id)!;
const post = (type: string, body: BodyInit, headers: Record<string, string> = {}) =>
  readCall(new Request("https://x.test/", { method: "POST", body, headers: { "content-type": type, ...headers } }));
const read = (id: string, ...given: Parameters<typeof post>) => readBody(post(...given), findRoute(id));

test.each([
  ["Orders_Create", "application/json", 200],
  ["Orders_Create", "application/json; charset=utf-8", 200],
  ["Category_UpdateCategory", "application/json", 200],
  ["Category_UpdateCategory", "application/json; charset=utf-8", 415],
  ["Orders_Create", "text/plain", 415],
])("%s reads %s with %i", async (id, type, status) => {
  const got = await read(id, type, "{}");

  expect(got.problem?.status ?? 200).toBe(status);
});

test.each<[string, BodyInit, Record<string, string>, object]>([
  ["packed", gzipSync("[1]"), { "content-encoding": "gzip" }, { body: [1] }],
  ["packed, by the older name", gzipSync("[1]"), { "content-encoding": "x-gzip" }, { body: [1] }],
  ["packed once", gzipSync("[1]"), { "content-encoding": "identity, GZIP" }, { body: [1] }],
  ["packed twice", "[1]", { "content-encoding": "gzip, gzip" }, { problem: { status: 415 } }],
  ["not packed", "[1]", { "content-encoding": "" }, { body: [1] }],
  ["packed in another way", "[1]", { "content-encoding": "br" }, { problem: { status: 415 } }],
  ["not packed as it says", "[1]", { "content-encoding": "gzip" }, { problem: { status: 400 } }],
  ["empty", "", {}, { problem: { status: 400, message: "The body is empty" } }],
  ["cut", "[1", {}, { problem: { status: 400, message: "The body is not valid JSON" } }],
  ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, { problem: { status: 400 } }],
  ["too long by its own word", "[1]", { "content-length": "99999999" }, { problem: { status: 413 } }],
])("a body that is %s", async (_, body, headers, expected) => {
  expect(await read("Orders_Create", "application/json", body, headers)).toMatchObject(expected);
});

test("a form holds each field once, and a field of JSON as data", async () => {
  const type = "application/x-www-form-urlencoded";

  expect(await read("Auth_ExchangeRefreshToken", type, "refreshToken=a%20b")).toMatchObject({
    body: { refreshToken: "a b" },
  });
  expect(await read("Auth_ExchangeRefreshToken", type, 'x={"a":1}')).toMatchObject({ body: { x: { a: 1 } } });
  expect(await read("Auth_ExchangeRefreshToken", type, "a=1&a=2")).toMatchObject({
    problem: { status: 400, message: "The field a appears twice" },
  });
});

describe("multipart", () => {
  const type = "multipart/form-data; boundary=b";
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  const route = { ...findRoute("Invoices_Upload"), files: ["a", "b", "c"] }; // a file is given byte for byte
  const read = async (text: string, contentType = type) => {
    const { problem, files = {} } = await readBody(post(contentType, bytes(text)), route);
    return (
      problem?.status ?? Object.entries(files).map(([name, value]) => [name, Buffer.from(value).toString("latin1")])
    );
  };
  const part = (head: string, value: string) => `--b\r\n${head}\r\n\r\n${value}\r\n`;
  const named = (rest: string) => `Content-Disposition: form-data; ${rest}`;

  test.each<[string, string, string[][]]>([
    ["no part", "--b--\r\n", []],
    ["an empty part", `${part(named('name="a"'), "")}--b--`, [["a", ""]]],
    ["bytes that are no text", `${part(named('name="a"'), "\xff\x00\xfe")}--b--`, [["a", "\xff\x00\xfe"]]],
    [
      "line ends and dashes within",
      `${part(named('name="a"'), "\r\n--\r\n--c\r\n")}--b--`,
      [["a", "\r\n--\r\n--c\r\n"]],
    ],
    [
      "two parts, white space behind a boundary, and an epilogue",
      `${part(named('name="a"'), "1").replace("--b", "--b \t")}${part(named("name=b"), "2")}--b--\r\nbye`,
      [
        ["a", "1"],
        ["b", "2"],
      ],
    ],
    ["a file name before its name", `${part(named('filename="b"; name="a"'), "1")}--b--`, [["a", "1"]]],
    [
      "a file name that looks like a field",
      `${part(named('name="a"; filename="x; name=b;.pdf"'), "1")}${part(named('filename="x\\"; name=b"; name="c"'), "2")}--b--`,
      [
        ["a", "1"],
        ["c", "2"],
      ],
    ],
    ["further heads", `${part(`x-more: 1\r\n${named('name="a"')}\r\nContent-Type: a/b`, "1")}--b--`, [["a", "1"]]],
  ])("a form is read with %s", async (_, text, parts) => {
    expect(await read(text)).toEqual(parts);
  });

  test("a boundary may be quoted", async () => {
    expect(
      await read(`${part(named('name="a"'), "1")}--b--`, 'multipart/form-data; charset=utf-8; boundary="b"'),
    ).toEqual([["a", "1"]]);
  });

  test.each([
    ["nothing", ""],
    ["no boundary", "a=1"],
    ["no end", part(named('name="a"'), "1")],
    ["no end of a head", `--b\r\n${named('name="a"')}\r\n--b--`],
    ["a part without a head", "--b\r\n\r\n1\r\n--b--"],
    ["a part without a name", `${part(named('filename="a"'), "1")}--b--`],
    ["a part that is no field", `${part('Content-Disposition: attachment; name="a"', "1")}--b--`],
    ["a boundary that goes on", `--bc\r\n${named('name="a"')}\r\n\r\n1\r\n--b--`],
  ])("%s is no form", async (_, text) => {
    expect(await read(text)).toBe(400);
  });

  test("a content type without a boundary is none of a form", async () => {
    expect(await read("--b--", "multipart/form-data")).toBe(400);
  });
});
