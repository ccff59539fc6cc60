import { expect, test } from "vitest";
import { routes } from "../generated/routes.generated.ts";
import { findApi, findRoute, isKnownPath, buildProblem } from "./find-route.ts";

test("every operation is found at its own address and at no other", () => {
  for (const { id, api, method, path } of routes) {
    const address = `${api === "erp" ? "/erp" : ""}${path.replaceAll(/\{\w+\}/g, "x")}`;
    const found = findRoute(method, address)!;

    expect(found.route.id).toBe(id);
    expect(found.parts).toEqual([...path.matchAll(/\{\w+\}/g)].map(() => "x"));
    expect(findRoute(method, `${address}/more/than/that/x/x`)).toBeUndefined();
  }
});

test("an address is known with any method, and belongs to the interface of its prefix", () => {
  expect(findRoute("PUT", "/v1/auth")).toBeUndefined();
  expect([isKnownPath("/v1/auth"), isKnownPath("/v1/nothing")]).toEqual([true, false]);
  for (const path of ["/erp/v2/info", "/erp", "/erp/", "//erp/v2", "/ERP/v2", "/v2/info"])
    expect([path, findApi(path)]).toEqual([path, "erp"]);
  for (const path of ["/v1/auth", "/", "/erpx/v2", "/v20/info", "/v2/seller/event"])
    expect([path, findApi(path)]).toEqual([path, "channel"]);
});

const fields = { "/orderList/0/sellerId": ["must be string"] };

test("the ERP tells a code, a message and the fields, if there are any", () => {
  const problem = { status: 400, code: "validation", message: "No" };

  expect(buildProblem("erp", problem)).toEqual({ errorCode: "validation", errorMessage: "No" });
  expect(buildProblem("erp", { ...problem, fields })).toMatchObject({ errors: fields });
});

test.each([
  [400, "validation", "VAL100"],
  [401, "unauthorized", "ATH000"],
  [404, "not-found", "GEN404"],
  [400, "CHN401", "CHN401"],
])("the channel interface writes %i %s as %s", (status, code, written) => {
  expect(buildProblem("channel", { status, code, message: "No" })).toMatchObject({
    errorList: [{ code: written, message: "No", severity: "error" }],
  });
});

test("the channel interface tells each field by its place", () => {
  const body = buildProblem("channel", {
    status: 400,
    code: "validation",
    message: "No",
    fields: { ...fields, "": ["is none"] },
  });

  expect(body).toMatchObject({
    errorList: [{ message: "orderList[0].sellerId: must be string" }, { message: "/: is none" }],
  });
});
