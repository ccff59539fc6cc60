import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const plugin = fileURLToPath(new URL("plugin.ts", import.meta.url));

const rules = [
  "operation-has-source",
  "schema-has-source",
  "parameter-has-source",
  "known-maturity",
  "known-source",
  "not-shown-has-a-row",
  "operation-id-style",
  "body-has-an-example",
  "closed-has-source",
  "given-is-written",
];

/** Breaks each of our rules once. */
const broken = `openapi: 3.1.0
info: { title: Broken, version: "1", x-source: hearsay }
paths:
  /a:
    post:
      operationId: update-a
      x-maturity: done
      x-not-shown: nobody-asked
      parameters: [{ name: a, in: query, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } }
      responses: { "200": { description: Fine. } }
components:
  schemas:
    A: { type: object, additionalProperties: false, properties: { b: { type: string, x-source: given §2.1 } } }
`;

test("each of our rules finds what it is there for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-rules-"));
  writeFileSync(join(folder, "broken.yaml"), broken);
  const settings = rules.map((rule) => `  kontor/${rule}: error`);
  writeFileSync(join(folder, "redocly.yaml"), [`plugins: ["${plugin}"]`, "rules:", ...settings].join("\n"));

  const output = await new Promise<string>((resolve) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", NO_COLOR: "1" };
    execFile(process.execPath, [redocly, "lint", "broken.yaml", "--format=json"], { cwd: folder, env }, (_, stdout) =>
      resolve(stdout),
    );
  });

  const { problems } = JSON.parse(output) as { problems: { ruleId: string }[] };
  expect([...new Set(problems.map(({ ruleId }) => ruleId.replace("kontor/", "")))].sort()).toEqual(rules.toSorted());
  rmSync(folder, { recursive: true });
});
