import { expect, test } from "vitest";
import { createDemoState } from "../testing/state.ts";
import { demo } from "../seed/demo.ts";
import { buildResponse, readCall } from "../platform/call.ts";
import { answerAuthorization } from "./authorize.ts";

const url = "https://sandbox.test/oauth2/auth";
const valid = {
  response_type: "code",
  client_id: demo.clientId,
  redirect_uri: demo.redirectUri,
  code_challenge: "fHqnnK8JVGn9Act2vp52KGPBGNKHlxFsjRMgelmsfzI",
  code_challenge_method: "S256",
};
const withFields = (changes: object) => new URLSearchParams({ ...valid, ...changes });
const ask = (changes: object) => new Request(`${url}?${withFields(changes)}`);
const decide = (changes: object, headers = {}) =>
  new Request(url, { method: "POST", body: withFields(changes), headers });

async function open(request: Request) {
  const state = createDemoState();
  const response = buildResponse(await answerAuthorization(readCall(request), state));
  return { response, entries: [...state.log.entries()] };
}

const unknown = "The client or its redirect address is unknown";

test.each<[string, Request, number, string | undefined]>([
  ["the consent page", ask({}), 200, undefined],
  ["an unknown client", ask({ client_id: "nobody" }), 400, unknown],
  ["an unknown redirect address", ask({ redirect_uri: "https://elsewhere.example/" }), 400, unknown],
  ["a repeated parameter", new Request(`${url}?${withFields({})}&scope=a&scope=b`), 400, "A parameter is repeated"],
  ["another response type", ask({ response_type: "token" }), 302, "unsupported_response_type"],
  ["a redirect address that only begins alike", ask({ redirect_uri: `${demo.redirectUri}x` }), 400, unknown],
  ["a redirect address with less", ask({ redirect_uri: demo.redirectUri.slice(0, -1) }), 400, unknown],
  ["a challenge that is too short", ask({ code_challenge: valid.code_challenge.slice(1) }), 302, "invalid_request"],
  ["a challenge that is too long", ask({ code_challenge: `${valid.code_challenge}A` }), 302, "invalid_request"],
  [
    "a challenge that is no base64url",
    ask({ code_challenge: valid.code_challenge.replace("f", "+") }),
    302,
    "invalid_request",
  ],
  ["scopes of which the client lacks one", ask({ scope: "items.read other" }), 302, "invalid_scope"],
  ["a plain challenge", ask({ code_challenge_method: "plain" }), 302, "invalid_request"],
  ["a scope that the client does not have", ask({ scope: "other" }), 302, "invalid_scope"],
  [
    "a decision that another page sends",
    decide({ decision: "allow" }, { origin: "https://elsewhere.example" }),
    403,
    "The answer came from another page",
  ],
  ["a user who denies", decide({ decision: "deny" }), 302, "access_denied"],
  ["a user who allows", decide({ decision: "allow" }), 302, undefined],
])("the log has one entry with the status and the problem of %s", async (_, request, status, problem) => {
  const { response, entries } = await open(request);

  expect(response.status).toBe(status);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ method: request.method, path: "/oauth2/auth", operation: "authorize", status });
  expect(entries[0]!.problem).toBe(problem);
});

test("the page names the problem that the log names", async () => {
  const { response } = await open(new Request(`${url}?${withFields({})}&client_id=${demo.clientId}`));

  expect(await response.text()).toContain("<p>A parameter is repeated</p>");
});

test("a code works for a minute", async () => {
  const state = createDemoState({ startAt: new Date("2026-02-12T08:00:00Z") });

  await answerAuthorization(readCall(decide({ decision: "allow" })), state);

  expect([...state.table("codes").values()].map(({ expiresAt }) => expiresAt - state.clock.now())).toEqual([60_000]);
});
