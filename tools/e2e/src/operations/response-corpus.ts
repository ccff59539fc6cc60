import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect } from "vitest";

/** What a call makes of an answer: a value, or the code of a typed error. */
type Outcome = { value: unknown } | { code: "API" | "DECODE" | "CONNECTION" };

export interface CorpusCase {
  name: string;
  bytes: Uint8Array | string;
  hangUp?: "reset";
  /** `channel.events.list()`: promises `{ eventList }`. */
  list: Outcome;
  /** `channel.events.acknowledge()`: promises no body. */
  acknowledge: Outcome;
  /** `erp.categories.update()`: promises nothing that is known. */
  update: Outcome;
}

const API = { code: "API" } as const;
const DECODE = { code: "DECODE" } as const;
const CONNECTION = { code: "CONNECTION" } as const;
const value = (result: unknown) => ({ value: result });
const all = (outcome: Outcome) => ({ list: outcome, acknowledge: outcome, update: outcome });
const JSON_TYPE = "content-type: application/json";
const EMPTY_PAGE = '{"eventList":[]}';
const EMPTY_LIST = { eventList: [], unreadable: [] };
const empty = { list: value(EMPTY_LIST), acknowledge: value(undefined), update: value({ eventList: [] }) };

/** An answer with its true length. */
function answer(status: string, headers: string[], body: Uint8Array | string = ""): Uint8Array {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(
      `HTTP/1.1 ${status}\r\n${[...headers, `content-length: ${bytes.length}`, "connection: close"].join("\r\n")}\r\n\r\n`,
    ),
    bytes,
  ]);
}

/** An answer whose end is the end of the connection. */
function open(status: string, headers: string[], body: Uint8Array | string = ""): Uint8Array {
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\n${[...headers, "connection: close"].join("\r\n")}\r\n\r\n`),
    Buffer.from(body),
  ]);
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const GOOD_EVENT = { id: "2", type: "Seller:Some.NewType", createdAt: "2026-02-11T08:30:00Z", event: {} };
const PAGE = "<!doctype html><html><body><h1>Bad gateway</h1></body></html>";
const ERROR_LIST = '{"errorList":[{"code":"VAL100","message":"x","severity":"error","hint":null}]}';
const LONG_PAGE = JSON.stringify({
  eventList: Array.from({ length: 2_000 }, (_, index) => ({ id: String(index * 7_919) })),
});
const DEEP = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;

const good: CorpusCase[] = [
  { name: "JSON", bytes: answer("200 OK", [JSON_TYPE], EMPTY_PAGE), ...empty },
  { name: "JSON without a content type", bytes: answer("200 OK", [], EMPTY_PAGE), ...empty },
  { name: "JSON as text/plain", bytes: answer("200 OK", ["content-type: text/plain"], EMPTY_PAGE), ...empty },
  {
    name: "JSON with a charset",
    bytes: answer("200 OK", ["content-type: application/json; charset=utf-8"], EMPTY_PAGE),
    ...empty,
  },
  {
    name: "JSON by its suffix",
    bytes: answer("200 OK", ["content-type: application/vnd.platform+json"], EMPTY_PAGE),
    ...empty,
  },
  { name: "JSON with a byte order mark", bytes: answer("200 OK", [JSON_TYPE], `\uFEFF${EMPTY_PAGE}`), ...empty },
  {
    name: "JSON in UTF-16",
    bytes: answer("200 OK", ["content-type: application/json; charset=utf-16le"], utf16(EMPTY_PAGE)),
    ...empty,
  },
  { name: "JSON amid white space", bytes: answer("200 OK", [JSON_TYPE], `\n\t ${EMPTY_PAGE} \r\n`), ...empty },
  {
    name: "JSON, gzip",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], gzipSync(EMPTY_PAGE)),
    ...empty,
  },
  {
    name: "JSON, deflate",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: deflate"], deflateSync(EMPTY_PAGE)),
    ...empty,
  },
  {
    name: "JSON, brotli",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: br"], brotliCompressSync(EMPTY_PAGE)),
    ...empty,
  },
  {
    name: "JSON in chunks",
    bytes: open("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], `5\r\n{"eve\r\nb\r\nntList":[]}\r\n0\r\n\r\n`),
    ...empty,
  },
  { name: "JSON until the connection ends", bytes: open("200 OK", [JSON_TYPE], EMPTY_PAGE), ...empty },
  {
    name: "JSON with a field too many",
    bytes: answer("200 OK", [JSON_TYPE], '{"eventList":[],"more":1}'),
    list: value({ ...EMPTY_LIST, more: 1 }),
    acknowledge: value(undefined),
    update: value({ eventList: [], more: 1 }),
  },
  { name: "201 with JSON", bytes: answer("201 Created", [JSON_TYPE], EMPTY_PAGE), ...empty },
  { name: "299 with JSON", bytes: answer("299 Odd", [JSON_TYPE], EMPTY_PAGE), ...empty },
  {
    name: "200 with an empty list of errors",
    bytes: answer("200 OK", [JSON_TYPE], '{"eventList":[],"errorList":[]}'),
    list: value({ ...EMPTY_LIST, errorList: [] }),
    acknowledge: value(undefined),
    update: value({ eventList: [], errorList: [] }),
  },
];

const bodiless: CorpusCase[] = [
  {
    name: "204",
    bytes: open("204 No Content", []),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "204 with a body",
    bytes: answer("204 No Content", [JSON_TYPE], EMPTY_PAGE),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "empty 200",
    bytes: answer("200 OK", [JSON_TYPE]),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "empty 200 without a content type",
    bytes: answer("200 OK", []),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "empty 200 without a length",
    bytes: open("200 OK", [JSON_TYPE]),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "empty 200, chunked",
    bytes: open("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], "0\r\n\r\n"),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "empty 200, gzip",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], gzipSync("")),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "200 of white space",
    bytes: answer("200 OK", [JSON_TYPE], "  \n"),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
  {
    name: "205",
    bytes: answer("205 Reset Content", []),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(undefined),
  },
];

const otherValues: CorpusCase[] = [
  "null",
  "true",
  "false",
  "0",
  "1.5",
  '"text"',
  "[]",
  "{}",
  '{"eventlist":[]}',
  '{"eventList":null}',
  '{"eventList":{}}',
].map((body) => ({
  name: `the JSON ${body}`,
  bytes: answer("200 OK", [JSON_TYPE], body),
  list: DECODE,
  acknowledge: value(undefined),
  update: value(JSON.parse(body)),
}));

/** A page is not lost for one bad event. */
const badEvents: CorpusCase[] = ["1", "null", "[]", '{"id":1}', '{"id":"1","type":"T","event":{}}'].map((item) => ({
  name: `a page with the event ${item}`,
  bytes: answer("200 OK", [JSON_TYPE], `{"eventList":[${item},${JSON.stringify(GOOD_EVENT)}]}`),
  list: value({
    eventList: [GOOD_EVENT],
    unreadable: [expect.objectContaining({ index: 0, value: JSON.parse(item) as unknown })],
  }),
  acknowledge: value(undefined),
  update: value({ eventList: [JSON.parse(item), GOOD_EVENT] }),
}));

const unreadable: CorpusCase[] = [
  { name: "a gateway's page", bytes: answer("200 OK", ["content-type: text/html"], PAGE), ...all(DECODE) },
  { name: "a page that says it is JSON", bytes: answer("200 OK", [JSON_TYPE], PAGE), ...all(DECODE) },
  { name: "a page without a content type", bytes: answer("200 OK", [], PAGE), ...all(DECODE) },
  {
    name: "a page, gzip",
    bytes: answer("200 OK", ["content-type: text/html", "content-encoding: gzip"], gzipSync(PAGE)),
    ...all(DECODE),
  },
  { name: "XML", bytes: answer("200 OK", ["content-type: application/xml"], "<ok/>"), ...all(DECODE) },
  { name: "truncated JSON", bytes: answer("200 OK", [JSON_TYPE], '{"eventList":['), ...all(DECODE) },
  { name: "two JSON values", bytes: answer("200 OK", [JSON_TYPE], "{}{}"), ...all(DECODE) },
  { name: "JSON with a comment", bytes: answer("200 OK", [JSON_TYPE], '{"eventList":[]} // ok'), ...all(DECODE) },
  { name: "NaN", bytes: answer("200 OK", [JSON_TYPE], "NaN"), ...all(DECODE) },
  { name: "text that says it is JSON", bytes: answer("200 OK", [JSON_TYPE], "OK"), ...all(DECODE) },
  {
    name: "plain text",
    bytes: answer("200 OK", ["content-type: text/plain"], "OK"),
    list: DECODE,
    acknowledge: value(undefined),
    update: value("OK"),
  },
  {
    name: "invalid UTF-8",
    bytes: answer("200 OK", [JSON_TYPE], Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    ...all(DECODE),
  },
  {
    name: "an unknown charset",
    bytes: answer("200 OK", ["content-type: application/json; charset=klingon"], EMPTY_PAGE),
    ...all(DECODE),
  },
  {
    name: "JSON nested 50 000 deep",
    bytes: answer("200 OK", [JSON_TYPE], DEEP),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(expect.any(Array)),
  },
  {
    name: "gzip that is none",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], EMPTY_PAGE),
    ...all(DECODE),
  },
  {
    name: "truncated gzip",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], gzipSync(LONG_PAGE).subarray(0, 2_000)),
    ...all(DECODE),
  },
  { name: "a body shorter than its length", bytes: "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{}", ...all(DECODE) },
  {
    name: "a body cut off by a reset",
    bytes: 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"eventList":[',
    hangUp: "reset",
    ...all(DECODE),
  },
  {
    name: "chunks without an end",
    bytes: open("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], '5\r\n{"eve\r\n'),
    ...all(DECODE),
  },
  {
    name: "bytes",
    bytes: answer("200 OK", ["content-type: application/octet-stream"], Buffer.from([1, 2, 3])),
    list: DECODE,
    acknowledge: value(undefined),
    update: value(new Uint8Array([1, 2, 3])),
  },
  {
    name: "a list of errors in a 200",
    bytes: answer("200 OK", [JSON_TYPE], ERROR_LIST),
    list: API,
    acknowledge: API,
    update: API,
  },
];

const failures: CorpusCase[] = [
  { name: "empty 500", bytes: answer("500 Internal Server Error", []), ...all(API) },
  { name: "empty 500 without a length", bytes: open("500 Internal Server Error", []), ...all(API) },
  {
    name: "500 with a page",
    bytes: answer("500 Internal Server Error", ["content-type: text/html"], PAGE),
    ...all(API),
  },
  {
    name: "500 with truncated JSON",
    bytes: answer("500 Internal Server Error", [JSON_TYPE], '{"errorCode":'),
    ...all(API),
  },
  {
    name: "500 with invalid UTF-8",
    bytes: answer("500 Internal Server Error", [JSON_TYPE], Buffer.from([0xff])),
    ...all(API),
  },
  { name: "500 whose body breaks off", bytes: "HTTP/1.1 500 Oops\r\ncontent-length: 500\r\n\r\n{", ...all(API) },
  {
    name: "500 with gzip that is none",
    bytes: answer("500 Oops", [JSON_TYPE, "content-encoding: gzip"], "{}"),
    ...all(API),
  },
  { name: "502 with a page that says it is JSON", bytes: answer("502 Bad Gateway", [JSON_TYPE], PAGE), ...all(API) },
  { name: "400 with a list of errors", bytes: answer("400 Bad Request", [JSON_TYPE], ERROR_LIST), ...all(API) },
  {
    name: "404 with the error body",
    bytes: answer("404 Not Found", [JSON_TYPE], '{"errorCode":"x","errors":{"id":["unknown"]}}'),
    ...all(API),
  },
  { name: "404 with null", bytes: answer("404 Not Found", [JSON_TYPE], "null"), ...all(API) },
  { name: "403 with text", bytes: answer("403 Forbidden", ["content-type: text/plain"], "no"), ...all(API) },
  { name: "402 without a body", bytes: answer("402 Payment Required", []), ...all(API) },
  { name: "a redirect", bytes: answer("302 Found", ["location: http://127.0.0.1:9/"]), ...all(API) },
  { name: "304", bytes: open("304 Not Modified", []), ...all(API) },
  { name: "599", bytes: answer("599 Odd", []), ...all(API) },
  { name: "nothing", bytes: "", ...all(CONNECTION) },
  { name: "no HTTP", bytes: "220 mail.example ESMTP\r\n", ...all(CONNECTION) },
  { name: "half a head", bytes: "HTTP/1.1 200 OK\r\ncontent-le", ...all(CONNECTION) },
  { name: "a reset", bytes: "", hangUp: "reset", ...all(CONNECTION) },
];

const mixed: CorpusCase[] = [
  {
    name: "a list of errors beside an empty page",
    bytes: answer("200 OK", [JSON_TYPE], ERROR_LIST.replace("{", '{"eventList":[],')),
    ...all(API),
  },
];

const huge: CorpusCase[] = [
  {
    name: "a body of 20 MB",
    bytes: answer("200 OK", [JSON_TYPE], `{"eventList":[]${" ".repeat(20_000_000)}}`),
    ...empty,
  },
  {
    name: "a body of 70 MB",
    bytes: answer("200 OK", [JSON_TYPE], `{"eventList":[]${" ".repeat(70_000_000)}}`),
    ...all(DECODE),
  },
  {
    name: "a body of 70 MB without a length",
    bytes: open("200 OK", [JSON_TYPE], `{"eventList":[]${" ".repeat(70_000_000)}}`),
    ...all(DECODE),
  },
];

/** Answers as servers and gateways in the field send them, and what each call must make of them. */
export const responseCorpus: readonly CorpusCase[] = [
  ...good,
  ...bodiless,
  ...otherValues,
  ...badEvents,
  ...unreadable,
  ...failures,
  ...mixed,
  ...huge,
];
