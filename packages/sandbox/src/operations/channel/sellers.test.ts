import { expect, test } from "vitest";
import { demo } from "../../seed/demo.ts";
import { createCallers } from "../../testing/callers.ts";

const priceList = [{ id: "default", quantityPriceList: [{ amount: "1.00", currency: "EUR" }] }];
const agent = { "user-agent": "kontor/1.9.0" };

test("a channel lists its own sellers", async () => {
  const { channel, otherChannel } = await createCallers();
  const idsOf = ({ body }: { body: { sellerList: { sellerId: string }[] } }) =>
    body.sellerList.map(({ sellerId }) => sellerId);

  expect(idsOf(await channel("GET", "/v1/channel/seller/list"))).toEqual(["1", "7"]);
  expect(idsOf(await otherChannel("GET", "/v1/channel/seller/list"))).toEqual(["1"]);
});

test("an account lists its own sellers on every channel, and a channel's token has no account", async () => {
  const { channel, seller } = await createCallers();

  const { body } = await seller<{ sellerList: object[] }>("GET", "/v1/seller");

  expect(body.sellerList).toMatchObject([
    { channel: demo.channel, sellerId: "1", jtlAccountId: demo.accountId },
    { channel: "OTHERCHANNEL", sellerId: "1", isActiveByJTL: true },
  ]);
  expect((await channel("GET", "/v1/seller")).status).toBe(403);
});

test("a seller's login gives a new refresh token, which is exchanged for an access token of the same account", async () => {
  const { seller, sandbox } = await createCallers();

  const { status, body } = await seller<{ token: string }>("POST", "/v1/seller/login");

  expect([status, body]).toEqual([200, { token: expect.stringMatching(/^SELLER\./) }]);
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: body.token }) };
  expect((await sandbox.fetch("https://sandbox.test/v1/auth", exchange)).status).toBe(200);
  expect(sandbox.rows("refreshTokens").at(-1)).toEqual({ accountId: demo.accountId });
});

test("nobody is created over a seller who is there", async () => {
  const { channel, seller, sandbox } = await createCallers();
  await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, agent);
  const { session } = sandbox.rows("sellerSessions")[0]!;

  expect((await channel("POST", "/v1/channel/seller", { session, sellerId: "7" })).status).toBe(400);
  expect((await channel("POST", "/v1/channel/seller", { session, sellerId: "8" })).status).toBeLessThan(300);

  expect(sandbox.rows("sellers").find(({ sellerId }) => sellerId === "7")?.accountId).toBe(2002);
});

test("a seller who is known is updated and stays as old as it is, and another account's is not taken over", async () => {
  const { channel, sandbox } = await createCallers();
  const upsert = async (accountId: number) =>
    (
      await channel("POST", `/v1/channel/seller/platform/${accountId}`, {
        sellerId: "1",
        companyName: "New",
        isActive: true,
      })
    ).status;

  expect(await upsert(2002)).toBe(400);
  expect(await upsert(demo.accountId)).toBeLessThan(300);

  expect(sandbox.rows("sellers")[0]).toMatchObject({ companyName: "New", createdAt: "2020-01-01T00:00:00.000Z" });
});

test("one who is not there cannot be unlinked", async () => {
  const { channel } = await createCallers();

  expect((await channel("DELETE", "/v1/channel/seller/1")).status).toBeLessThan(300);
  expect((await channel("DELETE", "/v1/channel/seller/1")).status).toBe(404);
});

test("a program must be as new as the channel demands, by numbers and not by letters", async () => {
  const { channel, seller, sandbox } = await createCallers();
  await channel("GET", "/v1/channel/mfa-pin");
  const { pin: mfaPin } = sandbox.rows("mfaPins")[0]!;
  const demanded = { minimumClientsVersionRequired: [{ type: "kontor", version: "1.9.0" }] };
  await channel("PATCH", "/v1/channel", { mfaPin, ...demanded });
  const start = async (version: string) =>
    (await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, { "user-agent": `Kontor/${version}` }))
      .status;

  expect(await start("1.8.9")).toBe(400);
  expect([await start("1.9.0"), await start("1.10.0")]).toEqual([200, 200]);
});

test("an update session is that of its seller, and none for a sign-up", async () => {
  const { channel, seller, sandbox } = await createCallers();
  await seller("PATCH", `/v1/seller/channel/${demo.channel}?sellerId=1`, undefined, agent);
  const { session } = sandbox.rows("sellerSessions")[0]!;

  expect((await channel("POST", "/v1/channel/seller", { session, sellerId: "8" })).status).toBe(404);
  expect((await channel("GET", `/v1/channel/seller/update-session?session=urn:uuid:${session}`)).status).toBe(400);
  expect((await channel("GET", `/v1/channel/seller/update-session?session=${session}`)).body).toEqual({
    sellerId: "1",
  });
});

interface Started {
  signUpUrl?: string;
  updateUrl?: string;
  expiresAt: number;
}

test.each([
  ["POST", "", "signUpUrl"],
  ["PATCH", "?sellerId=1", "updateUrl"],
] as const)(
  "a session (%s) ends an hour later, told in Unix seconds in the answer and in its address",
  async (method, query, name) => {
    const { seller, sandbox } = await createCallers();
    const now = sandbox.now().getTime();

    const { body } = await seller<Started>(method, `/v1/seller/channel/${demo.channel}${query}`, undefined, agent);

    const { searchParams } = new URL(body[name]!);
    const [row] = sandbox.rows("sellerSessions");
    expect(row).toMatchObject({ expiresAt: now + 3_600_000, channel: demo.channel, accountId: demo.accountId });
    expect(body.expiresAt).toBe(now / 1_000 + 3_600);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      session: row!.session,
      expiresAt: String(body.expiresAt),
    });
  },
);

test.each([
  [59_999, true],
  [60_000, false],
])("a session of a minute works after %i ms: %s", async (elapsed, works) => {
  const { channel, seller, sandbox } = await createCallers();
  sandbox.assume({ sellerSessionLifetimeMs: 60_000 });
  await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, agent);
  const { session } = sandbox.rows("sellerSessions")[0]!;

  sandbox.advance(elapsed);

  expect((await channel("POST", "/v1/channel/seller", { session, sellerId: "8" })).status < 300).toBe(works);
});

test("a seller who leaves is told to the channel with the time, and may come back; an unknown one may not", async () => {
  const { seller, sandbox } = await createCallers();
  const at = sandbox.now().toISOString();

  await seller("DELETE", `/v1/seller/channel/${demo.channel}/1`);

  expect(sandbox.events()).toMatchObject([
    {
      event: { type: "Seller:Channel.Unlinked", event: { sellerId: "1", unlinkedAt: at, permanentlyRemoved: false } },
    },
  ]);
  const again = (id: string) =>
    seller<Started>("PATCH", `/v1/seller/channel/${demo.channel}?sellerId=${id}`, undefined, agent);
  expect([(await again("1")).status, (await again("9")).status]).toEqual([200, 400]);
});

test("what is left of a seller who was removed for good is not of the next one under that id", async () => {
  const { channel, otherChannel, otherSeller, sandbox } = await createCallers();
  for (const sellerId of ["1", "10"])
    await channel("POST", `/v1/channel/seller/platform/${demo.accountId}`, { sellerId });
  const list = { attributeList: [{ attributeId: "a", displayName: "A" }] };
  for (const sellerId of ["1", "10"]) await channel("PUT", `/v1/channel/attribute/seller/${sellerId}`, list);
  await otherChannel("PUT", "/v1/channel/attribute/seller/1", list);
  const ids = { "1": 1, "10": 2 };
  for (const [sellerId, offerId] of Object.entries(ids))
    sandbox.trigger("Seller:Offer.New", { sellerId, offerId, sku: "S", priceList });
  await channel("DELETE", "/v1/channel/seller/1");

  await channel("POST", "/v1/channel/seller/platform/2002", { sellerId: "1" });

  expect(sandbox.rows("offers").map(({ sellerId }) => sellerId)).toEqual(["10"]);
  const { body } = await otherSeller("GET", `/v1/seller/meta/${demo.channel}/seller/attributes`);
  expect(body).toMatchObject({ sellerAttributeList: [{ sellerId: "7" }, { sellerId: "1", attributeList: [] }] });
  expect(sandbox.rows("attributes")).toHaveLength(2);
});

test("a seller who is updated without a name keeps the one it has", async () => {
  const { channel, sandbox } = await createCallers();
  const upsert = (body: object) => channel("POST", `/v1/channel/seller/platform/${demo.accountId}`, body);
  await upsert({ sellerId: "1", companyName: "Spade" });

  await upsert({ sellerId: "1", isActive: false });

  expect(sandbox.rows("sellers")[0]).toMatchObject({ companyName: "Spade", isActiveByChannel: false });
});

test("a session works once, also in capital letters", async () => {
  const { channel, seller, sandbox } = await createCallers();
  await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, agent);
  const session = sandbox.rows("sellerSessions")[0]!.session.toUpperCase();
  const create = (sellerId: string) => channel("POST", "/v1/channel/seller", { session, sellerId });

  expect([(await create("8")).status, (await create("80")).status]).toEqual([201, 404]);
});

test("a channel's token has no account to sign up with, also where the families are not told apart", async () => {
  const { channel, sandbox } = await createCallers();
  sandbox.assume({ separateFamilies: false });

  expect(await channel("POST", `/v1/seller/channel/${demo.channel}`, undefined, agent)).toMatchObject({
    status: 403,
    body: { errorList: [{ message: "The token belongs to no seller's account" }] },
  });
});

test("a session is that of its channel, also where another channel is asked", async () => {
  const { channel, otherChannel, seller, sandbox } = await createCallers();
  await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, agent);
  const { session } = sandbox.rows("sellerSessions")[0]!;
  const path = `/v1/channel/seller/signup-session?session=${session}`;

  expect([(await otherChannel("GET", path)).status, (await channel("GET", path)).status]).toEqual([404, 200]);
  expect((await otherChannel("POST", "/v1/channel/seller", { session, sellerId: "8" })).status).toBe(404);
  expect((await channel("POST", "/v1/channel/seller", { session, sellerId: "8" })).status).toBe(201);
  expect((await channel("GET", path)).status).toBe(404);
});

test("each account of a channel is told once that it has changed, by a PIN that works once", async () => {
  const { channel, seller, otherSeller, sandbox } = await createCallers();
  sandbox.assume({ pageSize: 10 });
  await channel("POST", `/v1/channel/seller/platform/${demo.accountId}`, { sellerId: "10" });
  await channel("GET", "/v1/channel/mfa-pin");
  const { pin } = sandbox.rows("mfaPins")[0]!;
  const change = async (mfaPin: string) =>
    (await channel("PATCH", "/v1/channel", { mfaPin, displayName: "New" })).status;
  const typesOf = ({ body }: { body: { eventList: { type: string }[] } }) => body.eventList.map(({ type }) => type);

  expect([await change(pin.slice(0, -1)), await change(`${pin}0`), await change(""), await change(pin)]).toEqual([
    400, 400, 400, 200,
  ]);
  expect(await change(pin)).toBe(400);

  for (const caller of [seller, otherSeller])
    expect(typesOf(await caller("GET", "/v2/seller/event"))).toEqual(["Channel:ChannelDataChanged"]);
});

test("a list of channels has a hundred where nothing else is said, from the first", async () => {
  const { seller, sandbox } = await createCallers();
  const { version, tables } = sandbox.snapshot();
  const [[, row] = []] = tables["channels"]!;
  const channels = Array.from({ length: 102 }, (_, index): [string, unknown] => [`CHANNEL${index}`, row]);
  sandbox.restore({ version, tables: { ...tables, channels } });
  const count = async (query: string) => (await seller<object[]>("GET", `/v1/public/channel${query}`)).body.length;

  expect([await count(""), await count("?limit=1"), await count("?offset=100"), await count("?offset=102")]).toEqual([
    100, 1, 2, 0,
  ]);
});
