import { rawChannelClient } from "@kontor/channel-client/raw";
import { rawErpClient } from "@kontor/erp-client/raw";
import { expect, test } from "vitest";

const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const sent: string[] = [];
const fetch = async (input: Parameters<typeof globalThis.fetch>[0]) => {
  sent.push(new Request(input).url);
  return new Response(null, { status: 204 });
};
const open = (baseUrl: string) => rawErpClient({ baseUrl, tenantId, appId: "a/1\n", appVersion: "1 ", fetch });

test.each(["https://a.test/erp ", "https://a.test/erp/\r\n", "\ufeffhttps://a.test/erp", "https://a.test/erp//"])(
  "a client by path sends below the base address %j without what is around it",
  async (baseUrl) => {
    sent.length = 0;

    await open(baseUrl).GET("/v2/category/{categoryId}", { params: { path: { categoryId: "7" } } });

    expect(sent).toEqual(["https://a.test/erp/v2/category/7"]);
  },
);

const day = new Date("2026-03-01T08:00:00Z");

test("a client by path writes a Date as the instant that it is, in a path and in a query", async () => {
  sent.length = 0;
  const query = { eventTypeFilter: [day, "b"] as unknown as string[] };

  await open("https://a.test").GET("/v2/category/{categoryId}", { params: { path: { categoryId: day as never } } });
  await rawChannelClient({ baseUrl: "https://a.test", fetch }).GET("/v1/channel/event", { params: { query } });

  expect(sent.map((url) => decodeURIComponent(url))).toEqual([
    "https://a.test/v2/category/2026-03-01T08:00:00.000Z",
    expect.stringContaining("eventTypeFilter=2026-03-01T08:00:00.000Z"),
  ]);
});

test.each<[unknown, string]>([
  [new Date("x"), "be text or a number: got an invalid date"],
  [Number.NaN, "be text or a number: got NaN"],
  [{ a: 1 }, "be text or a number: got an object"],
  [new Map(), "be text or a number: got Map"],
  [2 ** 53, "be text or a number: got a number rounded beyond 2^53"],
])("a client by path refuses %o in its path, and nothing is sent", async (categoryId, must) => {
  sent.length = 0;
  const path = { categoryId: categoryId as string };

  await expect(open("https://a.test").GET("/v2/category/{categoryId}", { params: { path } })).rejects.toThrow(
    `Cannot send GET /v2/category/{categoryId} as categoryId must ${must}`,
  );
  expect(sent).toEqual([]);
});
