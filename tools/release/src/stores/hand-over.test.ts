import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "@kontor/testing/postgres";
import { applyEdit } from "../corpus/apply-edit.ts";
import type { Tree } from "../tree/create.ts";
import type { StoreKind } from "./find-changed.ts";
import { compareHandedOver, countTogether } from "./hand-over.ts";
import { createStoreTree } from "./create-tree.ts";

let before: Tree;
let after: Tree;
let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  [before, after, postgres] = await Promise.all([createStoreTree(), createStoreTree(), startPostgres()]);
  folder = mkdtempSync(join(tmpdir(), "kontor-hand-over-"));
  const edit = (file: string, was: string, is: string) => ({ file: `packages/${file}`, before: was, after: is });
  const changes = [
    edit("channel-events/src/inbox/text-column.ts", String.raw`PREFIX = "\\u"`, String.raw`PREFIX = "\\x"`),
    edit("auth/src/stores/postgres.ts", "JSON.stringify(next)", "`v2 ${JSON.stringify(next)}`"),
    edit("auth/src/stores/postgres.ts", 'String(rows[0]["token"])', 'String(rows[0]["token"]).slice(3)'),
    edit("auth/src/stores/file/token.ts", "`${key}.json`", "`${key}.token`"),
    edit("app/src/tenants/sqlite.ts", "connectedAt.getTime()", "connectedAt.getTime() / 1000"),
    edit("app/src/registration/progress-file.ts", "JSON.stringify(progress,", "JSON.stringify({ progress },"),
    edit("sandbox/src/state/data-file.ts", '"SELECT name, key, row FROM rows', '"SELECT name, key, row FROM cells'),
  ];
  await applyEdit(after.path, { id: "forms", changes });
});

afterAll(async () => {
  before[Symbol.dispose]();
  after[Symbol.dispose]();
  rmSync(folder, { recursive: true });
  await postgres.stop();
});

const kinds: StoreKind[] = [
  ...(["sqlite inbox", "postgres inbox", "tokens", "token files"] as const),
  ...(["tenants", "registration files", "sandbox data"] as const),
];

test("data in another form is found in each kind of store, and the same form is none", async () => {
  const at = (place: string) => ({ folder, url: postgres.url, place });

  const same = await compareHandedOver(before.path, before.path, kinds, at("same_form"));
  const other = await compareHandedOver(after.path, before.path, kinds, at("other_form"));

  expect([...same]).toEqual([]);
  expect([...other.keys()]).toEqual(kinds);
});

test("two versions whose tokens in files have different locks lose renewals; with one lock they do not", async () => {
  const at = (place: string) => ({ folder, url: postgres.url, place });
  using lock = await createStoreTree();
  const change = { file: "packages/auth/src/stores/file/lock.ts", before: "`${key}.lock-`", after: "`${key}.mutex-`" };
  await applyEdit(lock.path, { id: "lock", changes: [change] });

  expect(await countTogether(before.path, before.path, at("same_lock"))).toBeUndefined();
  expect(await countTogether(before.path, lock.path, at("other_lock"))).toMatch(/^two versions renew/);
});
