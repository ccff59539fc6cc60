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
  /** How many answers one connection brings until it is closed. */
  const answers = (text: string) =>
    new Promise<number>((resolve) => {
      let got = "";
      const socket = connect(port, "127.0.0.1", () => socket.end(text));
      socket.on("error", () => {}).on("data", (chunk) => (got += chunk.toString()));
      socket.on("close", () => resolve(got.split("HTTP/1.1 2").length - 1));
    });
  return { url: `http://127.0.0.1:${port}`, raw, answers, [Symbol.dispose]: () => server.close() };
}

test("a request and its answer go through as they are", async () => {
  using server = await listening();

  const answer = await fetch(`${server.url}/path?query`, { method: "POST", body: "body" });

  expect([answer.status, answer.headers.get("x-own"), await answer.text()]).toEqual([201, "1", "POST /path body"]);
});

test("a connection is kept where its request was read, and closed where it was not", async () => {
  using server = await listening();
  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${"b".repeat(length)}`;

  // the second request of a connection is answered only where the first was read to its end
  expect(await server.answers(post("/", 2) + post("/", 2))).toBe(2);
  expect(await server.answers(post("/unread", 200_000) + post("/", 2))).toBe(1);
});

test.each([
  ["GET // HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 201 Created"],
  ["GET / HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["GET /x HTTP/1.1\r\nhost: x.test/y?\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["GET /x HTTP/1.1\r\nhost: a:b@x.test\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["GET http://x.test:99999/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", "HTTP/1.1 400 Bad Request"],
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

/** Gives the whole answer of a real server to one request, and the rejections that nobody handled meanwhile. */
async function answered(handle: Parameters<typeof nodeListener>[0], text: string) {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on("unhandledRejection", hear);
  const server = createServer(nodeListener(handle)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const got = await new Promise<string>((resolve) => {
    let bytes = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (bytes += chunk.toString())).on("close", () => resolve(bytes));
    socket.setTimeout(2_000, () => socket.destroy()); // an answer that never comes
  });
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", hear);
  server.closeAllConnections();
  server.close();
  return { got, unheard };
}
const get = (target: string, host = "x.test") => `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;

const breaking = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode("part")),
    pull: (body) => body.error(new Error("broke")),
  });
const used = async () => {
  const response = new Response("used");
  await response.text();
  return response;
};

test.each<[string, () => unknown]>([
  ["nothing", () => undefined],
  ["no response", () => ({ status: 200 })],
  ["Response.error()", () => Response.error()],
  ["a body that breaks", () => new Response(breaking())],
  ["a body that was read", used],
])("a handler that gives %s is answered 500, and nothing is left unheard", async (_, handle) => {
  const { got, unheard } = await answered(handle as never, get("/"));

  expect(got.split("\r\n")[0]).toBe("HTTP/1.1 500 Internal Server Error");
  expect(unheard).toEqual([]);
});

test("each cookie is sent by itself, and the length is that of the body", async () => {
  const cookies = () => {
    const headers = new Headers({ "content-length": "5", "transfer-encoding": "chunked" });
    headers.append("set-cookie", "a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT");
    headers.append("set-cookie", "b=2");
    return new Response("x", { headers });
  };

  const { got } = await answered(cookies, get("/"));

  expect(got.match(/^set-cookie: .*$/gim)).toEqual([
    "set-cookie: a=1; Expires=Thu, 01 Jan 2026 00:00:00 GMT",
    "set-cookie: b=2",
  ]);
  expect(got).toMatch(/^content-length: 1\r$/im);
  expect(got).toMatch(/\r\n\r\nx$/);
});

test.each([
  ["/ready?a=b", "x.test:81", "http://x.test:81/ready?a=b"],
  ["http://x.test/ready", "x.test", "http://x.test/ready"],
  ["http://x.test:81/ready", "other.test:82", "http://x.test:81/ready"],
  ["//evil.test/x", "x.test", "http://x.test//evil.test/x"],
  ["/a", "[::1]:81", "http://[::1]:81/a"],
])("the target %s of host %s is the address %s", async (target, host, address) => {
  const { got } = await answered((request) => new Response(request.url), get(target, host));

  expect(got.split("\r\n\r\n")[1]).toBe(address);
});

test.each([undefined, null, "handler", { fetch: () => new Response() }])("%o is no handler", (handle) => {
  expect(() => nodeListener(handle as never)).toThrow(
    "Cannot make a listener as handle must be a function that answers a Request: got",
  );
});
