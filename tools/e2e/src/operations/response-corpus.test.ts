/** What servers and gateways really put on the wire, on a real socket: each answer is a value or a typed error, never a surprise. */
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createChannelClient } from "@kontor/channel-client";
import { createErpClient } from "@kontor/erp-client";
import { isPlatformError } from "@kontor/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRawServer } from "../refusals/raw-server.ts";

const json = "content-type: application/json";
const gzip = "content-encoding: gzip";
const html = "content-type: text/html";
const noPage = '{"eventList":[]}';
const page = "<!doctype html><html><body><h1>Bad gateway</h1></body></html>";
const errors = '{"errorList":[{"code":"VAL100","message":"x","severity":"error","hint":null}]}';
const good = { id: "2", type: "Seller:Some.NewType", createdAt: "2026-02-11T08:30:00Z", event: {} };
const long = JSON.stringify({
  eventList: Array.from({ length: 2_000 }, (_, index) => ({ id: String(index * 7_919) })),
});

/** An answer with its true length. */
function answer(status: string, headers: string[], body: Uint8Array | string = ""): Uint8Array {
  const bytes = Buffer.from(body);
  return untilClosed(status, [...headers, `content-length: ${bytes.length}`], bytes);
}

/** An answer whose end is the end of the connection. */
function untilClosed(status: string, headers: string[], body: Uint8Array | string = ""): Uint8Array {
  const head = `HTTP/1.1 ${status}\r\n${[...headers, "connection: close"].join("\r\n")}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

/** What becomes of `channel.events.list()`, which promises a page, of `acknowledge()`, which promises nothing, and of an ERP call whose answer is not shown. */
type Outcomes = [list: unknown, acknowledge: unknown, update: unknown];
const empty: Outcomes = [{ eventList: [], unreadable: [] }, undefined, { eventList: [] }];
const nothing: Outcomes = ["DECODE", undefined, undefined];
const all = (code: string): Outcomes => [code, code, code];

const answers: [name: string, bytes: Uint8Array | string, outcomes: Outcomes, hangUp?: "reset"][] = [
  ["JSON", answer("200 OK", [json], noPage), empty],
  ["JSON without a content type", answer("200 OK", [], noPage), empty],
  ["JSON as text/plain", answer("200 OK", ["content-type: text/plain"], noPage), empty],
  ["JSON with a byte order mark", answer("200 OK", [json], `\uFEFF${noPage}`), empty],
  ["JSON, gzip", answer("200 OK", [json, gzip], gzipSync(noPage)), empty],
  ["JSON, brotli", answer("200 OK", [json, "content-encoding: br"], brotliCompressSync(noPage)), empty],
  ["JSON until the connection ends", untilClosed("200 OK", [json], noPage), empty],
  ["299 with JSON", answer("299 Odd", [json], noPage), empty],
  ["204", untilClosed("204 No Content", []), nothing],
  ["205", answer("205 Reset Content", []), nothing],
  ["empty 200", answer("200 OK", [json]), nothing],
  ["empty 200, chunked", untilClosed("200 OK", [json, "transfer-encoding: chunked"], "0\r\n\r\n"), nothing],
  ["empty 200, gzip", answer("200 OK", [json, gzip], gzipSync("")), nothing],
  ["200 of white space", answer("200 OK", [json], "  \n"), nothing],
  ["null", answer("200 OK", [json], "null"), ["DECODE", undefined, null]],
  ["a list", answer("200 OK", [json], "[]"), ["DECODE", undefined, []]],
  ["a page without its list", answer("200 OK", [json], '{"eventList":{}}'), ["DECODE", undefined, { eventList: {} }]],
  [
    "a page with a bad event",
    answer("200 OK", [json], `{"eventList":[1,${JSON.stringify(good)}]}`),
    [
      { eventList: [good], unreadable: [expect.objectContaining({ index: 0, value: 1 })] },
      undefined,
      { eventList: [1, good] },
    ],
  ],
  ["a gateway's page", answer("200 OK", [html], page), all("DECODE")],
  ["a page that says it is JSON", answer("200 OK", [json], page), all("DECODE")],
  ["truncated JSON", answer("200 OK", [json], '{"eventList":['), all("DECODE")],
  ["two JSON values", answer("200 OK", [json], "{}{}"), all("DECODE")],
  ["plain text", answer("200 OK", ["content-type: text/plain"], "OK"), ["DECODE", undefined, "OK"]],
  ["invalid UTF-8", answer("200 OK", [json], Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), all("DECODE")],
  ["gzip that is none", answer("200 OK", [json, gzip], noPage), all("DECODE")],
  ["truncated gzip", answer("200 OK", [json, gzip], gzipSync(long).subarray(0, 2_000)), all("DECODE")],
  ["a body shorter than its length", "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{}", all("DECODE")],
  ["a body cut by a reset", "HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{", all("DECODE"), "reset"],
  ["chunks without an end", untilClosed("200 OK", [json, "transfer-encoding: chunked"], "5\r\n{"), all("DECODE")],
  ["a list of errors in a 200", answer("200 OK", [json], errors), all("API")],
  ["errors beside a page", answer("200 OK", [json], errors.replace("{", '{"eventList":[],')), all("API")],
  ["empty 500", answer("500 Internal Server Error", []), all("API")],
  ["500 with a page", answer("500 Internal Server Error", [html], page), all("API")],
  ["500 with truncated JSON", answer("500 Internal Server Error", [json], '{"errorCode":'), all("API")],
  ["500 whose body breaks off", "HTTP/1.1 500 Oops\r\ncontent-length: 500\r\n\r\n{", all("API")],
  ["500 with gzip that is none", answer("500 Oops", [json, gzip], "{}"), all("API")],
  ["400 with a list of errors", answer("400 Bad Request", [json], errors), all("API")],
  ["404 with null", answer("404 Not Found", [json], "null"), all("API")],
  ["a redirect", answer("302 Found", ["location: http://127.0.0.1:9/"]), all("API")],
  ["304", untilClosed("304 Not Modified", []), all("API")],
  ["nothing", "", all("CONNECTION")],
  ["no HTTP", "220 mail.example ESMTP\r\n", all("CONNECTION")],
  ["half a head", "HTTP/1.1 200 OK\r\ncontent-le", all("CONNECTION")],
  ["a reset", "", all("CONNECTION"), "reset"],
];

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
let server: Awaited<ReturnType<typeof startRawServer>>;
beforeAll(async () => void (server = await startRawServer()));
afterAll(() => server.close());

/** The value of a call, or the end of the code of its error. */
async function readOutcome(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => (isPlatformError(error) ? error.code.replace("ERR_PLATFORM_", "") : { error }));
}

test.each(answers)("%s", async (_, bytes, outcomes, hangUp) => {
  server.answer(bytes, hangUp);
  const baseUrl = server.url;
  const { events } = createChannelClient({ baseUrl });
  const { categories } = createErpClient({ baseUrl, tenantId: id, appId: "a/1", appVersion: "1" });

  expect([
    await readOutcome(events.list()),
    await readOutcome(events.acknowledge({ eventIdList: ["1"] })),
    await readOutcome(categories.update({ id })),
  ]).toEqual(outcomes);
});
