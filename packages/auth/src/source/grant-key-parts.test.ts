import { secret } from "@kontor/http";
import { expect, test } from "vitest";
import { grantKey } from "./grant-key.ts";

test("grantKey() tells credentials apart by every part, and shows none", async () => {
  const grants = [
    ["https://a.test", "client", secret("one"), ["items.read"]],
    ["https://b.test", "client", secret("one"), ["items.read"]],
    ["https://a.test", "other", secret("one"), ["items.read"]],
    ["https://a.test", "client", secret("two"), ["items.read"]],
    ["https://a.test", "client", secret("one"), ["items.write"]],
    ["https://a.test", "client", secret("one"), []],
  ] as const;

  const keys = await Promise.all(grants.map((grant) => grantKey(grant as never)));

  expect(new Set(keys).size).toBe(grants.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await grantKey(grants[0] as never)).toBe(keys[0]);
});
