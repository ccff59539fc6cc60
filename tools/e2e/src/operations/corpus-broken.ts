import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import {
  API,
  DECODE,
  CONNECTION,
  toValue,
  setAll,
  JSON_TYPE,
  EMPTY_PAGE,
  empty,
  answer,
  answerUntilClosed,
  PAGE,
  ERROR_LIST,
  LONG_PAGE,
  DEEP,
  type CorpusCase,
} from "./corpus-answer.ts";

const unreadable: CorpusCase[] = [
  { name: "a gateway's page", bytes: answer("200 OK", ["content-type: text/html"], PAGE), ...setAll(DECODE) },
  { name: "a page that says it is JSON", bytes: answer("200 OK", [JSON_TYPE], PAGE), ...setAll(DECODE) },
  { name: "a page without a content type", bytes: answer("200 OK", [], PAGE), ...setAll(DECODE) },
  {
    name: "a page, gzip",
    bytes: answer("200 OK", ["content-type: text/html", "content-encoding: gzip"], gzipSync(PAGE)),
    ...setAll(DECODE),
  },
  { name: "XML", bytes: answer("200 OK", ["content-type: application/xml"], "<ok/>"), ...setAll(DECODE) },
  { name: "truncated JSON", bytes: answer("200 OK", [JSON_TYPE], '{"eventList":['), ...setAll(DECODE) },
  { name: "two JSON values", bytes: answer("200 OK", [JSON_TYPE], "{}{}"), ...setAll(DECODE) },
  { name: "JSON with a comment", bytes: answer("200 OK", [JSON_TYPE], '{"eventList":[]} // ok'), ...setAll(DECODE) },
  { name: "NaN", bytes: answer("200 OK", [JSON_TYPE], "NaN"), ...setAll(DECODE) },
  { name: "text that says it is JSON", bytes: answer("200 OK", [JSON_TYPE], "OK"), ...setAll(DECODE) },
  {
    name: "plain text",
    bytes: answer("200 OK", ["content-type: text/plain"], "OK"),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue("OK"),
  },
  {
    name: "invalid UTF-8",
    bytes: answer("200 OK", [JSON_TYPE], Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    ...setAll(DECODE),
  },
  {
    name: "an unknown charset",
    bytes: answer("200 OK", ["content-type: application/json; charset=klingon"], EMPTY_PAGE),
    ...setAll(DECODE),
  },
  {
    name: "JSON nested 50 000 deep",
    bytes: answer("200 OK", [JSON_TYPE], DEEP),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(expect.any(Array)),
  },
  {
    name: "gzip that is none",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], EMPTY_PAGE),
    ...setAll(DECODE),
  },
  {
    name: "truncated gzip",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], gzipSync(LONG_PAGE).subarray(0, 2_000)),
    ...setAll(DECODE),
  },
  {
    name: "a body shorter than its length",
    bytes: "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{}",
    ...setAll(DECODE),
  },
  {
    name: "a body cut off by a reset",
    bytes: 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"eventList":[',
    hangUp: "reset",
    ...setAll(DECODE),
  },
  {
    name: "chunks without an end",
    bytes: answerUntilClosed("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], '5\r\n{"eve\r\n'),
    ...setAll(DECODE),
  },
  {
    name: "bytes",
    bytes: answer("200 OK", ["content-type: application/octet-stream"], Buffer.from([1, 2, 3])),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(new Uint8Array([1, 2, 3])),
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
  { name: "empty 500", bytes: answer("500 Internal Server Error", []), ...setAll(API) },
  { name: "empty 500 without a length", bytes: answerUntilClosed("500 Internal Server Error", []), ...setAll(API) },
  {
    name: "500 with a page",
    bytes: answer("500 Internal Server Error", ["content-type: text/html"], PAGE),
    ...setAll(API),
  },
  {
    name: "500 with truncated JSON",
    bytes: answer("500 Internal Server Error", [JSON_TYPE], '{"errorCode":'),
    ...setAll(API),
  },
  {
    name: "500 with invalid UTF-8",
    bytes: answer("500 Internal Server Error", [JSON_TYPE], Buffer.from([0xff])),
    ...setAll(API),
  },
  { name: "500 whose body breaks off", bytes: "HTTP/1.1 500 Oops\r\ncontent-length: 500\r\n\r\n{", ...setAll(API) },
  {
    name: "500 with gzip that is none",
    bytes: answer("500 Oops", [JSON_TYPE, "content-encoding: gzip"], "{}"),
    ...setAll(API),
  },
  { name: "502 with a page that says it is JSON", bytes: answer("502 Bad Gateway", [JSON_TYPE], PAGE), ...setAll(API) },
  { name: "400 with a list of errors", bytes: answer("400 Bad Request", [JSON_TYPE], ERROR_LIST), ...setAll(API) },
  {
    name: "404 with the error body",
    bytes: answer("404 Not Found", [JSON_TYPE], '{"errorCode":"x","errors":{"id":["unknown"]}}'),
    ...setAll(API),
  },
  { name: "404 with null", bytes: answer("404 Not Found", [JSON_TYPE], "null"), ...setAll(API) },
  { name: "403 with text", bytes: answer("403 Forbidden", ["content-type: text/plain"], "no"), ...setAll(API) },
  { name: "402 without a body", bytes: answer("402 Payment Required", []), ...setAll(API) },
  { name: "a redirect", bytes: answer("302 Found", ["location: http://127.0.0.1:9/"]), ...setAll(API) },
  { name: "304", bytes: answerUntilClosed("304 Not Modified", []), ...setAll(API) },
  { name: "599", bytes: answer("599 Odd", []), ...setAll(API) },
  { name: "nothing", bytes: "", ...setAll(CONNECTION) },
  { name: "no HTTP", bytes: "220 mail.example ESMTP\r\n", ...setAll(CONNECTION) },
  { name: "half a head", bytes: "HTTP/1.1 200 OK\r\ncontent-le", ...setAll(CONNECTION) },
  { name: "a reset", bytes: "", hangUp: "reset", ...setAll(CONNECTION) },
];

const mixed: CorpusCase[] = [
  {
    name: "a list of errors beside an empty page",
    bytes: answer("200 OK", [JSON_TYPE], ERROR_LIST.replace("{", '{"eventList":[],')),
    ...setAll(API),
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
    ...setAll(DECODE),
  },
  {
    name: "a body of 70 MB without a length",
    bytes: answerUntilClosed("200 OK", [JSON_TYPE], `{"eventList":[]${" ".repeat(70_000_000)}}`),
    ...setAll(DECODE),
  },
];

/** Answers that are no JSON, that say what went wrong, or that are too large. */
export const broken: CorpusCase[] = [...unreadable, ...failures, ...mixed, ...huge];
