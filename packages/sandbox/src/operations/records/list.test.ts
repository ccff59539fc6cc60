import { expect, test } from "vitest";
import { demo } from "../../seed/demo.ts";
import { createSandbox } from "../../serve/sandbox.ts";

const headers = {
  "x-api-key": demo.apiKey,
  "x-tenant-id": demo.tenantId,
  "x-appid": "a/1",
  "x-appversion": "1",
  "content-type": "application/json",
};
const day = (number: number) => `2026-02-1${number}T08:00:00.000Z`;

function setUp() {
  const sandbox = createSandbox({ startAt: new Date(day(1)) });
  sandbox.freezeTime();
  const send = async (method: string, path: string, body?: object) => {
    const answer = await sandbox.fetch(`https://x.test/erp/v2${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as { items: { name?: string }[] } };
  };
  return { sandbox, send };
}

test("records since and until an instant include those of the instant itself", async () => {
  const { sandbox, send } = setUp();
  sandbox.setTime(new Date(day(2)));
  const { itemId, warehouseId } = demo;
  await send("POST", "/stocks", { itemId, warehouseId, quantity: 1 });
  const count = async (path: string) => (await send("GET", path)).body.items.length;

  expect(await count(`/stocks/changes?startDate=${day(2)}`)).toBe(1);
  expect(await count(`/stocks/changes?startDate=${day(3)}`)).toBe(0);
  expect(await count("/suppliers")).toBeGreaterThan(0);
  expect(await count("/suppliers?lastChangedUntil=2000-01-01T00:00:00Z")).toBe(0);
});

test("a page has at most 1,000 entries, and a larger one is refused", async () => {
  const { send } = setUp();

  expect((await send("GET", "/warehouses?pageSize=1000")).status).toBe(200);
  expect((await send("GET", "/warehouses?pageSize=1001")).status).toBe(400);
});
