import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitBody } from "./limit-body.ts";

const app = new Hono().use(limitBody(4)).post("/", async ({ req, text }) => text(await req.text()));

const send = (body: string, headers: Record<string, string>) =>
  app.request("/", { method: "POST", body: new Blob([body]).stream(), headers, duplex: "half" } as RequestInit);

test.each<[string, Record<string, string>, number]>([
  ["abcd", { "content-length": "4" }, 200],
  ["abcde", { "content-length": "5" }, 413],
  ["abcd", { "transfer-encoding": "chunked" }, 200],
  ["abcde", { "transfer-encoding": "chunked" }, 413],
])("%s with %j is answered with %i", async (body, headers, status) => {
  const answer = await send(body, headers);

  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.text()).toBe(body);
});
