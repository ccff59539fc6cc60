import { expect, test } from "vitest";
import { ApiError } from "../errors.ts";
import type { CallPlace } from "../hints.ts";
import { shape, text } from "./decoder.ts";
import { decodeResponse, readText } from "./response.ts";

const utf8 = (value: string) => new TextEncoder().encode(value);
const latin1 = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));
const utf16 = (value: string) => new Uint8Array(Buffer.from(value, "utf16le"));
const reading = {
  place: { operation: "Shop_Open" },
  decode: shape<{ name: string }>({ name: text }, {}),
  fail: (place: CallPlace, status: number, body: unknown, headers: Headers) =>
    new ApiError(place, status, body, headers),
};
const refused = { page: () => new Error("page") } as never;
const answer = (bytes: Uint8Array, contentType: string, status = 200) =>
  new Response(bytes as BodyInit, { status, headers: { "content-type": contentType } });

/** Labels that servers write over UTF-8. Some of them name another charset, and some none at all. */
const labels = [
  "utf-8",
  "UTF-8",
  "utf8",
  "utf8mb4",
  "UTF_8",
  "utf-8-sig",
  "binary",
  "uft-8",
  "us-ascii",
  "iso-8859-1",
  "latin1",
];
labels.push("windows-1252", "unicode", "none", '"utf8mb4"', "'utf-8'", "utf-8;utf-8", "shift_jis", "utf-16le", "");

test.each(labels)("an answer in UTF-8 is read, whatever its label says: %j", async (label) => {
  const type = `application/json; charset=${label}`;
  const body = utf8('{"name":"Müller 東京 😀"}');

  expect(await decodeResponse(answer(body, type), reading)).toEqual({ name: "Müller 東京 😀" });
  expect(readText(body, type, refused)).toBe('{"name":"Müller 東京 😀"}');
});

test.each(labels)("the code of an error in UTF-8 is read, whatever its label says: %j", async (label) => {
  const body = utf8('{"errorCode":"GEN700","errorMessage":"Ungültig"}');

  await expect(decodeResponse(answer(body, `application/json; charset=${label}`, 400), reading)).rejects.toMatchObject({
    status: 400,
    platformCodes: ["GEN700"],
    body: { errorMessage: "Ungültig" },
  });
});

/** Node 22.13 has a fault of its own: it decodes this byte as U+0080. */
const euro = new TextDecoder("windows-1252").decode(Uint8Array.of(0x80));

test.each<[string, Uint8Array, string]>([
  ["iso-8859-1", latin1("Müller"), "Müller"],
  ["windows-1252", Uint8Array.of(0x80, 0x20, 0xfc), `${euro} ü`],
  ['"ISO-8859-1"', latin1("é"), "é"],
  ["iso-8859-15", Uint8Array.of(0xa4, 0xe4), "€ä"],
  ["shift_jis", Uint8Array.of(0x93, 0x8c, 0x8b, 0x9e), "東京"],
  ["utf-16be", Uint8Array.of(0, 0x61, 0, 0x62), "ab"],
  ["utf-16le", utf16('{"a":1}'), '{"a":1}'],
  ["utf-16", new Uint8Array([0xff, 0xfe, ...utf16("Müller")]), "Müller"],
])("text that is no UTF-8 is read by its label: %s", (label, bytes, expected) => {
  expect(readText(bytes, `text/plain; charset=${label}`, refused)).toBe(expected);
});

test.each(["", "utf-8", "utf8mb4", "us-ascii-7"])("bytes that are no text in any charset are none: %j", (label) => {
  expect(() => readText(Uint8Array.of(0x61, 0xff), `text/plain; charset=${label}`, refused)).toThrow("page");
});

test("a byte order mark is dropped", () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...utf8("ü")]);

  expect(readText(bytes, "text/plain; charset=iso-8859-1", refused)).toBe("ü");
  expect(readText(bytes, "text/plain; charset=latin1", refused)).toBe("ü");
});

test.each(["", "; charset=utf-8", "; charset=utf8mb4"])(
  "an error with a broken letter keeps its code: %j",
  async (label) => {
    const body = latin1('{"errorCode":"GEN700","errorMessage":"Ungültig"}');

    await expect(decodeResponse(answer(body, `application/json${label}`, 400), reading)).rejects.toMatchObject({
      platformCodes: ["GEN700"],
    });
  },
);

test("a refusal that is no text stays as its bytes", async () => {
  const bytes = Uint8Array.of(0xff, 0xfe, 0x00, 0xd8);

  await expect(decodeResponse(answer(bytes, "application/octet-stream", 500), reading)).rejects.toMatchObject({
    body: bytes,
  });
});
