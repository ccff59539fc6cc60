import { createServer } from "node:http";
import { healthHandler, type ChannelConsumer } from "@kontor/channel-events";
import { nodeListener } from "@kontor/channel-events/node";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";

export function serveByNode(consumer: ChannelConsumer) {
  return createServer(nodeListener(healthHandler(consumer, { probe: "ready" })));
}

export function serveByHono(consumer: ChannelConsumer) {
  const app = new Hono();
  app.mount("/live", healthHandler(consumer, { probe: "live" }));
  app.mount("/ready", healthHandler(consumer, { probe: "ready" }));
  return app;
}

export function serveByExpress(consumer: ChannelConsumer) {
  const app = express();
  app.use("/live", nodeListener(healthHandler(consumer, { probe: "live" })));
  app.use("/ready", nodeListener(healthHandler(consumer, { probe: "ready" })));
  return app;
}

export function serveByFastify(consumer: ChannelConsumer) {
  const app = fastify();
  app.get("/live", nodeListener(healthHandler(consumer, { probe: "live" })));
  app.get("/ready", nodeListener(healthHandler(consumer, { probe: "ready" })));
  return app;
}
