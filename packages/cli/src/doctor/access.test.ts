import { TokenError, type TokenSource } from "@kontor/auth";
import { ApiError, ConnectionError, DecodeError, Secret } from "@kontor/http";
import { afterEach, expect, test, vi } from "vitest";
import type { Credential } from "../connect.ts";
import { CliError } from "../errors.ts";
import { checkCall, checkCredential } from "./access.ts";

afterEach(() => void vi.restoreAllMocks());

const NOW = Date.parse("2026-01-01T00:00:00Z");
const credentialOf = (get: TokenSource["get"]) =>
  ({ kind: "client credentials", owner: "x", tokens: { get, discard() {} } }) as unknown as Credential;
const failing = async (error: unknown) =>
  (await checkCredential("erp", async () => credentialOf(() => Promise.reject(error as Error)))).findings;

test.each([
  [60_000, "ok", "ok", "client credentials accepted"],
  [59_999, "warning", "token-short", "its token expires in 60 s"],
  [30_400, "warning", "token-short", "its token expires in 30 s"],
  [-5_000, "warning", "token-short", "its token expires in 0 s"],
])("a token with %i ms left is told as %s", async (leftMs, state, code, says) => {
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  const token = { value: new Secret("c4n4ry"), expiresAt: new Date(NOW + leftMs) };

  const { findings, ...found } = await checkCredential("erp", async () => credentialOf(async () => token));

  expect(findings).toMatchObject([{ check: "credential", of: "erp", state, code, says }]);
  expect(found).toMatchObject({ token });
  expect(JSON.stringify(findings)).not.toContain("c4n4ry");
});

test.each<[object, string, RegExp?]>([
  [{ status: 400 }, "credential-refused", /^refused \(400\)$/],
  [{ status: 401 }, "credential-refused"],
  [{ status: 401, error: "invalid_client" }, "credential-refused", /401 invalid_client/],
  [{ error: "invalid_client" }, "credential-refused", /^refused \(invalid_client\)$/],
  [{ status: 400, error: "invalid_scope" }, "scope-refused"],
  [{ status: 400, error: "unauthorized_client" }, "grant-not-allowed"],
  [{ status: 403 }, "credential-forbidden"],
  [{ status: 404 }, "token-endpoint-missing", /404/],
  [{ status: 405 }, "token-endpoint-missing", /405/],
  [{ status: 429 }, "token-quota"],
  [{ status: 499 }, "token-no-answer"],
  [{ status: 500 }, "token-endpoint-down", /answers 500/],
  [{ status: 503 }, "token-endpoint-down", /answers 503/],
  [{}, "token-no-answer"],
])("a refusal with %j is %s", async (facts, code, says = /./) => {
  const [finding] = await failing(new TokenError("client credentials", "it did not", facts));

  expect(finding).toMatchObject({ code, state: "problem", says: expect.stringMatching(says) as string });
  expect(finding!.fix).not.toBe("");
});

test.each([
  [undefined, "Wait, and share"],
  [1, "Wait 1 s, and"],
  [1_500, "Wait 2 s, and"],
])("a used-up quota is waited for in whole seconds: %s ms", async (retryAfterMs, fix) => {
  const [finding] = await failing(new TokenError("x", "no", { status: 429, retryAfterMs }));

  expect(finding!.fix).toContain(fix);
});

test.each([
  [
    "Cannot run as the tenant is missing: give it by --tenant",
    "credential-missing",
    "the tenant is missing",
    "Give it by --tenant",
  ],
  [
    "Cannot read the key as its command must print it: it ended with 1",
    "secret-command-failed",
    "cannot read the key",
    "Run the command",
  ],
  [
    "Cannot read the key from x as there is no such file",
    "secret-unreadable",
    "cannot read the key from x",
    "one line in a file",
  ],
])("a setting that cannot be had is told with its remedy: %s", async (message, code, says, fix) => {
  const { findings } = await checkCredential("channel", () => Promise.reject(new CliError(message)));

  expect(findings).toMatchObject([
    { code, of: "channel", says: expect.stringContaining(says) as string, fix: expect.stringContaining(fix) as string },
  ]);
});

test.each([
  ["its answer could not be read", "token-unreadable"],
  ["no answer came", "token-no-answer"],
])("an answer that is none (%s) is %s", async (problem, code) => {
  expect(await failing(new TokenError("x", problem, {}))).toMatchObject([{ code }]);
});

const PLACE = { operation: "Any" };
const refusal = (status: number) => new ApiError(PLACE, status, {}, new Headers());

test.each<[number | Error, string, string]>([
  [400, "tenant-refused", "tenant-refused"],
  [401, "token-refused", "token-refused"],
  [403, "tenant-forbidden", "channel-forbidden"],
  [404, "tenant-or-path-unknown", "channel-path-unknown"],
  [405, "tenant-or-path-unknown", "channel-path-unknown"],
  [409, "platform-fault", "platform-fault"],
  [422, "tenant-refused", "tenant-refused"],
  [500, "platform-fault", "platform-fault"],
  [502, "tenant-offline", "channel-offline"],
  [503, "tenant-offline", "channel-offline"],
  [504, "tenant-offline", "channel-offline"],
  [505, "platform-fault", "platform-fault"],
  [new ConnectionError(PLACE, new Error("reset")), "call-no-answer", "call-no-answer"],
  [new DecodeError("an answer", "it is odd"), "answer-unreadable", "answer-unreadable"],
])("a call that fails with %s is %s of the ERP, and %s of the channel", async (given, ofErp, ofChannel) => {
  const fail = () => Promise.reject(typeof given === "number" ? refusal(given) : given);

  for (const [of, code] of [["erp", ofErp] as const, ["channel", ofChannel] as const])
    expect(await checkCall(of, fail, fetch)).toMatchObject([
      { check: "tenant", of, state: "problem", code, ...(typeof given === "number" && { says: expect.any(String) }) },
      { check: "quota", of, state: "skipped" },
    ]);
});

test.each<[Record<string, string>, string, string]>([
  [{}, "skipped", "the answer does not contain it"],
  [{ limit: "100" }, "skipped", "the answer does not contain it"],
  [{ limit: "100", "interval-length-seconds": "60" }, "ok", "? of 100 calls in 60 s are left"],
  [{ limit: "100", "interval-length-seconds": "60", remaining: "11" }, "ok", "11 of 100 calls in 60 s are left"],
  [{ limit: "100", "interval-length-seconds": "60", remaining: "10" }, "warning", "10 of 100 calls in 60 s are left"],
  [{ limit: "100", "interval-length-seconds": "60", remaining: "0" }, "warning", "0 of 100 calls in 60 s are left"],
])("a quota of %j is %s: %s", async (rates, state, says) => {
  const headers = Object.entries(rates).map(([name, value]): [string, string] => [`x-ratelimit-${name}`, value]);
  const answer = async () => new Response("{}", { headers });

  expect(await checkCall("erp", (watched) => watched("https://erp.test"), answer)).toMatchObject([
    { check: "tenant", state: "ok" },
    { check: "quota", state, says },
  ]);
});
