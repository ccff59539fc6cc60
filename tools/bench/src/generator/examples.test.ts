import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { writeModel } from "@kontor/codegen/fixtures/write-model";
import { buildModel } from "@kontor/codegen/model/build";
import type { Document } from "@kontor/codegen/read/openapi";
import { decodeExamples } from "./examples.ts";

const cache = fileURLToPath(new URL("../../../../packages/erp-client/.cache", import.meta.url)); // there, @kontor/http resolves
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "examples-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("examples count as read, and as fitting their own schema, each for itself", async () => {
  const schema = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer" }, name: { type: "string", nullable: true } },
  };
  const examples = {
    whole: { value: { id: 1, name: null } },
    without: { value: { name: "a" } },
    wrong: { value: { id: "1" } },
  };
  const responses = { "200": { description: "A shop.", content: { "application/json": { schema, examples } } } };
  const document = {
    openapi: "3.0.3",
    info: { title: "Shops", version: "1" },
    paths: {
      "/shops/{id}": {
        get: {
          operationId: "shops/get",
          parameters: [{ name: "id", in: "path", required: true, schema: {} }],
          responses,
        },
      },
    },
    components: { schemas: {} },
  } as unknown as Document;
  const model = buildModel({ api: "vendor", document });
  await writeModel(folder, model);

  expect(await decodeExamples(folder, model, document)).toEqual({
    all: 3,
    decoded: 1,
    fitting: 1,
    fittingDecoded: 1,
    problems: [],
  });
});
