/** The samples of the guides about errors and about quotas. */
import { ArgumentError, type Fetch } from "@kontor/http";
import { createVirtualClock } from "@kontor/http/testing";
import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, type Fault } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";
import { describeFailure } from "./describe-failure.ts";
import { logCalls } from "./log-calls.ts";
import { connectWithinQuotas } from "./quotas.ts";

/** Counts the requests for one update of a category, and describes its failure. */
async function updateWith(fault: Omit<Fault, "operation">, { secret = clientSecret, id = KNOWN } = {}) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  let requests = 0;
  const send: Fetch = (...request) => clock.standStillFor(() => sandbox.fetch(...request));
  const counted: Fetch = (...request) => {
    requests += 1;
    return send(...request);
  };
  const grant = clientCredentials({ authUrl, clientId, clientSecret: secret, fetch: send, clock });
  const tokens = cached(grant, { clock });
  const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
  const erp = createErpClient({ baseUrl, tenantId, ...app, fetch: erpFetch({ tokens, fetch: counted, clock }) });
  if (fault.kind) sandbox.addFault({ ...fault, operation: "Category_UpdateCategory" } as Fault);
  let told = "";
  const call = erp.categories.update({ id, name: "Garden tools" }).then(
    () => (told = "done"),
    (error: unknown) => (told = describeFailure(error)),
  );
  await clock.advanceUntil(() => told !== "", 600_000);
  await call;
  return { told, requests };
}
const KNOWN = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
const UNKNOWN = "99999999-9999-4999-8999-999999999999";

test.each([
  [{}, { id: UNKNOWN }, "it is not there", 1],
  [{}, { secret: "wrong" }, "the credential is refused", 0],
  [{ kind: "too-many-requests" }, {}, "the quota is used up", 3],
  [{ kind: "server-error" }, {}, "refused: 500 fault", 3],
  [{ kind: "reset" }, {}, "nobody knows whether it was done", 3],
  [{ kind: "latency", ms: 95_000 }, {}, "nobody knows whether it was done", 3],
  [{ kind: "unavailable", times: 1 }, {}, "done", 2],
] as [Omit<Fault, "operation">, object, string, number][])("%j with %j: %s", async (fault, options, told, requests) => {
  expect(await updateWith(fault, options)).toEqual({ told, requests });
});

/** Asks for a token at an endpoint that always answers with a status, and tells when, in seconds. */
async function askForToken(status: number, body: object): Promise<number[]> {
  const clock = createVirtualClock();
  const askedAt: number[] = [];
  const endpoint: Fetch = async () => {
    askedAt.push(clock.now());
    return Response.json(body, { status });
  };
  const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret, fetch: endpoint, clock }), { clock });
  let hasFailed = false;
  const token = tokens.get().catch(() => void (hasFailed = true));
  await clock.advanceUntil(() => hasFailed, 60_000);
  await token;
  return askedAt.map((at) => (at - askedAt[0]!) / 1_000);
}

test("a token is asked for again after two seconds, as often as fits into ten, and not after a refusal for good", async () => {
  const [first, second, ...rest] = await askForToken(503, {});

  expect([first, second]).toEqual([0, 2]);
  expect(rest.every((at) => at > 2 && at <= 10)).toBe(true);
  expect(await askForToken(400, { error: "invalid_grant" })).toEqual([0]);
  expect(await askForToken(401, { error: "invalid_client" })).toEqual([0]);
});

test("the log of a call has its name and its end, and no id, no token and no body", async () => {
  const lines: string[] = [];
  const telemetry = logCalls((...words) => void lines.push(words.slice(0, -1).join(" ")));
  const sandbox = createSandbox();
  const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret, fetch: sandbox.fetch }));
  const erp = createErpClient({
    ...{ baseUrl, tenantId, telemetry, appId: "stock-sync/1.4.0", appVersion: "1.4.0" },
    fetch: erpFetch({ tokens, fetch: sandbox.fetch }),
  });

  await erp.categories.update({ id: KNOWN, name: "Garden tools" });
  await expect(erp.categories.update({ id: UNKNOWN, name: "Garden tools" })).rejects.toThrow("404");

  const call = "Category_UpdateCategory PATCH /v2/UpdateCategory";
  expect(lines).toEqual([`${call} ok`, `${call} ERR_PLATFORM_API`]);
});

test("an error that is not of Kontor is thrown on", () => {
  expect(() => describeFailure(new TypeError("a mistake"))).toThrow("a mistake");
  expect(describeFailure(new ArgumentError("do", "it", "be so", 1))).toBe(
    "ERR_PLATFORM_ARGUMENT, see kontor specs show ERR_PLATFORM_ARGUMENT",
  );
});

test("thirty calls with a quota of ten in an hour wait, and none is answered with 429", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const channel = connectWithinQuotas({ fetch: sandbox.fetch, clock });
  const categoryList = [{ categoryId: "104", displayName: "Colour", listingAllowed: true, parentCategoryId: "0" }];
  let ended = 0;
  const calls = Array.from({ length: 30 }, () => channel.channelCategories.replace({ categoryList }));
  for (const call of calls) void call.catch(() => {}).finally(() => (ended += 1));

  await clock.advanceUntil(() => ended === calls.length, 24 * 3_600_000);

  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
});
