import { expect, test } from "vitest";
import { routes } from "../generated/routes.generated.ts";
import { findAssumed } from "./answer-operation.ts";

test.each([
  ["Events_Acknowledge", 204, ["acknowledge-response"]],
  ["Orders_Create", 204, []],
  ["Orders_Create", 401, ["channel-401-body"]],
  ["Orders_Create", 429, ["channel-429-body", "rate-quotas"]],
  ["Category_UpdateCategory", 200, []],
  ["Category_UpdateCategory", 403, ["error-code-values"]],
  ["TaxClass_UpdateTaxClass", 403, ["error-code-values", "operation-scopes"]],
])("%s with %i rests on %j", (id, status, assumed) => {
  expect(
    findAssumed(
      routes.find((route) => route.id === id)!,
      status,
    ),
  ).toEqual(assumed);
});
