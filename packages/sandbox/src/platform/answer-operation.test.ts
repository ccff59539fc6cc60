import { expect, test } from "vitest";
import { routes } from "../generated/routes.generated.ts";
import { demo } from "../seed/demo.ts";
import { buildSampleRequest, createRandomNumbers } from "../testing/samples.ts";
import { createDemoState } from "../testing/state.ts";
import { answerOperation } from "./answer-operation.ts";
import { readCall } from "./call.ts";

test.each([
  ["Events_Acknowledge", 204, ["acknowledge-response"]],
  ["Events_List", 204, []],
  ["Events_List", 401, ["channel-401-body"]],
  ["Events_List", 429, ["channel-429-body", "rate-quotas"]],
  ["Category_UpdateCategory", 200, []],
  ["Category_UpdateCategory", 403, ["error-code-values"]],
  ["TaxClass_UpdateTaxClass", 403, ["error-code-values", "operation-scopes"]],
])("%s with %i rests on %j", async (id, status, assumed) => {
  const state = createDemoState({
    assumptions: { quotas: { [id]: null }, unknownFields: { channel: "refuse", erp: "refuse" } },
  });
  const route = routes.find((each) => each.id === id)!;
  const { method, body } = buildSampleRequest(route, { next: createRandomNumbers(1), filled: 0 });
  const subject = route.api === "erp" ? demo.clientId : demo.channel;
  const scopes = ["items.write", state.assumptions.taxClassScope];
  const token = state.tokens.issue({ subject, kind: route.api, scopes, expiresAt: Infinity });
  const of = { "x-tenant-id": demo.tenantId, "x-appid": "a/1", "x-appversion": "1" };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...of };
  const request = new Request("https://x.test/", {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const rule = () => (status < 400 ? { status, body: {} } : { problem: { status, code: "code", message: "refused" } });

  const answer = await answerOperation({
    call: readCall(request),
    found: { route, parts: [] },
    state,
    rules: { [id]: rule },
  });

  expect([answer.status, (answer.headers["x-sandbox-assumption"] ?? "").split(", ").filter(Boolean)]).toEqual([
    status,
    assumed,
  ]);
});
