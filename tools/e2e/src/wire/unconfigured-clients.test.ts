import { createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { describe, expect, test } from "vitest";
import { createRawCallers } from "./raw-caller.ts";

// What programs send that were written for the platform, and not for the sandbox.

const origin = "https://sandbox.test";

async function getErpToken(sandbox: ReturnType<typeof createSandbox>): Promise<string> {
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: demo.clientId,
    client_secret: demo.clientSecret,
  });
  const answer = await sandbox.fetch(`${origin}/oauth2/token`, { method: "POST", body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The three headers that the backends of the official sample apps send. */
const backendHeaders = (token: string) => ({
  Authorization: `Bearer ${token}`,
  "X-Tenant-ID": demo.tenantId,
  "Content-Type": "application/json",
});

describe("the backend of a cloud app sends no x-appid and no x-appversion", () => {
  const paths = ["/v2/info", "/v2/stocks", "/v2/warehouses", "/v2/taxClasses", "/v2/companies", "/v2/labels"];

  test.each(paths)("and reads %s from a sandbox as it starts", async (path) => {
    const sandbox = createSandbox();
    const headers = backendHeaders(await getErpToken(sandbox));

    const answer = await sandbox.fetch(`${origin}/erp${path}`, { headers });

    expect([path, answer.status]).toEqual([path, 200]);
  });

  test("and is told which headers are missing where a sandbox requires them", async () => {
    const sandbox = createSandbox({ assumptions: { appHeaders: "required" } });
    const headers = backendHeaders(await getErpToken(sandbox));

    const none = await sandbox.fetch(`${origin}/erp/v2/stocks`, { headers });
    const one = await sandbox.fetch(`${origin}/erp/v2/stocks`, { headers: { ...headers, "x-appid": "a/1" } });
    const both = await sandbox.fetch(`${origin}/erp/v2/stocks`, {
      headers: { ...headers, "x-appid": "a/1", "x-appversion": "1" },
    });

    expect([none.status, one.status, both.status]).toEqual([400, 400, 200]);
    expect(none.headers.get("x-sandbox-assumption")).toContain("app-headers");
    expect(await none.text()).toContain("x-appid and x-appversion");
    expect(await one.text()).not.toContain("x-appid");
  });

  test("and the update of the given spec, which takes neither, needs neither", async () => {
    const sandbox = createSandbox({ assumptions: { appHeaders: "required" } });
    const headers = backendHeaders(await getErpToken(sandbox));

    const answer = await sandbox.fetch(`${origin}/erp/v2/UpdateCategory`, {
      method: "PATCH",
      headers,
      body: JSON.stringify({ id: demo.categoryId }),
    });

    expect(answer.status).toBe(200);
  });
});

describe("a published client of the channel wants the scope CHAN", () => {
  const exchange = async (sandbox: ReturnType<typeof createSandbox>, refreshToken: string) => {
    const answer = await sandbox.fetch(`${origin}/v1/auth`, {
      method: "POST",
      body: new URLSearchParams({ refreshToken }),
    });
    return (await answer.json()) as { authToken: string; scope: string };
  };

  test("which its own refresh token has, while the first keeps that of the given spec", async () => {
    const sandbox = createSandbox();

    expect((await exchange(sandbox, demo.chanRefreshToken)).scope).toBe("CHAN");
    expect((await exchange(sandbox, demo.refreshToken)).scope).toBe("CHANNEL");
    expect((await exchange(sandbox, demo.sellerRefreshToken)).scope).toBe("SELLER");
  });

  test("and both receive the same events", async () => {
    const sandbox = createSandbox();
    sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711, quantity: "3" });
    const { authToken } = await exchange(sandbox, demo.chanRefreshToken);

    const answer = await sandbox.fetch(`${origin}/v1/channel/event`, {
      headers: { authorization: `Bearer ${authToken}` },
    });

    expect(((await answer.json()) as { eventList: unknown[] }).eventList).toHaveLength(1);
  });

  test("and the log says so at the third exchange without a call between, not at the second", async () => {
    const sandbox = createSandbox();
    for (let count = 0; count < 3; count += 1) await exchange(sandbox, demo.refreshToken);

    const notes = sandbox.log().map(({ note }) => note);

    expect(notes.slice(0, 2)).toEqual([undefined, undefined]);
    expect(notes[2]).toContain("does the client refuse the scope CHANNEL?");
  });

  test("and the log has no note about clients that call, or about those of another owner", async () => {
    const { sandbox, channel } = await createRawCallers();
    await channel("GET", "/v1/channel/event");
    const owners = [demo.refreshToken, demo.sellerRefreshToken, demo.secondSellerRefreshToken];
    for (const refreshToken of owners) await exchange(sandbox, refreshToken);
    await exchange(sandbox, demo.secondSellerRefreshToken);

    expect(sandbox.log().flatMap(({ note }) => note ?? [])).toEqual([]);
  });

  test("and a channel is not taken for the account of the same name", async () => {
    const refreshTokens = { a: { channel: "1001" }, b: { accountId: 1001 } };
    const sandbox = createSandbox({ seed: { ...defaultSeed, refreshTokens, channels: {}, sellerPins: {}, rows: {} } });
    for (const refreshToken of ["a", "b", "a", "b"]) await exchange(sandbox, refreshToken);

    expect(sandbox.log().flatMap(({ note }) => note ?? [])).toEqual([]);
  });
});

describe("a call that replaces a list, without the list", () => {
  const calls = [
    ["/v1/channel/categories", "categoryList"],
    ["/v1/channel/attribute/global", "attributeList"],
    ["/v1/channel/attribute/category/104", "attributeList"],
    [`/v1/channel/attribute/seller/${demo.sellerId}`, "attributeList"],
    ["/v1/channel/payment-rules", "supportedPaymentMethodList"],
    ["/v1/channel/shipping-rules", "supportedCarrierList"],
  ] as const;

  test.each(calls)("is refused for %s, and names %s", async (path, list) => {
    const { channel } = await createRawCallers();

    for (const body of [{}, { [list]: null }, { [`${list}s`]: [] }]) {
      const answer = await channel("PUT", path, { body: JSON.stringify(body) });
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 400]);
      expect(answer.text).toContain(list);
    }
  });

  test("leaves what was there", async () => {
    const { channel, sandbox } = await createRawCallers();
    const tree = { categoryList: [{ categoryId: "104", displayName: "Garden", parentCategoryId: "0" }] };
    const stored = await channel("PUT", "/v1/channel/categories", { body: JSON.stringify(tree) });

    await channel("PUT", "/v1/channel/categories", { body: '{"categoryList":null}' });
    await channel("PUT", "/v1/channel/categories", { body: "{}" });

    expect(stored.status).toBe(201);
    expect(sandbox.rows("channelCategories")).toMatchObject([{ list: tree.categoryList }]);
  });
});

describe("the published clients of both generations, from the first call to the acknowledgement", () => {
  const form = new FormData();
  form.set("refreshToken", demo.chanRefreshToken);
  const bodies: [string, RequestInit["body"]][] = [
    ["the older one, with a form", new URLSearchParams({ refreshToken: demo.chanRefreshToken })],
    ["the newer one, with a form of parts", form],
  ];

  test.each(bodies)("%s, need no flag", async (_, body) => {
    const sandbox = createSandbox();
    const id = sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711, quantity: "3" });
    const exchanged = await sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body: body! });
    const { authToken, scope } = (await exchanged.json()) as { authToken: string; scope: string };
    const headers = { Authorization: `Bearer ${authToken}`, "User-Agent": "GuzzleHttp/7", Accept: "application/json" };

    const page = await sandbox.fetch(`${origin}/v1/channel/event`, { headers });
    const { eventList } = (await page.json()) as { eventList: { id: string }[] };
    const acknowledged = await sandbox.fetch(`${origin}/v1/channel/event`, {
      method: "DELETE",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ eventIdList: eventList.map((each) => each.id) }, undefined, 4),
    });
    const after = await sandbox.fetch(`${origin}/v1/channel/event`, { headers });

    expect(["SELLER", "CHAN", "ADM"]).toContain(scope); // these clients refuse every other one
    expect(eventList.map((each) => each.id)).toEqual([id]);
    expect([exchanged.status, page.status, acknowledged.status]).toEqual([200, 200, 204]);
    expect(await after.json()).toEqual({ eventList: [] });
    expect(sandbox.report().refused).toBe(0);
  });
});
