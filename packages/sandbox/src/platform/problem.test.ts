import { expect, test } from "vitest";
import { buildProblem } from "./problem.ts";

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
