import type { IncomingMessage, ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import type { HttpReply } from "../platform/call.ts";
import { readIncomingCall, sendReply } from "./incoming-call.ts";

/** What a reply writes to a socket, in order. */
async function send(reply: HttpReply) {
  const written: unknown[] = [];
  const outgoing = Object.assign(
    new Writable({
      write(chunk: Buffer, _, done) {
        written.push(chunk.toString());
        done();
      },
    }),
    {
      writeHead(status: number, headers: object) {
        written.push([status, headers]);
        return outgoing;
      },
      flushHeaders: () => void written.push("flush"),
    },
  );
  outgoing.once("close", () => written.push(outgoing.writableFinished ? "end" : "cut"));
  await sendReply(outgoing as unknown as ServerResponse, reply);
  await new Promise((resolve) => (outgoing.closed ? resolve(0) : outgoing.once("close", resolve)));
  return written;
}

const headers = { "x-own": "1" };

test.each<[string, HttpReply, unknown[]]>([
  ["without a body", { status: 204, headers }, [[204, headers], "end"]],
  [
    "with text, by its bytes",
    { status: 200, headers, body: "ä" },
    [[200, { ...headers, "content-length": 2 }], "ä", "end"],
  ],
  [
    "with bytes",
    { status: 200, headers, body: new TextEncoder().encode("abc") },
    [[200, { ...headers, "content-length": 3 }], "abc", "end"],
  ],
  [
    "that refuses a body which was not read to its end, after which the connection cannot be used",
    { status: 413, headers, body: "x" },
    [[413, { ...headers, "content-length": 1, connection: "close" }], "x", "end"],
  ],
  [
    "that is cut: its length is that of the whole",
    { status: 200, headers, body: "abcdef", cutAt: 2 },
    [[200, { ...headers, "content-length": 6 }], "flush", "ab", "cut"],
  ],
  [
    "that streams: its head goes out before its first piece",
    { status: 200, headers, body: new Blob(["abc"]).stream() },
    [[200, headers], "flush", "abc", "end"],
  ],
])("a reply %s", async (_, reply, expected) => {
  expect(await send(reply)).toEqual(expected);
});

/** A call as Node hands it over. */
const read = (facts: Partial<IncomingMessage>) =>
  readIncomingCall(
    { headers: { host: "x.test" }, rawHeaders: [], url: "/", ...facts } as IncomingMessage,
    {} as ServerResponse,
  );

test("a header that came twice is one, as `Headers` has it; one that did not come is none", () => {
  const { headers: given } = read({ headers: { host: "x.test", "x-one": "1", "set-cookie": ["a", "b"] } });

  expect(["x-one", "set-cookie", "x-none"].map((name) => [given.get(name), given.has(name)])).toEqual([
    ["1", true],
    ["a, b", true],
    [null, false],
  ]);
});

test.each([
  ["/a?b=c&d", "/a", "?b=c&d"],
  ["/a", "/a", ""],
  ["/a?", "/a", "?"],
  ["/a/../b?c", "/b", "?c"],
  ["http://other.test/a/./b?c", "/a/b", "?c"],
])("%s is asked for as %s with %s", (url, path, search) => {
  expect(read({ url })).toMatchObject({ method: "GET", path, search });
});

test.each([
  ["GET", false],
  ["HEAD", false],
  ["POST", true],
  ["DELETE", true],
])("a request by %s has a body: %s", (method, hasBody) => {
  const rawHeaders = ["Host", "x.test", "X-Two", "a", "X-Two", "b"];
  const outgoing = { once() {} } as unknown as ServerResponse;
  const incoming = { method, url: "/p?q", headers: { host: "x.test" }, rawHeaders } as IncomingMessage;

  const request = readIncomingCall(incoming, outgoing).toRequest();

  expect([request.method, request.url, request.body !== null]).toEqual([method, "http://x.test/p?q", hasBody]);
  expect(request.headers.get("x-two")).toBe("a, b");
});
