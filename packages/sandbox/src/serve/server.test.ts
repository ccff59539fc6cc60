import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { demo } from "../seed/demo.ts";
import { startSandboxServer, isOwnHost } from "./server.ts";

test("the sandbox listens on this machine only, and takes a DELETE with a body", async () => {
  await using server = await startSandboxServer();
  const id = server.sandbox.trigger("Seller:New.Type", {});
  const auth = await fetch(`${server.url}/v1/auth`, {
    method: "POST",
    body: new URLSearchParams({ refreshToken: demo.refreshToken }),
  });
  const { authToken } = (await auth.json()) as { authToken: string };
  const headers = { authorization: `Bearer ${authToken}`, "content-type": "application/json" };

  const page = await fetch(`${server.url}/v1/channel/event`, { headers });
  const acknowledged = await fetch(`${server.url}/v1/channel/event`, {
    method: "DELETE",
    headers,
    body: JSON.stringify({ eventIdList: [id] }),
  });

  expect(new URL(server.url).hostname).toBe("127.0.0.1");
  expect(await page.json()).toEqual({ eventList: [expect.objectContaining({ id })] });
  expect(acknowledged.status).toBe(204);
  expect(server.sandbox.events()[0]!.state).toBe("acknowledged");
});

test("a port that is taken is an error", async () => {
  await using server = await startSandboxServer();

  await expect(startSandboxServer({ port: Number(new URL(server.url).port) })).rejects.toThrow(
    expect.objectContaining({ code: "EADDRINUSE" }),
  );
});

test("a connection that is kept is closed by its caller, never by the sandbox", async () => {
  await using server = await startSandboxServer();

  const answers = [await fetch(server.url), await fetch(`${server.url}/v1/channel`)];

  expect(answers.map(({ headers }) => headers.get("connection"))).toEqual(["keep-alive", "keep-alive"]);
  expect(answers.map(({ headers }) => headers.get("keep-alive"))).toEqual([null, null]); // here, a server says when it will close
});

/** Sends a path as it is: `fetch` would mend it. */
function sendRaw(url: string, method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, method, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    })
      .on("error", reject)
      .end();
  });
}

test.each(["/v1/channel/seller/..", "/v1/channel/seller/%2e%2E", "/v1/channel/seller/.%2e"])(
  "a path means on a port what it means everywhere: %s is no seller",
  async (path) => {
    await using server = await startSandboxServer();

    await sendRaw(server.url, "DELETE", path);

    expect(server.sandbox.log()).toMatchObject([{ path: "/v1/channel/", status: 404 }]);
  },
);

/** Sends bytes as they stand, and gives the first line of the answer and its body. */
async function sendBytes(url: string, text: string): Promise<{ status: string; body: string }> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let got = "";
  socket.on("data", (part: Buffer) => (got += part.toString())).end(text);
  await once(socket, "close");
  const [head = "", body = ""] = got.split("\r\n\r\n");
  return { status: head.split(" ")[1]!, body };
}

test.each([
  ["GET /x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", "Invalid URL"],
  ["GET /x HTTP/1.1\r\nHost: ../x\r\nConnection: close\r\n\r\n", "Invalid host header"],
  ["GET /x HTTP/1.1\r\nHost: localhost:99999\r\nConnection: close\r\n\r\n", "Invalid URL"],
  ["GET /x HTTP/1.0\r\nHost: \r\n\r\n", "Missing host header"],
  ["GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "Invalid URL"],
  ["GET /\\x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "Backslash in request path"],
  ["GET /erp/\\x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "errorMessage"],
])("what cannot be read is the caller's fault, and no fault of the sandbox: %j", async (text, words) => {
  await using server = await startSandboxServer();

  const { status, body } = await sendBytes(server.url, text);

  expect(status).toBe("400");
  expect(body).toContain(words);
});

test("HTTP/1.0 needs no host, and HTTP/1.1 does", async () => {
  await using server = await startSandboxServer();

  expect((await sendBytes(server.url, "GET /v1/channel HTTP/1.0\r\n\r\n")).status).toBe("401");
  expect((await sendBytes(server.url, "GET /v1/channel HTTP/1.1\r\n\r\n")).status).toBe("400");
});

test("nothing happens for a caller who has given up", async () => {
  await using server = await startSandboxServer();
  const { sandbox, url } = server;
  sandbox.trigger("Seller:New.Type", {});
  const auth = await fetch(`${url}/v1/auth`, {
    method: "POST",
    body: new URLSearchParams({ refreshToken: demo.refreshToken }),
  });
  const { authToken } = (await auth.json()) as { authToken: string };
  sandbox.addFault({ kind: "latency", operation: "Events_List", ms: 300 });
  const leaving = new AbortController();
  const list = (signal?: AbortSignal) =>
    fetch(`${url}/v1/channel/event`, { headers: { authorization: `Bearer ${authToken}` }, signal: signal ?? null });

  const left = list(leaving.signal).catch((error: Error) => error.name);
  await vi.waitFor(() => expect(sandbox.faults()[0]!.applied).toBe(1));
  leaving.abort();
  const page = await (await list()).json(); // later than the other one would have been

  expect(await left).toBe("AbortError");
  expect(page).toMatchObject({ eventList: [{ type: "Seller:New.Type" }] });
  expect(sandbox.report().byOperation["Events_List"]).toBe(1);
});

test("close() ends with a connection open", async () => {
  const server = await startSandboxServer();
  await fetch(server.url); // keep-alive

  await server.close();

  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
});

test.each([
  ["http://127.0.0.1:7070/__sandbox/", true],
  ["http://10.1.2.3/", true],
  ["http://[::1]:7070/", true],
  ["http://localhost:7070/", true],
  ["http://sandbox:7070/", true], // a container, by its name
  ["http://sandbox.internal/", true], // the name that it was given
  ["http://rebound.example/", false],
  ["http://127.0.0.1.rebound.example/", false],
  ["http://localhost.rebound.example/", false],
])("%s is a name of this machine: %s", (url, isOwn) => {
  expect(isOwnHost(url, "sandbox.internal")).toBe(isOwn);
});

test("a sandbox on all addresses tells one that can be reached, and is controlled by the name of its container", async () => {
  await using server = await startSandboxServer({ host: "0.0.0.0" });
  const { port } = new URL(server.url);
  const ask = (path: string, name: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path, headers: { host: `${name}:${port}` } };
      request(options, (answer) => resolve(answer.resume().statusCode))
        .once("error", reject)
        .end();
    });

  expect(server.url).toBe(`http://127.0.0.1:${port}`);
  expect([await ask("/__sandbox/clock", "sandbox"), await ask("/v1/public/channel", "sandbox")]).toEqual([200, 401]);
  expect(await ask("/__sandbox/clock", "rebound.example")).toBe(403);
});
