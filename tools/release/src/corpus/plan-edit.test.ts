import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openState, type State } from "../plan/state.ts";
import { createTree, type Tree } from "../tree/create.ts";
import { planEdit } from "./plan-edit.ts";
import type { Edit } from "./read.ts";

// All edits of the corpus, those of types and specs among them: `pnpm bench corpus`.
const root = fileURLToPath(new URL("../../../..", import.meta.url));
let tree: Tree;
let before: State;

beforeAll(async () => {
  tree = await createTree(root);
  before = openState(tree.path);
});
afterAll(() => {
  before[Symbol.dispose]();
  tree[Symbol.dispose]();
});

const plan = (name: string, changes: Edit["changes"], tests: string[] = []) =>
  planEdit(root, before, { id: "e", kind: "k", reason: "r", effect: "none", package: name, changes, tests });

test("a call that goes to another path is a break, and so is another number of tries, which a sample of the last release finds", async () => {
  const path = {
    file: "packages/auth/src/exchange/refresh-exchange.ts",
    before: '"baseUrl", baseUrl, "/v1/auth"',
    after: '"baseUrl", baseUrl, "/v1/token"',
  };
  const tries = { file: "packages/http/src/fetch/with-retry.ts", before: "retries = 2,", after: "retries = 3," };

  const { found, plan: made } = await plan(
    "@kontor/http",
    [path, tries],
    ["packages/docs/src/samples/errors/errors.test.ts"],
  );

  expect(found).toBe("major");
  expect(made.findings).toContainEqual({
    ...{ proof: "wire", effect: "major", at: "refreshExchange()" },
    reason: "sends another path: /v1/token, before /v1/auth",
  });
  expect(made.findings).toContainEqual(
    expect.objectContaining({ proof: "tests", effect: "major", at: "packages/docs/src/samples/errors/errors.test.ts" }),
  );
});
