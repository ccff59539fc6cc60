import { createSandbox } from "@kontor/sandbox";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { channelBaseUrl } from "../config.ts";
import { connect } from "../connect.ts";

const channel = connect(); // It may be made before listen(): fetch is looked up when a call is sent.
const sandbox = createSandbox();
const server = setupServer(http.all(`${channelBaseUrl}/*`, ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("the sandbox answers every call", async () => {
  sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711, quantity: "3" });

  const { eventList } = await channel.events.list();

  expect(eventList).toMatchObject([{ type: "Seller:Offer.StockUpdate" }]);
});

test("one call is refused", async () => {
  const refused = { errorList: [{ code: "VAL100", message: "must not be null" }] };
  server.use(http.delete(`${channelBaseUrl}/v1/channel/event`, () => HttpResponse.json(refused, { status: 400 })));

  await expect(channel.events.acknowledge({ eventIdList: ["1"] })).rejects.toMatchObject({
    status: 400,
    platformCodes: ["VAL100"],
  });
});
