import { expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";

const problems = (path: string, text: string) => findViolations([{ path, text }]);

test.each([
  [
    "packages/http/src/x.ts",
    'import { x } from "@kontor/auth";',
    "packages/http/src/x.ts imports @kontor/auth; http may import nothing of ours",
  ],
  [
    "packages/auth/src/x.ts",
    'import type { x } from "@kontor/erp-client";',
    "packages/auth/src/x.ts imports @kontor/erp-client; auth may import http, channel-types",
  ],
  [
    "packages/auth/src/x.ts",
    'import { createSandbox } from "@kontor/sandbox";',
    "packages/auth/src/x.ts imports @kontor/sandbox; auth may import http, channel-types",
  ],
  [
    "packages/sandbox/src/x.ts",
    'const x = await import("@kontor/http");',
    "packages/sandbox/src/x.ts imports @kontor/http; sandbox may import erp-types, channel-types",
  ],
  [
    "packages/sandbox/src/x.test.ts",
    'import "@kontor/http";',
    "packages/sandbox/src/x.test.ts imports @kontor/http; sandbox may import erp-types, channel-types",
  ],
  [
    "packages/http/src/x.ts",
    'export * from "../../auth/src/index.ts";',
    "packages/http/src/x.ts imports ../../auth/src/index.ts, which is outside its package",
  ],
  [
    "packages/http/src/x.ts",
    'import createClient from "openapi-fetch";',
    "packages/http/src/x.ts imports openapi-fetch, which only ",
  ],
  [
    "packages/cli/src/x.ts",
    'import openapiTS from "openapi-typescript";',
    "packages/cli/src/x.ts imports openapi-typescript, which only ^tools\\/codegen\\/ may",
  ],
  [
    "packages/auth/src/x.ts",
    "const url = process.env.URL;",
    "packages/auth/src/x.ts reads process.env, which only the CLI may",
  ],
  [
    "packages/core/src/x.ts",
    'import "node:fs";',
    "packages/core/src/x.ts belongs to a package that the table does not name",
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
  ["tools/e2e/src/x.ts", 'import "@kontor/http";\nimport "@kontor/auth";'],
])("what the table allows is allowed: %s", (path, text) => {
  expect(problems(path, text)).toEqual([]);
});
