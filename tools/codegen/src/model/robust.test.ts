import fc from "fast-check";
import { expect, test } from "vitest";
import { buildWholeDocument } from "../constructs/build-document.ts";
import { emitOpenapi } from "../emit/types/openapi.ts";
import { tinyDocument, tinyModel } from "../fixtures/tiny.ts";
import { listClientFiles, listTypeFiles } from "../packages.ts";
import type { Document, Json } from "../read/openapi.ts";
import { buildModel } from "./build.ts";
import { Refusal } from "./refusal.ts";

/** Set `KONTOR_RUNS` for a longer search. */
const runs = Number(process.env["KONTOR_RUNS"] ?? 20);
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
async function generateSpoiled(document: Document, changes: readonly (readonly [place: number, value: Json])[]) {
  for (const [place, value] of changes) {
    const places = listPlaces(document as unknown as Json);
    const [holder, key] = places[Math.floor(place * places.length)]!;
    holder[key] = structuredClone(value);
  }
  const model = buildModel({ api: "erp", document, onRefused: () => {} });
  for (const emit of Object.values({ ...listTypeFiles(model), ...listClientFiles(model) })) await emit();
}

test("what openapi-typescript cannot read is refused", async () => {
  const document = { ...tinyDocument(), openapi: undefined, swagger: "2.0" } as unknown as Document;

  await expect(emitOpenapi(tinyModel(), document)).rejects.toBeInstanceOf(Refusal);
});

test.each([
  ["tiny", tinyDocument],
  ["of all constructs", buildWholeDocument],
])("whatever is wrong in the description that is %s, it is generated or refused", async (_, build) => {
  const place = fc.double({ min: 0, max: 0.999_999, noNaN: true });
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(place, odd), { minLength: 1, maxLength: 3 }), async (changes) => {
      const problem: unknown = await generateSpoiled(structuredClone(build()), changes).catch(
        (error: unknown) => error,
      );

      expect(problem ?? new Refusal("", "")).toBeInstanceOf(Refusal);
    }),
    { numRuns: runs },
  );
});
