import { buildModel } from "@kontor/codegen/model/build";
import { describe, expect, test } from "vitest";
import { listAnswers, listErrorBodies, listCredentials, listGroups, listEventPages } from "./operations.ts";
import type { Document, Operation, Spec } from "./document.ts";
import { closeShop, openShop, shopSpec } from "../testing/builders.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { buildSdkName } from "./samples/sdk.ts";
import { buildCurlSample } from "./samples/shell.ts";

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
const spec = buildModel({ api: "channel", document });
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
  const lists = buildModel({ api: "channel", document: { ...document, paths } as unknown as Document });

  const [list, file] = listAnswers(lists, lists.operations[0]!);

  expect(list?.body).toEqual({ name: "Problem", schema: { type: "object" }, isList: true });
  expect(file).toMatchObject({ mediaType: "application/octet-stream" });
});

describe("credentials", () => {
  const spec = buildModel({
    api: "channel",
    document: JSON.parse(readFileSync(join(prepareBundles(), "channel.json"), "utf8")),
  });

  test("listCredentials() shows the seller's token for every operation of the Seller family, and for no other", () => {
    const shown = spec.operations.map((operation) => ({
      isOfSeller: /^seller(?!s$)|^$/.test(operation.call?.group ?? ""), // the one without a method is a seller's
      call: buildCurlSample(spec, operation),
      method: buildSdkName(spec, operation),
      names: listCredentials(spec, operation).map(({ name }) => name),
    }));

    const ofSeller = shown.filter(({ isOfSeller }) => isOfSeller);
    expect(ofSeller.length).toBeGreaterThanOrEqual(20);
    for (const { names, call, method } of ofSeller) {
      expect(method).toMatch(/^(?:seller|rawSeller)\./);
      expect(names).toEqual(["Access token of a seller's account"]);
      expect(call).toContain('"Authorization: Bearer $KONTOR_SELLER_ACCESS_TOKEN"');
    }
    const others = shown.filter(({ isOfSeller }) => !isOfSeller);
    expect(others.length).toBeGreaterThanOrEqual(20);
    for (const { names, method } of others) {
      expect(names.join()).not.toContain("seller");
      expect(method).toMatch(/^(?:channel|rawChannel)\./);
    }
  });
});

test("listGroups() sorts the groups by name and puts the usual methods first; operations without a method are the last group", () => {
  const operations = [
    { id: "1" },
    { id: "2", call: { group: "stocks", method: "adjust" } },
    { id: "3", call: { group: "items", method: "create" } },
    { id: "4", call: { group: "stocks", method: "list" } },
  ] as Operation[];

  const groups = listGroups({ api: "erp", operations });

  expect(groups.map(({ label, members }) => [label, ...members.map(({ id }) => id)])).toEqual([
    ["erp.items", "3"],
    ["erp.stocks", "4", "2"],
    ["erp/raw", "1"],
  ]);
});

describe("events", () => {
  const schemas = {
    ChannelEvent: {
      anyOf: [{ $ref: "#/components/schemas/OfferNew" }, { $ref: "#/components/schemas/Unknown" }],
    },
    OfferNew: { title: "Seller:Offer.New", examples: [{ id: "1" }] },
    Unknown: { title: "UnknownEvent", "x-unknown-event": true },
  };
  const spec = (components: object) => ({ document: { components } }) as unknown as Spec;

  test("listEventPages() gives each type a page, and all unknown types one together", () => {
    const pages = listEventPages(spec({ schemas }));

    expect(pages.map(({ type, slug, known, examples }) => ({ type, slug, known, examples }))).toEqual([
      { type: "Seller:Offer.New", slug: "seller-offer-new", known: true, examples: [{ id: "1" }] },
      { type: "any other type", slug: "unknown", known: false, examples: [] },
    ]);
  });

  test("listEventPages() gives none for an interface without events", () => {
    expect(listEventPages(spec({ schemas: {} }))).toEqual([]);
  });
});
