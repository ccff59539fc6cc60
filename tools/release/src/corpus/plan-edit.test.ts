import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openState, type State } from "../plan/state.ts";
import { createTree, type Tree } from "../tree/create.ts";
import { planEdit } from "./plan-edit.ts";
import type { Edit } from "./read.ts";

// All edits of the corpus, those of types and specs among them: `pnpm bench corpus`.
const root = fileURLToPath(new URL("../../../..", import.meta.url));
const sample = "packages/docs/src/samples/errors";
const tools = ["codegen", "e2e", "spec-rules", "testing"].map((name) => `tools/${name}`);
const only = ["packages", "specs", ...tools, ":(glob)*", ":!packages/cli", ":!packages/docs/decisions"];
let tree: Tree;
let before: State;

beforeAll(async () => {
  tree = await createTree(root, undefined, only);
  const bundled = "tools/codegen/dist"; // It is the same for the same specs.
  if (existsSync(join(root, bundled))) cpSync(join(root, bundled), join(tree.path, bundled), { recursive: true });
  before = openState(tree.path);
});
afterAll(() => {
  before[Symbol.dispose]();
  tree[Symbol.dispose]();
});

const plan = (name: string, changes: Edit["changes"], tests: string[] = []) =>
  planEdit(root, before, { id: "e", kind: "k", reason: "r", effect: "none", package: name, changes, tests }, only);

test("a call that goes to another path is a break, and so is another number of tries, which a sample of the last release finds", async () => {
  const path = {
    file: "packages/auth/src/exchange/refresh-exchange.ts",
    before: '"baseUrl", baseUrl, "/v1/auth"',
    after: '"baseUrl", baseUrl, "/v1/token"',
  };
  const tries = { file: "packages/http/src/fetch/with-retry.ts", before: "retries = 2,", after: "retries = 3," };

  const { found, plan: made } = await plan("@kontor/http", [path, tries], [`${sample}/errors.test.ts`]);

  expect(found).toBe("major");
  expect(made.findings).toContainEqual({
    ...{ proof: "wire", effect: "major", at: "refreshExchange()" },
    reason: "sends another path: /v1/token, before /v1/auth",
  });
  expect(made.findings).toContainEqual(
    expect.objectContaining({ proof: "tests", effect: "major", at: `${sample}/errors.test.ts` }),
  );
});
