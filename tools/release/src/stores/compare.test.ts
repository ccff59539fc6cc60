import { expect, test } from "vitest";
import { applyEdit } from "../corpus/apply-edit.ts";
import { compareStores } from "./compare.ts";
import { createStoreTree } from "./create-tree.ts";

test("two versions that lock a token by different names are found, and so are tables that the earlier version cannot write; equal ones are not", async () => {
  using before = await createStoreTree();
  using after = await createStoreTree();
  const lock = {
    file: "packages/auth/src/stores/postgres.ts",
    before: "`${table}:${key}`",
    after: "`kontor ${table}:${key}`",
  };
  const column = {
    file: "packages/app/src/tenants/sqlite.ts",
    before: "(tenant_id TEXT PRIMARY KEY,",
    after: "(app_id TEXT NOT NULL, tenant_id TEXT PRIMARY KEY,",
  };

  await applyEdit(after.path, { id: "stores", changes: [lock, column] });
  const [same, found] = await Promise.all([
    compareStores(before.path, before.path, ["tenants"]), // equal tokens: hand-over.test.ts
    compareStores(before.path, after.path, ["tenants", "tokens"]),
  ]);

  expect([...same.keys()]).toEqual([]);
  expect([...found.keys()].sort()).toEqual(["@kontor/app", "@kontor/auth"]);
  expect(found.get("@kontor/auth")).toEqual([
    expect.objectContaining({ effect: "major", at: "the lock of a token in postgres" }),
  ]);
  expect(found.get("@kontor/app")![0]!.reason).toMatch(
    /^(a process of )?the earlier version cannot .*NOT NULL constraint failed/,
  );
});
