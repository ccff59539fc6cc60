import * as zlib from "node:zlib";
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import nodeFetch, { File as NodeFetchFile } from "node-fetch";
// @ts-expect-error it has no types
import nodeFetch2 from "node-fetch-2";
import { fetch as undici7 } from "undici-7";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeAs, encodeForm, encodeMultipart } from "./encode.ts";
import { ApiError } from "./errors.ts";
import { type Fetch, pipeline, withRetry } from "./fetch/pipeline.ts";
import type { OperationCall } from "./request.ts";
import { createCallSender } from "./send.ts";

// Each fetch that users bring along sends each form of a body to a real server.

const fetches = {
  "the runtime": globalThis.fetch,
  ...("createZstdDecompress" in zlib && { "undici 8": (await import("undici")).fetch }), // It needs Node 22.19.
  "undici 7": undici7,
  "node-fetch 3": nodeFetch,
  "node-fetch 2": nodeFetch2,
} as unknown as Record<string, Fetch>;
const names = Object.keys(fetches);

interface Received {
  type: string | undefined;
  bytes: Buffer;
}
const received: Received[] = [];
/** How many connections are closed without an answer before one gets one. */
let losses = 0;
const server = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    received.push({ type: request.headers["content-type"], bytes });
    if ((losses -= 1) >= 0) request.socket.destroy();
    else response.writeHead(204).end();
  });
});
const folder = mkdtempSync(join(tmpdir(), "foreign-fetch-"));
const path = join(folder, "large.bin");
const large = Buffer.alloc(3_000_000, "0123456789abcdef\r\n--\0\u00ff");
let fileBlob: Blob;

beforeAll(async () => {
  writeFileSync(path, large);
  fileBlob = await openAsBlob(path, { type: "application/pdf" });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  received.length = 0;
  losses = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function send(fetch: Fetch, call: Partial<OperationCall>): Promise<void> {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fail = (...facts: ConstructorParameters<typeof ApiError>) => new ApiError(...facts);
  const sender = createCallSender({ what: "a client", baseUrl, fetch, fail });
  const options = { readAnswer: async () => undefined };
  await sender.call({ operation: "File_Upload", method: "PUT", path: "/file", options, ...call });
}

const readForm = ({ type, bytes }: Received) =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": type! } }).formData();

test.each(names)("%s sends a form of several parts byte for byte, its files, its JSON and its text", async (name) => {
  const foreign = new NodeFetchFile(["%PDF ü"], "b.pdf", { type: "application/pdf" });
  const body = { id: 7, order: { no: "ü" }, files: [fileBlob, foreign, new Uint8Array([0, 255])] };

  await send(fetches[name]!, { body, form: encodeMultipart });

  expect(received).toHaveLength(1);
  const form = await readForm(received[0]!);
  const files = form.getAll("files") as File[];
  expect([form.get("id"), await (form.get("order") as File).text()]).toEqual(["7", '{"no":"ü"}']);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ["files", "application/pdf"],
    ["b.pdf", "application/pdf"],
    ["files", "application/octet-stream"],
  ]);
  const contents = await Promise.all(files.map(async (each) => Buffer.from(await each.arrayBuffer())));
  expect(contents[0]!.equals(large)).toBe(true);
  expect(contents.slice(1).map((each) => each.toString("latin1"))).toEqual([
    Buffer.from("%PDF ü").toString("latin1"),
    "\0\u00ff",
  ]);
});

const bytes = new TextEncoder().encode("xxraw ü\0yy");
const bodies: Record<string, [call: () => Partial<OperationCall>, type: string, text: string]> = {
  JSON: [() => ({ body: { a: "ü" } }), "application/json", '{"a":"ü"}'],
  "JSON of another type": [
    () => ({ body: [1], form: encodeAs("application/hal+json") }),
    "application/hal+json",
    "[1]",
  ],
  "a form": [
    () => ({ body: { a: "1 ü&" }, form: encodeForm }),
    "application/x-www-form-urlencoded;charset=UTF-8",
    "a=1+%C3%BC%26",
  ],
  text: [() => ({ body: "a ü", form: encodeAs("text/plain; charset=UTF-8") }), "text/plain; charset=UTF-8", "a ü"],
  bytes: [() => ({ body: bytes.subarray(2, 9), form: encodeAs("x/y") }), "x/y", "raw ü\0"],
  "an ArrayBuffer": [() => ({ body: bytes.slice().buffer, form: encodeAs("x/y") }), "x/y", "xxraw ü\0yy"],
  "a Blob": [() => ({ body: new Blob(["a ü"], { type: "other/type" }), form: encodeAs("x/y") }), "x/y", "a ü"],
  "a Blob of a file": [() => ({ body: fileBlob, form: encodeAs("x/y") }), "x/y", large.toString()],
  "a file of node-fetch": [() => ({ body: new NodeFetchFile(["a ü"], "a"), form: encodeAs("x/y") }), "x/y", "a ü"],
};

test.each(names.flatMap((name) => Object.keys(bodies).map((body) => [name, body] as const)))(
  "%s sends %s byte for byte, with its media type",
  async (name, body) => {
    const [call, type, text] = bodies[body]!;

    await send(fetches[name]!, call());

    expect(received.map((each) => each.type)).toEqual([type]);
    expect(received[0]!.bytes.equals(Buffer.from(text))).toBe(true);
  },
);

test.each(names)("%s sends a stream, or the call is refused and nothing is sent", async (name) => {
  const body = new Blob(["a ü"]).stream();
  const sending = send(fetches[name]!, { body, form: encodeAs("x/y") });

  if (!name.startsWith("node-fetch")) {
    await sending;
    expect(received.map((each) => [each.type, String(each.bytes)])).toEqual([["x/y", "a ü"]]);
    return;
  }
  await expect(sending).rejects.toThrow(
    "Cannot send a body as the given fetch must be able to send a stream: got one that writes it as text",
  );
  expect(received).toEqual([]);
});

test.each(names)("%s sends the same form again when the connection was lost", async (name) => {
  losses = 2;
  // real time: the sockets of the servers
  const clock = { now: Date.now, monotonicMs: () => performance.now(), sleep: async () => {} };
  const fetch = pipeline(fetches[name]!, withRetry({ clock }));

  await send(fetch, { body: { document: fileBlob, note: "n" }, form: encodeMultipart });

  expect(received).toHaveLength(3);
  expect(received.every((each) => each.type === received[0]!.type && each.bytes.equals(received[0]!.bytes))).toBe(true);
  expect((await readForm(received[2]!)).get("note")).toBe("n");
});

test("a fetch that knows no Blob is refused in one sentence, and is not tried again", async () => {
  let calls = 0;
  const fetch: Fetch = async (_, init) => {
    calls += 1;
    String(init!.body);
    return new Response(null, { status: 204 });
  };

  await expect(
    send(pipeline(fetch, withRetry()), { body: { document: fileBlob }, form: encodeMultipart }),
  ).rejects.toThrow(
    "Cannot send a body as the given fetch must be able to send a Blob: got one that writes it as text",
  );
  expect(calls).toBe(1);
});

test("a file of another library that cannot be read is refused before anything is sent", async () => {
  const broken = Object.assign(new NodeFetchFile(["x"], "a"), {
    arrayBuffer: () => Promise.reject(new RangeError("canary")),
  });

  await expect(send(globalThis.fetch, { body: { broken }, form: encodeMultipart })).rejects.toThrow(
    "Cannot send a body as the request must be one that can be written (RangeError): got an object",
  );
  expect(received).toEqual([]);
});
