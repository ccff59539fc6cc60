import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { HttpCall } from "../platform/call.ts";
import { readIncomingCall, sendReply } from "./incoming-call.ts";

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

test("a call becomes a request with the same method, address, headers and body", async () => {
  await using server = await listen(async (call, outgoing) => {
    const request = call.toRequest();
    const { method, url, headers } = request;
    const { pathname, search } = new URL(url);
    const facts = [method, pathname, search, headers.get("x-custom"), await request.text()];
    return sendReply(outgoing, { status: 200, headers: {}, body: JSON.stringify(facts) });
  });

  const sent = { method: "PUT", headers: { "x-custom": "1" }, body: "x".repeat(200_000) };
  const answer = await fetch(`${server.url}/a?b=c`, sent);

  expect(await answer.json()).toEqual(["PUT", "/a", "?b=c", "1", sent.body]);
});

test("a connection stays in use after a body that nobody read", async () => {
  await using server = await listen((call, outgoing) => {
    call.toRequest();
    return sendReply(outgoing, { status: 200, headers: {}, body: "seen" });
  });

  for (let count = 0; count < 3; count += 1) {
    const answer = await fetch(server.url, { method: "POST", body: "x".repeat(100_000) });
    expect(await answer.text()).toBe("seen");
  }
});

test("a stream goes out piece by piece, and is given up when its reader leaves", async () => {
  let giveUp: () => void;
  const given = new Promise<void>((resolve) => (giveUp = resolve));
  await using server = await listen((_, outgoing) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("first")),
      cancel: () => giveUp(),
    });
    return sendReply(outgoing, { status: 200, headers: { "content-type": "text/event-stream" }, body });
  });

  const reader = (await fetch(server.url)).body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();

  expect(new TextDecoder().decode(value)).toBe("first");
  await given;
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
