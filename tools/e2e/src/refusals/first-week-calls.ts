import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { demo } from "@kontor/sandbox";
import {
  baseUrl,
  createChannelTokens,
  createErpTokens,
  ours,
  createChannel,
  createErp,
  createAnsweredChannel,
  withServer,
  answerTooManyCalls,
  type Failure,
} from "./first-week-clients.ts";

/** Calls that the platform, a proxy or a token server refuses. */
export const callFailures: Failure[] = [
  { what: "the prefix of the ERP is missing", run: () => createErp({ baseUrl }).taxClasses.list() },
  { what: "a prefix too many", run: () => createChannel({ baseUrl: `${baseUrl}/api` }).events.list() },
  {
    what: "a proxy's page with 200",
    run: () =>
      createAnsweredChannel(
        () => new Response("<html>sign in</html>", { headers: { "content-type": "text/html" } }),
      ).self.get(),
  },
  {
    what: "a proxy's page with 502",
    run: () =>
      createAnsweredChannel(
        () => new Response("<html>bad gateway</html>", { status: 502, headers: { "content-type": "text/html" } }),
      ).self.get(),
  },
  {
    what: "a proxy that wants to know who asks",
    run: () => createAnsweredChannel(() => new Response(null, { status: 407 })).self.get(),
  },
  {
    what: "an answer that broke off",
    run: () => createAnsweredChannel(() => new Response('{"isActive": tr')).self.get(),
  },
  {
    what: "a redirect",
    run: () =>
      createAnsweredChannel(
        () => new Response(null, { status: 302, headers: { location: "https://login.test/?next=x" } }),
      ).self.get(),
  },
  {
    what: "a wrong client secret",
    run: () => createErp({}, createErpTokens({ clientSecret: "wrong" })).taxClasses.list(),
  },
  {
    what: "a wrong refresh token",
    run: () => createChannel({}, createChannelTokens({ refreshToken: "wrong" })).events.list(),
  },
  {
    what: "a token endpoint that is down",
    run: () =>
      createChannel({}, createChannelTokens({ fetch: async () => new Response(null, { status: 503 }) })).events.list(),
  },
  {
    what: "a token of another environment",
    run: () => {
      const tokens = {
        get: async () => ({ value: { reveal: () => "other" }, expiresAt: new Date(4e12) }),
        discard() {},
      };
      return createChannel({}, tokens as never).events.list();
    },
  },
  {
    what: "a scope that was not granted",
    run: () =>
      createErp({}, createErpTokens({ scopes: ["items.read"] })).taxClasses.update({
        id: demo.taxClassId,
        name: "x",
      } as never),
  },
  {
    what: "another tenant's id",
    run: () => createErp({ tenantId: "11111111-2222-4333-8444-555555555555" }).taxClasses.list(),
  },
  {
    what: "an order for a seller that is none",
    run: () =>
      createChannel().orders.create({ orderList: [{ ...order, sellerId: "9999" }] } as never, { throwOnRefused: true }),
  },
  { what: "a body that lacks a field", run: () => createChannel().orders.create({ orderList: [{}] } as never) },
  { what: "a missing PIN", run: () => createChannel().auth.createSellerToken({} as never) },
  { what: "a wrong PIN", run: () => createChannel().auth.createSellerToken({ pin: "000000" }) },
  { what: "too many calls", run: () => createAnsweredChannel(answerTooManyCalls).self.get() },
  {
    what: "no answer in time",
    run: () =>
      withServer(
        () => {},
        (port) =>
          createChannelClient({
            baseUrl: `http://127.0.0.1:${port}`,
            fetch: channelFetch({ tokens: ours, timeoutMs: 50, retries: 0 }),
          }).events.list(),
      ),
  },
  {
    what: "a time limit of one's own",
    run: () =>
      withServer(
        () => {},
        (port) =>
          createChannelClient({ baseUrl: `http://127.0.0.1:${port}` }).events.list(
            {},
            { signal: AbortSignal.timeout(50) },
          ),
      ),
  },
];

const order = {
  sellerId: demo.sellerId,
  orderId: "A-1",
  orderStatus: "UNACKED",
  purchasedAt: "2030-01-01T00:00:00Z",
  lastChangedAt: "2030-01-01T00:00:00Z",
  currency: "EUR",
  orderItem: [
    {
      orderItemId: "1",
      type: "ITEM",
      itemStatus: "UNSHIPPED",
      itemPaymentStatus: "PENDING",
      grossPrice: "1.00",
      total: "1.00",
      taxPercent: "19.00",
      channelOfferId: "MP-1",
      offerId: 4711,
      sku: "A",
      quantity: "1.0",
      title: "A",
    },
  ],
};
