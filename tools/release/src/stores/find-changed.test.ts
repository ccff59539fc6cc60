import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findChangedStores } from "./find-changed.ts";

const files = {
  "channel-events/src/inbox/sqlite/open.ts": "// Opens.\nexport const a = 1;\n",
  "channel-events/src/inbox/postgres/open.ts": "1",
  "auth/src/stores/postgres.ts": "1",
  "auth/src/stores/file/store.ts": "1",
  "app/src/tenants/sqlite.ts": "1",
  "postgres/src/transaction.ts": "1",
};

test.each<[string, Record<string, string>, string]>([
  ["nothing", {}, ""],
  ["a comment", { "channel-events/src/inbox/sqlite/open.ts": "/** Opens it. */\nexport const a = 1;\n" }, ""],
  ["a statement", { "channel-events/src/inbox/sqlite/open.ts": "export const a = 2;" }, "sqlite inbox"],
  ["a new migration", { "channel-events/src/inbox/postgres/migrations/9.ts": "1" }, "postgres inbox"],
  ["the store of tokens", { "auth/src/stores/postgres.ts": "2" }, "tokens"],
  ["the files of tokens", { "auth/src/stores/file/store.ts": "2" }, "token files"],
  ["the form of tokens", { "auth/src/stores/stored-token.ts": "2" }, "tokens,token files"],
  ["the form of texts", { "channel-events/src/inbox/text-column.ts": "2" }, "sqlite inbox,postgres inbox"],
  ["the progress of a registration", { "app/src/registration/progress-file.ts": "2" }, "registration files"],
  ["the data of a sandbox", { "sandbox/src/state/data-file.ts": "2" }, "sandbox data"],
  ["the tenants", { "app/src/tenants/sqlite.ts": "2" }, "tenants"],
  [
    "the part that all stores in PostgreSQL share",
    { "postgres/src/transaction.ts": "2" },
    "postgres inbox,tokens,tenants",
  ],
  ["a test", { "auth/src/stores/postgres.test.ts": "2" }, ""],
])("findChangedStores() knows which stores %s changes", (_, changed, expected) => {
  const root = mkdtempSync(join(tmpdir(), "kontor-changed-"));
  for (const [side, all] of Object.entries({ before: files, after: { ...files, ...changed } }))
    for (const [file, text] of Object.entries(all)) {
      const path = join(root, side, "packages", file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }

  expect(findChangedStores(join(root, "before"), join(root, "after")).join()).toBe(expected);
  rmSync(root, { recursive: true });
});
