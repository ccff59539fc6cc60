import { expect, test } from "vitest";
import { demo } from "../../seed/seed.ts";
import { createCallers } from "../../testing/callers.ts";

const typesOf = ({ body }: { body: { eventList: { type: string }[] } }) => body.eventList.map(({ type }) => type);

test("what is newer than an instant is not of it", async () => {
  const { channel, sandbox } = await createCallers();
  sandbox.trigger("Seller:At.Once", {});
  sandbox.advance(1);
  sandbox.trigger("Seller:A.Moment.Later", {});

  expect(typesOf(await channel("GET", "/v1/channel/event?createdAfter=2026-02-12T08:00:00.000Z"))).toEqual([
    "Seller:A.Moment.Later",
  ]);
});

test("several types may be asked for by one parameter each, or in one", async () => {
  const { channel, sandbox } = await createCallers();
  for (const type of ["A.A", "B.B", "C.C", "D.D", "E.E"]) sandbox.trigger(type, {});

  expect(typesOf(await channel("GET", "/v1/channel/event?eventTypeFilter=A.A&eventTypeFilter=C.C"))).toEqual([
    "A.A",
    "C.C",
  ]);
  expect(typesOf(await channel("GET", "/v1/channel/event?eventTypeFilter=B.B,D.D"))).toEqual(["B.B", "D.D"]);
});

test("a seller hears of one channel what it asks for, and acknowledges in its own queue", async () => {
  const { sandbox, channel, seller } = await createCallers();
  sandbox.assume({ pageSize: 10 });
  await channel("GET", "/v1/channel/mfa-pin");
  const { pin: mfaPin } = sandbox.rows("mfaPins")[0]!;
  await channel("PATCH", "/v1/channel", { mfaPin, displayName: "New name" });

  const others = await seller("GET", "/v2/seller/event?channel=OTHERCHANNEL");
  const own = await seller("GET", `/v2/seller/event?channel=${demo.channel}`);
  const [{ id }] = (own.body as { eventList: [{ id: string }] }).eventList;
  await seller("DELETE", "/v2/seller/event", { eventIdList: [id] });

  expect([typesOf(others), typesOf(own)]).toEqual([[], ["Channel:ChannelDataChanged"]]);
  const row = sandbox.rows("events").find(({ queue }) => queue === `seller/${demo.accountId}`);
  expect(row).toMatchObject({ state: "acknowledged" });
});
