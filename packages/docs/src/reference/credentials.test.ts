import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { readSpec } from "@kontor/codegen/read/spec";
import { listCredentials } from "./credentials.ts";
import { buildCurlSample } from "./samples/curl.ts";

const spec = readSpec("channel", JSON.parse(readFileSync(join(prepareBundles(), "channel.json"), "utf8")));

test("listCredentials() shows the seller's token for every operation of the Seller family, and for no other", () => {
  const shown = spec.operations.map((operation) => ({
    isOfSeller: operation.group.startsWith("seller") && operation.group !== "sellers",
    call: buildCurlSample(spec, operation),
    names: listCredentials(spec, operation).map(({ name }) => name),
  }));

  const ofSeller = shown.filter(({ isOfSeller }) => isOfSeller);
  expect(ofSeller.length).toBeGreaterThanOrEqual(20);
  for (const { names, call } of ofSeller) {
    expect(names).toEqual(["Access token of a seller's account"]);
    expect(call).toContain('"Authorization: Bearer $SELLER_ACCESS_TOKEN"');
  }
  const others = shown.filter(({ isOfSeller }) => !isOfSeller);
  expect(others.length).toBeGreaterThanOrEqual(20);
  for (const { names } of others) expect(names.join()).not.toContain("seller");
});
