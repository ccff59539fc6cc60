import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { nodeListener } from "./node-listener.ts";

const echo = async (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/throws") throw new Error("a fault of the handler");
  if (pathname === "/unread") return new Response("unread");
  return new Response(`${request.method} ${pathname} ${await request.text()}`, {
    status: 201,
    headers: { "x-own": "1" },
  });
};

async function listening() {
  const server = createServer(nodeListener(echo));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let got = "";
      const socket = connect(port, "127.0.0.1", () => socket.end(text));
      socket.on("data", (chunk) => (got += chunk.toString())).on("close", () => resolve(got.split("\r\n")[0]!));
    });
  return { url: `http://127.0.0.1:${port}`, raw, [Symbol.dispose]: () => server.close() };
}

test("a request and its answer go through as they are", async () => {
  using server = await listening();

  const answer = await fetch(`${server.url}/path?query`, { method: "POST", body: "body" });

  expect([answer.status, answer.headers.get("x-own"), await answer.text()]).toEqual([201, "1", "POST /path body"]);
});

test.each([
  ["GET // HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 201 Created"],
  ["GET / HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["GET /throws HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 500 Internal Server Error"],
])("%j is answered, and the process lives", async (text, line) => {
  using server = await listening();

  expect(await server.raw(text)).toBe(line);
  expect((await fetch(server.url)).status).toBe(201);
});

test("a body that nobody reads does not hold up the next request", async () => {
  using server = await listening();

  for (let count = 0; count < 3; count += 1) {
    const answer = await fetch(`${server.url}/unread`, { method: "POST", body: "x".repeat(300_000) });
    expect(await answer.text()).toBe("unread");
  }
});

test("a handler that throws before it gives a promise is answered 500", async () => {
  const throws = () => {
    throw new Error("a fault of the handler");
  };
  const server = createServer(nodeListener(throws)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));

  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  expect(status).toBe(500);
  server.close();
});
