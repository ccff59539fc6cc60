import { expect, test } from "vitest";
import { loadSpecs } from "../specs/load.ts";
import { collectSecrets, hideFields, listSecretFields } from "./secret-fields.ts";

const { erp, channel } = await loadSpecs();

test("listSecretFields() finds secrets however deep they are", () => {
  expect(listSecretFields(channel, { $ref: "AccessToken" })).toEqual(new Set(["authtoken"]));
  expect(
    listSecretFields(erp, { type: "array", items: { properties: { login: { $ref: "LoginRequest" } } } }),
  ).toContain("password");
  expect(listSecretFields(erp, { $ref: "CategoryUpdate" }).size).toBe(0);
  expect(listSecretFields(erp, undefined).size).toBe(0);
});

test("hideFields() hides them in any casing, and leaves the value alone", () => {
  const value = { list: [{ Password: "c4n4ry", pin: 123, other: null }], PASSWORD: null };

  expect(hideFields(value, new Set(["password", "pin"]))).toEqual({
    list: [{ Password: "[secret]", pin: "[secret]", other: null }],
    PASSWORD: null,
  });
  expect(value.list[0]!.Password).toBe("c4n4ry");
  expect(collectSecrets(value, new Set(["password", "pin"]))).toEqual(["c4n4ry", "123"]);
});
