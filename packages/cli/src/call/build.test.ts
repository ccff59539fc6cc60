import { expect, test } from "vitest";
import { createErpCore } from "@kontor/erp-client/groups";
import { createChannelCore } from "@kontor/channel-client/groups";
import { readOperation } from "../specs/find.ts";
import { loadSpecs } from "../specs/load.ts";
import { buildCall } from "./build.ts";

const specs = await loadSpecs();
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";

/** Sends a call to nobody, and gives the request. */
async function send(name: string, params: Record<string, unknown>, body?: unknown): Promise<Request> {
  const { operation } = readOperation(specs, name);
  let sent: Request | undefined;
  const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
    sent = new Request(...request);
    return new Response("null", { headers: { "content-type": "application/json" } });
  };
  const core =
    operation.api === "erp"
      ? createErpCore({ baseUrl: "https://erp.test", tenantId, appId: "a/1", appVersion: "1", fetch })
      : createChannelCore({ baseUrl: "https://channel.test", fetch });
  await core.call(buildCall(operation, { params, body, signal: new AbortController().signal })).catch(() => {});
  return sent!;
}

test("a call goes where the method of the client goes", async () => {
  expect((await send("categories.get", { categoryId: tenantId })).url).toBe(`https://erp.test/v2/category/${tenantId}`);
  expect((await send("events.list", { eventTypeFilter: ["a", "b"] })).url).toMatch(/\?eventTypeFilter=a(,|%2C)b$/);
  expect(await (await send("categories.update", {}, { id: "a" })).json()).toEqual({ id: "a" });
});

test("a form, a document and bytes are sent as such", async () => {
  const form = await send("auth.exchangeRefreshToken", {}, { refreshToken: "r" });
  const parts = await send("invoices.upload", {}, { file: new File(["%PDF"], "a.pdf") });

  expect(await form.text()).toBe("refreshToken=r");
  expect(parts.headers.get("content-type")).toMatch(/^multipart\/form-data/);
  expect((await send("files.upload", {}, new Uint8Array([1]))).headers.get("content-type")).toBe(
    "application/octet-stream",
  );
});
