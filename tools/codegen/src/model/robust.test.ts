import fc from "fast-check";
import { expect, test } from "vitest";
import { buildWholeDocument } from "../constructs/build-document.ts";
import { emitSchemas } from "../emit/sandbox/schemas/schemas.ts";
import { emitOpenapi } from "../emit/types/openapi.ts";
import { tinyDocument, tinyModel } from "../fixtures/tiny.ts";
import { listClientFiles, listTypeFiles } from "../packages.ts";
import { completeDescription } from "../read/complete-description.ts";
import type { Document, Json } from "../document/openapi.ts";
import { buildModel } from "./build.ts";
import { Refusal } from "./refusal.ts";

const RUNS = process.env["KONTOR_LONG"] ? 200 : 8;
const odd: fc.Arbitrary<Json> = fc.constantFrom<Json[]>(
  null,
  true,
  0,
  "",
  "a b",
  "__proto__",
  [],
  [null],
  {},
  { $ref: "#/components/schemas/none" },
  { $ref: "#" },
  { $ref: 1 },
);

/** Every place below a value: where it is, and the thing that holds it. */
function listPlaces(value: Json, found: [holder: Record<string, Json>, key: string][] = []): typeof found {
  if (typeof value !== "object" || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Record<string, Json>, key]);
    listPlaces((value as Record<string, Json>)[key]!, found);
  }
  return found;
}

/** Reads and writes out a description in which some places hold something else. */
async function generateSpoiled(
  document: Document,
  changes: readonly (readonly [place: number, value: Json])[],
  read: (document: Document) => Document,
) {
  for (const [place, value] of changes) {
    const places = listPlaces(document as unknown as Json);
    const [holder, key] = places[Math.floor(place * places.length)]!;
    holder[key] = structuredClone(value);
  }
  const model = buildModel({ api: "erp", document: read(document), onRefused: () => {} });
  for (const emit of Object.values({ ...listTypeFiles(model, model.document), ...listClientFiles(model) }))
    await emit();
  emitSchemas([model]);
}

test.each<[string, Json]>([
  ["a parameter that is there and cannot be read", { parameters: [{ $ref: "#/components/parameters/Own" }] }],
  ["a description that is no text", { description: ["no"], parameters: [{ $ref: "#/components/parameters/Own" }] }],
  ["an id that is no text", { operationId: ["no"], parameters: [{ $ref: "#/components/parameters/Own" }] }],
  ["an answer without words", { responses: { 200: { description: {} } } }],
  ["no operation at all", 404],
])("an operation that is refused for %s reaches nobody, with all that it alone refers to", async (_, refused) => {
  const document = tinyDocument() as unknown as { paths: Record<string, Json>; components: Record<string, Json> };
  document.paths["/refused"] = { get: refused };
  document.components["parameters"] = {
    ...(document.components["parameters"] as object),
    Own: { in: "query", schema: [] },
  };
  document.components["requestBodies"] = { Unused: null };
  const content = { "application/json": { schema: { $ref: "#/components/requestBodies/Unused" } } };
  Object.assign(document, { openapi: "3.0.3", "x-webhooks": { open: { post: { requestBody: { content } } } } });
  const refusals: Refusal[] = [];

  const model = buildModel({
    api: "erp",
    document: completeDescription(document as unknown as Document),
    onRefused: (refusal) => void refusals.push(refusal),
  });
  const types = await emitOpenapi(model, model.document);

  expect(refusals.map(({ pointer }) => pointer)).toEqual([expect.stringContaining("#/paths/~1refused")]);
  expect(model.document.components).toMatchObject({ parameters: { tenantId: {} }, requestBodies: {} });
  expect(types).toContain('"/v1/shops"');
  expect(types).not.toMatch(/refused|Own\b|Unused/);
});

test("a number in the place of a text is read as text, and null as none", async () => {
  const document = tinyDocument();
  const get = document.paths["/v1/shops/{shopId}"]!["get"]!;
  Object.assign(document.info, { title: 404, version: 1.5 });
  Object.assign(get, { summary: 404, description: null, tags: [7] });
  Object.assign(get.parameters![0]!, { description: 404 });
  Object.assign(get.responses, { 200: { ...get.responses["200"], description: 404 }, 404: {} });
  Object.assign(document.components.schemas["Shop"]!.properties!, { description: { description: 404 } });

  const read = completeDescription(document);
  const model = buildModel({ api: "erp", document: read, onRefused: (refusal) => expect.fail(refusal.message) });

  const found = model.operations.find(({ id }) => id === "Shop_GetShop")!;
  expect(found).toMatchObject({ summary: "404", tag: "7", parameters: [{ description: "404" }, {}, {}] });
  expect(found.given.responses).toMatchObject({ 200: { description: "404" }, 404: { description: "" } });
  expect(found).not.toHaveProperty("description");
  expect(model.version).toBe("1.5");
  await expect(emitOpenapi(model, model.document)).resolves.toContain("404");
  for (const emit of Object.values({ ...listTypeFiles(model, model.document), ...listClientFiles(model) }))
    await emit();
});

test("what openapi-typescript cannot read is refused", async () => {
  const document = { ...tinyDocument(), openapi: undefined, swagger: "2.0" } as unknown as Document;

  await expect(emitOpenapi(tinyModel(), document)).rejects.toBeInstanceOf(Refusal);
});

test("what cannot be made a description of ours is refused", () => {
  expect(() => completeDescription({ ...tinyDocument(), tags: true } as unknown as Document)).toThrow(Refusal);
});

test.each([
  ["tiny", tinyDocument, (document: Document) => document],
  ["of all constructs", buildWholeDocument, (document: Document) => document],
  ["not ours", tinyDocument, completeDescription],
])(
  `whatever is wrong in the description that is %s, it is generated or refused: ${RUNS} times`,
  async (_, build, read) => {
    const place = fc.double({ min: 0, max: 0.999_999, noNaN: true });
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(place, odd), { minLength: 1, maxLength: 3 }), async (changes) => {
        const problem: unknown = await generateSpoiled(structuredClone(build()), changes, read).catch(
          (error: unknown) => error,
        );

        expect(problem ?? new Refusal("", "")).toBeInstanceOf(Refusal);
      }),
      { numRuns: RUNS },
    );
  },
);
