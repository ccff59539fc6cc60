import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect } from "vitest";
import {
  DECODE,
  toValue,
  JSON_TYPE,
  EMPTY_PAGE,
  EMPTY_LIST,
  empty,
  answer,
  answerUntilClosed,
  encodeUtf16,
  GOOD_EVENT,
  type CorpusCase,
} from "./corpus-answer.ts";

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
    bytes: answer("200 OK", ["content-type: application/json; charset=utf-16le"], encodeUtf16(EMPTY_PAGE)),
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
    bytes: answerUntilClosed(
      "200 OK",
      [JSON_TYPE, "transfer-encoding: chunked"],
      `5\r\n{"eve\r\nb\r\nntList":[]}\r\n0\r\n\r\n`,
    ),
    ...empty,
  },
  { name: "JSON until the connection ends", bytes: answerUntilClosed("200 OK", [JSON_TYPE], EMPTY_PAGE), ...empty },
  {
    name: "JSON with a field too many",
    bytes: answer("200 OK", [JSON_TYPE], '{"eventList":[],"more":1}'),
    list: toValue({ ...EMPTY_LIST, more: 1 }),
    acknowledge: toValue(undefined),
    update: toValue({ eventList: [], more: 1 }),
  },
  { name: "201 with JSON", bytes: answer("201 Created", [JSON_TYPE], EMPTY_PAGE), ...empty },
  { name: "299 with JSON", bytes: answer("299 Odd", [JSON_TYPE], EMPTY_PAGE), ...empty },
  {
    name: "200 with an empty list of errors",
    bytes: answer("200 OK", [JSON_TYPE], '{"eventList":[],"errorList":[]}'),
    list: toValue({ ...EMPTY_LIST, errorList: [] }),
    acknowledge: toValue(undefined),
    update: toValue({ eventList: [], errorList: [] }),
  },
];

const bodiless: CorpusCase[] = [
  {
    name: "204",
    bytes: answerUntilClosed("204 No Content", []),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "204 with a body",
    bytes: answer("204 No Content", [JSON_TYPE], EMPTY_PAGE),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "empty 200",
    bytes: answer("200 OK", [JSON_TYPE]),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "empty 200 without a content type",
    bytes: answer("200 OK", []),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "empty 200 without a length",
    bytes: answerUntilClosed("200 OK", [JSON_TYPE]),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "empty 200, chunked",
    bytes: answerUntilClosed("200 OK", [JSON_TYPE, "transfer-encoding: chunked"], "0\r\n\r\n"),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "empty 200, gzip",
    bytes: answer("200 OK", [JSON_TYPE, "content-encoding: gzip"], gzipSync("")),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "200 of white space",
    bytes: answer("200 OK", [JSON_TYPE], "  \n"),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
  },
  {
    name: "205",
    bytes: answer("205 Reset Content", []),
    list: DECODE,
    acknowledge: toValue(undefined),
    update: toValue(undefined),
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
  acknowledge: toValue(undefined),
  update: toValue(JSON.parse(body)),
}));

/** A page is not lost for one bad event. */
const badEvents: CorpusCase[] = ["1", "null", "[]", '{"id":1}', '{"id":"1","type":"T","event":{}}'].map((item) => ({
  name: `a page with the event ${item}`,
  bytes: answer("200 OK", [JSON_TYPE], `{"eventList":[${item},${JSON.stringify(GOOD_EVENT)}]}`),
  list: toValue({
    eventList: [GOOD_EVENT],
    unreadable: [expect.objectContaining({ index: 0, value: JSON.parse(item) as unknown })],
  }),
  acknowledge: toValue(undefined),
  update: toValue({ eventList: [JSON.parse(item), GOOD_EVENT] }),
}));

/** Answers of 2xx that hold JSON, or nothing. */
export const readable: CorpusCase[] = [...good, ...bodiless, ...otherValues, ...badEvents];
