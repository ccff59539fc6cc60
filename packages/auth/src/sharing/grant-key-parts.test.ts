import { toSecret } from "@kontor/http";
import { expect, test } from "vitest";
import { computeGrantKey } from "./grant-key.ts";

test("grantKey() tells credentials apart by every part, and shows none", async () => {
  const grants = [
    ["https://a.test", "client", toSecret("one"), ["items.read"]],
    ["https://b.test", "client", toSecret("one"), ["items.read"]],
    ["https://a.test", "other", toSecret("one"), ["items.read"]],
    ["https://a.test", "client", toSecret("two"), ["items.read"]],
    ["https://a.test", "client", toSecret("one"), ["items.write"]],
    ["https://a.test", "client", toSecret("one"), []],
  ] as const;

  const keys = await Promise.all(grants.map((grant) => computeGrantKey(grant as never)));

  expect(new Set(keys).size).toBe(grants.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await computeGrantKey(grants[0] as never)).toBe(keys[0]);
});
