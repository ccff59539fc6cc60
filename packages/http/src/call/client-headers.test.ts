import { expect, test } from "vitest";
import { clientHeaders } from "./client-headers.ts";
import { toSecret } from "../values/secret.ts";

const rules = {
  tenantId: { header: "x-tenant-id", required: true, pattern: /^[0-9a-f-]{36}$/, must: "be a UUID" },
  apiKey: { header: "x-api-key", required: false, pattern: /^.+$/s, must: "be text" },
};
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";

test("clientHeaders() sends what is set, and a key by its text", () => {
  expect(clientHeaders("a client", rules, { tenantId })).toEqual({ "x-tenant-id": tenantId });
  expect(clientHeaders("a client", rules, { tenantId, apiKey: toSecret("k") })).toEqual({
    "x-tenant-id": tenantId,
    "x-api-key": "k",
  });
});

test.each([
  [{}, "Cannot create a client as tenantId must be a UUID: got undefined"],
  [{ tenantId: "12" }, "Cannot create a client as tenantId must be a UUID: got text of 2 characters"],
  [{ tenantId, apiKey: "canary\nx" }, "Cannot create a client as apiKey must be text: got text of 8 characters"],
  [{ tenantId, apiKey: "" }, "Cannot create a client as apiKey must be text: got an empty text"],
  [{ tenantId: 12 as unknown as string }, "Cannot create a client as tenantId must be a UUID: got 12"],
])("clientHeaders() refuses %o", (options, message) => {
  expect(() => clientHeaders("a client", rules, options)).toThrow(message);
});
