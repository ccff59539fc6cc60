import { expect, test } from "vitest";
import { buildResponse, readCall, readUpTo, buildConnectionReset, isConnectionReset, isForeign } from "./call.ts";

async function* pieces() {
  yield new Uint8Array([1, 2]);
  yield new Uint8Array([3]);
}

test("a stream is read up to the limit and not beyond", async () => {
  expect(await readUpTo(pieces(), 3)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await readUpTo(pieces(), 2)).toBe("too large");
});

test("a call has the parts of its request", async () => {
  const request = new Request("https://x.test/a/../b?c=d", { method: "POST", body: "text" });
  const call = readCall(request);

  expect(call).toMatchObject({ method: "POST", path: "/b", search: "?c=d" });
  expect(await call.bytes(3)).toBe("too large");
});

test("a reply that is cut states its whole length, and breaks off", async () => {
  const response = buildResponse({ status: 200, headers: {}, body: "abcd", cutAt: 2 });

  expect(response.headers.get("content-length")).toBe("4");
  await expect(response.text()).rejects.toThrow("terminated");
});

test("the body of a reply may be text, bytes or missing", async () => {
  const bodies = ["x", new Uint8Array([0x78])];

  const texts = await Promise.all(bodies.map((body) => buildResponse({ status: 200, headers: {}, body }).text()));

  expect(texts).toEqual(["x", "x"]);
  expect(buildResponse({ status: 204, headers: {} }).body).toBeNull();
});

test("a reset before the answer is known by its code, and no other error is", async () => {
  const cut = buildResponse({ status: 200, headers: {}, body: "abcd", cutAt: 2 });
  const others = [
    await cut.text().catch((error: unknown) => error),
    new TypeError("fetch failed"),
    new Error("x", { cause: { code: "ECONNRESET" } }),
    1,
  ];

  expect(isConnectionReset(buildConnectionReset())).toBe(true);
  expect(others.map(isConnectionReset)).toEqual([false, false, false, false]);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: "http://sandbox.test" }, false],
  [{ origin: "https://sandbox.test" }, true],
  [{ origin: "http://evil.test" }, true],
  [{ origin: "null" }, true],
  [{ "sec-fetch-site": "cross-site" }, true],
  [{ "sec-fetch-site": "same-origin" }, false],
])("a request with %j is foreign: %s", (headers, expected) => {
  expect(isForeign(new Request("http://sandbox.test/__sandbox/", { headers }))).toBe(expected);
});
