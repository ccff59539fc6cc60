import { expect, test } from "vitest";
import { createErpClient } from "../generated/client.generated.ts";
import * as groups from "./groups.ts";

const options = {
  baseUrl: "https://erp.test/erp",
  tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
  appId: "a/1",
  appVersion: "1",
};

test("every group of the client can be imported alone, by its own name, with its own methods", () => {
  const erp = createErpClient(options);
  const names = Object.keys(erp).filter((name) => name !== "with");
  const { createErpCore, ...alone } = groups;

  expect(names.length).toBeGreaterThan(50);
  expect(Object.keys(alone).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const group = alone[name as keyof typeof alone](createErpCore(options));
    const described = Object.entries(group).map(([method, run]) => [method, String(run)]);
    const whole = Object.entries(erp[name as keyof typeof alone]).map(([method, run]) => [method, String(run)]);
    expect([name, described]).toEqual([name, whole]);
  }
});
