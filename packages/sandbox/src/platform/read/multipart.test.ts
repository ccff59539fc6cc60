import { expect, test } from "vitest";
import { readMultipart } from "./multipart.ts";

const type = "multipart/form-data; boundary=b";
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const read = (text: string, contentType = type) =>
  readMultipart(bytes(text), contentType).map(({ name, value }) => [name, Buffer.from(value).toString("latin1")]);
const part = (head: string, value: string) => `--b\r\n${head}\r\n\r\n${value}\r\n`;
const named = (rest: string) => `Content-Disposition: form-data; ${rest}`;

test.each<[string, string, string[][]]>([
  ["no part", "--b--\r\n", []],
  ["an empty part", `${part(named('name="a"'), "")}--b--`, [["a", ""]]],
  ["bytes that are no text", `${part(named('name="a"'), "\xff\x00\xfe")}--b--`, [["a", "\xff\x00\xfe"]]],
  ["line ends and dashes within", `${part(named('name="a"'), "\r\n--\r\n--c\r\n")}--b--`, [["a", "\r\n--\r\n--c\r\n"]]],
  [
    "two parts, white space behind a boundary, and an epilogue",
    `${part(named('name="a"'), "1").replace("--b", "--b \t")}${part(named("name=b"), "2")}--b--\r\nbye`,
    [
      ["a", "1"],
      ["b", "2"],
    ],
  ],
  ["further heads", `${part(`x-more: 1\r\n${named('name="a"')}\r\nContent-Type: a/b`, "1")}--b--`, [["a", "1"]]],
  ["escapes in a name", `${part(named('name="a%22b\\"c"'), "1")}--b--`, [['a"b"c', "1"]]],
])("a form is read with %s", (_, text, parts) => {
  expect(read(text)).toEqual(parts);
});

test("a boundary may be quoted", () => {
  expect(read(`${part(named('name="a"'), "1")}--b--`, 'multipart/form-data; charset=utf-8; boundary="b"')).toEqual([
    ["a", "1"],
  ]);
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
])("%s is no form", (_, text) => {
  expect(() => read(text)).toThrow(TypeError);
});

test("a content type without a boundary is none of a form", () => {
  expect(() => read("--b--", "multipart/form-data")).toThrow(TypeError);
});
