import { expect, test } from "vitest";
import { writeTexts } from "./texts.ts";

const policy = {
  node: { minimum: "22.13", recommended: "24", tested: ["22.13.1", "24.21.0"] },
  typescript: ["5.5.4", "7.0.2"],
  bun: "1.4.5",
  deno: "2.9.6",
  workerd: "1.2",
  chromium: "153",
  postgresql: "18",
  packages: { http: { anywhere: [".", "./internal"], node: ["./node"] }, cli: {} },
};

test("writeTexts() writes a sentence and tables of all that the policy names", () => {
  const { sentence, runtimes, entries, typescript, supported } = writeTexts(policy);

  expect(sentence).toContain("Node 22.13 and newer (24 is recommended)");
  expect(runtimes).toContain("| Node 22.13 and newer | all | 22.13.1 and 24.21.0: ");
  for (const name of ["Bun 1.4.5", "Deno 2.9.6", "workerd 1.2", "Chromium 153"]) expect(runtimes).toContain(name);
  expect(entries?.split("\n").slice(1)).toEqual([
    "|---|---|---|---|---|",
    "| `@kontor/http` | `.`, `/internal` | | `/node` | |",
  ]);
  expect(typescript).toContain("TypeScript 5.5 and 7.0 compile");
  expect(supported).toContain("| PostgreSQL | 18, ");
});
