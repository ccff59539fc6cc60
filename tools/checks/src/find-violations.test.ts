import { expect, test } from "vitest";
import { findViolations, readAstro } from "./find-violations.ts";
import { createSourceFile } from "./house/tree/source-file.ts";

const problems = (path: string, text: string) =>
  findViolations([createSourceFile(path, text)]).map(({ path: from, sentence }) => `${from}: ${sentence}`);

test.each([
  [
    "packages/http/src/x.ts",
    'import { x } from "@kontor/auth";',
    "packages/http/src/x.ts: It imports @kontor/auth; http may import nothing of ours",
  ],
  [
    "packages/auth/src/x.ts",
    'import type { x } from "@kontor/erp-client";',
    "packages/auth/src/x.ts: It imports @kontor/erp-client; auth may import http, channel-types",
  ],
  [
    "packages/auth/src/x.ts",
    'import { createSandbox } from "@kontor/sandbox";',
    "packages/auth/src/x.ts: It imports @kontor/sandbox; auth may import http, channel-types",
  ],
  [
    "packages/sandbox/src/x.ts",
    'const x = await import("@kontor/http");',
    "packages/sandbox/src/x.ts: It imports @kontor/http; sandbox may import erp-types, channel-types",
  ],
  [
    "packages/sandbox/src/x.test.ts",
    'import "@kontor/http";',
    "packages/sandbox/src/x.test.ts: It imports @kontor/http; sandbox may import erp-types, channel-types",
  ],
  [
    "packages/http/src/x.ts",
    'export * from "../../auth/src/index.ts";',
    "packages/http/src/x.ts: It imports ../../auth/src/index.ts, which is outside its workspace.",
  ],
  [
    "packages/http/src/x.ts",
    'import createClient from "openapi-fetch";',
    "packages/http/src/x.ts: It imports openapi-fetch, which only ",
  ],
  [
    "packages/cli/src/x.ts",
    'import { parseSync } from "oxc-parser";',
    "packages/cli/src/x.ts: It imports oxc-parser, which only ^(tools\\/checks\\/src\\/house|packages\\/docs\\/src\\/packages\\/read)\\/ may",
  ],
  [
    "packages/auth/src/x.ts",
    "const url = process.env.URL;",
    "packages/auth/src/x.ts: It reads process.env, which only the CLI may",
  ],
  [
    "packages/http/src/a/x.ts",
    'export { x } from "../../../../tools/testing/src/random.ts";',
    "packages/http/src/a/x.ts: It imports ../../../../tools/testing/src/random.ts, which is outside its workspace.",
  ],
  [
    "tools/testing/src/x.ts",
    'import { x } from "@kontor/http";',
    "tools/testing/src/x.ts: It imports @kontor/http; testing may import nothing of ours.",
  ],
  [
    "tools/codegen/src/x.ts",
    'type X = import("@kontor/erp-types").X;',
    "tools/codegen/src/x.ts: It imports @kontor/erp-types; codegen may import nothing of ours.",
  ],
  [
    "tools/e2e/src/x.ts",
    'import "@kontor/bench";',
    "tools/e2e/src/x.ts: It imports @kontor/bench; e2e may import app,",
  ],
  [
    "tools/bench/src/inbox/x.ts",
    'import "../../../e2e/src/inbox/order.ts";',
    "tools/bench/src/inbox/x.ts: It imports ../../../e2e/src/inbox/order.ts, which is outside its workspace.",
  ],
  ["tools/mutants/src/x.ts", 'import "@kontor/checks";', "mutants may import nothing of ours."],
  ["tools/spec-rules/src/x.ts", 'import "@kontor/codegen";', "spec-rules may import nothing of ours."],
  ["tools/checks/src/x.ts", 'import "@kontor/http";', "checks may import codegen."],
  ["packages/docs/src/x.ts", 'import "@kontor/e2e/x";', "docs may import app,"],
  ["tools/news/src/x.ts", 'import "node:fs";', "It belongs to a workspace that the table does not name."],
  [
    "packages/core/src/x.ts",
    'import "node:fs";',
    "packages/core/src/x.ts: It belongs to a workspace that the table does not name",
  ],
])("a planted import is found: %s with %s", (path, text, problem) => {
  expect(problems(path, text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ["packages/auth/src/x.ts", 'import { x } from "@kontor/http";\nimport y from "./y.ts";'],
  ["packages/auth/src/x.test.ts", 'import { createSandbox } from "@kontor/sandbox";'],
  ["packages/sandbox/src/hub/x.ts", 'import { clock } from "../clock.ts";'],
  ["packages/cli/src/x.ts", 'import { x } from "@kontor/sandbox/server";\nprocess.env.PORT;'],
  [
    "packages/erp-client/src/generated/raw.generated.ts",
    'import createRawClient, { type Client } from "openapi-fetch";',
  ],
  ["tools/e2e/src/x.ts", 'import "@kontor/http";\nimport "@kontor/docs/samples/x";'],
  ["tools/bench/src/x.ts", 'import "@kontor/e2e/inbox/order";'],
  ["tools/codegen/src/emit/x.ts", "export const text = 'import { x } from \"@kontor/http\";';"],
  ["tools/checks/src/fixtures/consumer.ts", 'import "@kontor/http";'],
  ["packages/docs/src/x.ts", 'import "@kontor/codegen/read/spec";'],
])("what the table allows is allowed: %s", (path, text) => {
  expect(problems(path, text)).toEqual([]);
});

test("the imports of an Astro page are those of its program", () => {
  const page = '---\nimport { x } from "@kontor/bench";\n---\n<a href="x">import "@kontor/http"</a>\n';

  expect(findViolations([readAstro("packages/docs/src/pages/x.astro", page)])).toEqual([
    {
      path: "packages/docs/src/pages/x.astro.ts",
      line: 2,
      sentence: expect.stringContaining("It imports @kontor/bench; docs may import"),
    },
  ]);
});
