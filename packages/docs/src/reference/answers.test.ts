import { readSpec } from "@kontor/codegen/read/spec";
import { expect, test } from "vitest";
import { listAnswers, listErrorBodies } from "./answers.ts";
import type { Document, Operation } from "./read/document.ts";
import { closeShop, openShop, shopSpec } from "./samples/shop-spec.ts";

const problem = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
const document = {
  ...shopSpec.document,
  paths: {
    "/v1/shop": {
      ...shopSpec.document.paths["/v1/shop"],
      get: {
        operationId: "Shop_Get",
        tags: ["Shop"],
        summary: "Gets a shop",
        "x-source": "assumed",
        responses: {
          200: {
            description: "The shop.",
            "x-source": "given §4",
            content: { "application/json": { schema: {}, examples: { one: { value: 1 } } } },
          },
          404: { description: "No shop.", "x-not-shown": "error-body" },
          409: { description: "Closed.", content: problem },
          default: { description: "Anything else.", content: problem },
        },
      },
    },
  },
  components: { schemas: { ...shopSpec.document.components.schemas, Problem: { type: "object" } } },
} as unknown as Document;
const spec = readSpec("channel", document);
const getShop = spec.operations.find(({ id }) => id === "Shop_Get") as Operation;

test("listAnswers() gives each answer with its status, its source, its body and its example", () => {
  expect(listAnswers(spec, getShop)).toEqual([
    { status: "200", success: true, description: "The shop.", source: "given §4", example: 1 },
    { status: "404", success: false, description: "No shop.", source: "assumed", notShown: "error-body" },
    {
      status: "409",
      success: false,
      description: "Closed.",
      source: "assumed",
      body: { name: "Problem", schema: { type: "object" } },
    },
    {
      status: "other",
      success: false,
      description: "Anything else.",
      source: "assumed",
      body: { name: "Problem", schema: { type: "object" } },
    },
  ]);
});

test("listErrorBodies() gives the body of two failures once, and none of a success", () => {
  const bodies = listErrorBodies([...listAnswers(shopSpec, openShop), ...listAnswers(spec, getShop)]);

  expect(bodies.map(({ name }) => name)).toEqual(["Problem"]);
  expect(listErrorBodies(listAnswers(shopSpec, closeShop))).toEqual([]);
});

test("listAnswers() gives the shape of the entries of an array, and the media type of a file", () => {
  const paths = {
    "/v1/shops": {
      get: {
        operationId: "Shop_List",
        tags: ["Shop"],
        summary: "List shops",
        "x-source": "assumed",
        responses: {
          200: {
            description: "The list.",
            content: {
              "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Problem" } } },
            },
          },
          201: { description: "The file.", content: { "application/octet-stream": { schema: { type: "string" } } } },
        },
      },
    },
  };
  const lists = readSpec("channel", { ...document, paths } as unknown as Document);

  const [list, file] = listAnswers(lists, lists.operations[0]!);

  expect(list?.body).toEqual({ name: "Problem", schema: { type: "object" }, isList: true });
  expect(file).toMatchObject({ mediaType: "application/octet-stream" });
});
