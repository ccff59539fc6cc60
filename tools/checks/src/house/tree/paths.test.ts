import { expect, test } from "vitest";
import { findWorkspace, isEntry, isGenerated, isShipped, isTest, isWritten } from "./paths.ts";

test.each([
  ["packages/http/src/fetch/fetch.ts", ["written", "shipped"]],
  ["packages/http/src/entries/index.ts", ["written", "shipped", "entry"]],
  ["packages/http/src/entries/client.test.ts", ["test"]],
  ["packages/http/src/entries/client.test-d.ts", ["test"]],
  ["packages/http/src/errors/codes.generated.ts", ["generated"]],
  ["packages/docs/src/build.ts", ["written"]],
  ["tools/e2e/src/inbox/order.ts", ["written"]],
  ["tools/checks/src/fixtures/consumer.ts", []],
  ["packages/docs/src/env.d.ts", []],
  ["tools/run.ts", []],
  ["packages/docs/vitest.config.ts", []],
])("%s is %j", (path, kinds) => {
  const found = Object.entries({
    written: isWritten(path),
    shipped: isShipped(path),
    entry: isEntry(path),
    test: isTest(path),
    generated: isGenerated(path),
  });

  expect(found.filter(([, is]) => is).map(([kind]) => kind)).toEqual(kinds);
});

test("a workspace is a folder of packages or of tools; a file beside them is in none", () => {
  expect(findWorkspace("packages/http/src/a.ts")).toBe("packages/http");
  expect(findWorkspace("tools/e2e/src/a/b.ts")).toBe("tools/e2e");
  expect(findWorkspace("tools/run.ts")).toBeUndefined();
});
