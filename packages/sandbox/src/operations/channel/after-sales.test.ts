import { expect, test } from "vitest";
import { demo } from "../../seed/seed.ts";
import { createCallers } from "../../testing/callers.ts";

const documentId = "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10";

test("a return or a refund that nobody reported is not settled", async () => {
  const { channel, sandbox } = await createCallers();

  const returned = await channel("POST", "/v1/channel/order/return/processing-result", {
    sellerId: "1",
    sellerReturnId: "RETURN-9",
    isAccepted: true,
  });

  expect([returned.status, sandbox.rows("returns")]).toEqual([404, []]);
});

test("a channel downloads its own documents and no others", async () => {
  const { channel, otherChannel, sandbox } = await createCallers();
  const { version, tables } = sandbox.snapshot();
  const documents: [string, unknown][] = [[`${demo.channel}/${documentId}`, { base64: btoa('"invoice"') }]];
  sandbox.restore({ version, tables: { ...tables, documents } });
  const path = `/v1/channel/order/invoice/${documentId}`;

  expect(await channel("GET", path)).toEqual({ status: 200, body: "invoice" });
  expect((await otherChannel("GET", path)).status).toBe(404);
});
