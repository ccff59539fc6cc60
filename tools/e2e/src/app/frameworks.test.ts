import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as serveHono } from "@hono/node-server";
import { memoryTenants, setupHandler, type MerchantSession } from "@kontor/app";
import { nodeListener } from "@kontor/app/node";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import { expect, test } from "vitest";

const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const session: MerchantSession = { tenantId, userId: undefined, expiresAt: new Date(), claims: {} };
const handler = () =>
  setupHandler({ verify: async () => session, tenants: memoryTenants(), html: "<h1>Set up</h1>", onError: () => {} });

type Start = () => Promise<{ port: number; close(): unknown }>;

const frameworks: Record<string, Start> = {
  "Node's http": async () => {
    const server = createServer(nodeListener(handler())).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    return { port: (server.address() as AddressInfo).port, close: () => server.close() };
  },
  Hono: () =>
    new Promise((resolve) => {
      const setup = handler();
      const app = new Hono().all("/setup", ({ req }) => setup(req.raw));
      const options = { fetch: app.fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false }; // Other tests share the process.
      const server = serveHono(options, ({ port }) => resolve({ port, close: () => server.close() }));
    }),
  Express: async () => {
    const app = express();
    app.all("/setup", nodeListener(handler()));
    app.use(express.json());
    const server = app.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    return { port: (server.address() as AddressInfo).port, close: () => server.close() };
  },
  Fastify: async () => {
    const app = fastify();
    app.all("/setup", nodeListener(handler()));
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
  },
};

test.each(Object.entries(frameworks))("a set-up is served by %s", async (_, start) => {
  const { port, close } = await start();
  const url = `http://127.0.0.1:${port}/setup`;

  const page = await fetch(url);
  const answer = await fetch(url, { method: "POST", headers: { authorization: "Bearer token" } });

  expect([page.status, await page.text()]).toEqual([200, "<h1>Set up</h1>"]);
  expect([answer.status, await answer.json()]).toEqual([200, { tenantId, isNew: true }]);
  await close();
});
