import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createSender } from "./sender.ts";

/** Answers with the status that the path asks for. */
async function startServer() {
  const bodies: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    sockets.add(request.socket);
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(Number(request.url!.slice(1))).end("some text");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, sockets };
}

test("send() gives the status of the answer, whatever it is", async () => {
  const { url, bodies } = await startServer();
  using sender = createSender();

  expect(await sender.send({ url: `${url}/400`, method: "PATCH", headers: {}, body: "ä" })).toBe(400);
  expect(await sender.send({ url: `${url}/200`, method: "GET", headers: {} })).toBe(200);
  expect(bodies).toEqual(["ä", ""]);
});

test("sendAll() sends each message once, over no more connections than it may have", async () => {
  const { url, bodies, sockets } = await startServer();
  using sender = createSender({ connections: 3 });

  await sender.sendAll(20, (index) => ({ url: `${url}/200`, method: "PUT", headers: {}, body: String(index) }));

  expect(bodies.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(sockets.size).toBeLessThanOrEqual(3);
});

test("sendAll() rejects at an answer that is not 200: it is not the work that is measured", async () => {
  const { url } = await startServer();
  using sender = createSender({ connections: 1 });
  const messageAt = (index: number) => ({ url: `${url}/${index === 2 ? 429 : 200}`, method: "GET", headers: {} });

  await expect(sender.sendAll(5, messageAt)).rejects.toThrow("every answer must have status 200: got 429");
});

test("send() rejects where nobody listens", async () => {
  using sender = createSender();

  await expect(sender.send({ url: "http://127.0.0.1:1", method: "GET", headers: {} })).rejects.toThrow("ECONNREFUSED");
});
