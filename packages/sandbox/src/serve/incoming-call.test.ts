import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import type { HttpCall, HttpReply } from "../platform/call.ts";
import { readIncomingCall, sendReply } from "./incoming-call.ts";
import { Writable } from "node:stream";

async function listen(answer: (call: HttpCall, outgoing: ServerResponse) => Promise<void>) {
  const server = createServer((incoming: IncomingMessage, outgoing) => {
    void answer(readIncomingCall(incoming, outgoing), outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, [Symbol.asyncDispose]: close };
}

test("a call has the method, address, headers and body of its request", async () => {
  await using server = await listen(async (call, outgoing) => {
    const { method, path, search, headers } = call;
    const bytes = await call.bytes(1_000_000);
    const facts = [method, path, search, headers.get("x-custom"), Buffer.from(bytes as Uint8Array).toString()];
    return sendReply(outgoing, { status: 200, headers: {}, body: JSON.stringify(facts) });
  });

  const sent = { method: "PUT", headers: { "x-custom": "1" }, body: "x".repeat(200_000) };
  const answer = await fetch(`${server.url}/a?b=c`, sent);

  expect(await answer.json()).toEqual(["PUT", "/a", "?b=c", "1", sent.body]);
});

test("a connection stays in use after a body that nobody read", async () => {
  await using server = await listen((_, outgoing) => sendReply(outgoing, { status: 200, headers: {}, body: "seen" }));

  for (let count = 0; count < 3; count += 1) {
    const answer = await fetch(server.url, { method: "POST", body: "x".repeat(100_000) });
    expect(await answer.text()).toBe("seen");
  }
});

test("the signal fires for a caller who leaves, and not for one who is answered", async () => {
  const fired: string[] = [];
  let leave: () => void;
  const left = new Promise<void>((resolve) => (leave = resolve));
  await using server = await listen(async (call, outgoing) => {
    call.signal.addEventListener("abort", () => {
      fired.push(call.path);
      leave();
    });
    if (call.path === "/answered") await sendReply(outgoing, { status: 204, headers: {} });
    else leaving.abort();
  });
  const leaving = new AbortController();

  await fetch(`${server.url}/answered`);
  await fetch(`${server.url}/left`, { signal: leaving.signal }).catch(() => {});
  await left;

  expect(fired).toEqual(["/left"]);
});

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
    "that is packed and cut: it is cut as it is",
    { status: 200, headers, body: "abcdef", isPacked: true, cutAt: 2 },
    [[200, { ...headers, "content-length": 6 }], "flush", "ab", "cut"],
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
  ["/a/../b?c", "/b", "?c"],
  ["http://other.test/a/./b?c", "/a/b", "?c"],
])("%s is asked for as %s with %s", (url, path, search) => {
  expect(read({ url })).toMatchObject({ method: "GET", path, search });
});

describe("the address of a call", () => {
  const readUrl = (url: string, host?: string) => read({ url, headers: host === undefined ? {} : { host } }).url;

  test.each([
    ["/a?b=\\", "x:7070", "http://x:7070/a?b=\\"],
    ["/a/../b", "x", "http://x/b"],
    ["/a", "[::1]:7070", "http://[::1]:7070/a"],
    ["/a", "LOCALHOST", "http://localhost/a"],
    ["http://other.test/a", "x", "http://other.test/a"],
    ["http://other.test/a", undefined, "http://other.test/a"],
  ])("%s at %s is %s", (target, host, address) => {
    expect(readUrl(target, host)).toBe(address);
  });

  test.each([
    ["/a", undefined, "Missing host header"],
    ["/a", "", "Missing host header"],
    ["*", "x", "Invalid URL"],
    ["/a\\b", "x", "Backslash in request path"],
    ["/a", "x:99999", "Invalid URL"],
    ["/a", "x/y", "Invalid host header"],
    ["/a", "user@x", "Invalid host header"],
    ["http://[/", "x", "Invalid absolute URL"],
  ])("%s at %s cannot be read: %s", (target, host, words) => {
    expect(() => readUrl(target, host)).toThrow(words);
  });
});
