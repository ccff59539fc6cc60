import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emitScopes } from "./emit/types/scopes.ts";
import { buildModel } from "./model/build.ts";
import { listClientFiles, listTypeFiles } from "./packages.ts";
import { prepareBundles } from "./read/bundles.ts";
import type { Document, Json } from "./document/openapi.ts";

const folder = prepareBundles();
const documents = Object.fromEntries(
  ["erp", "channel"].map((api) => [api, JSON.parse(readFileSync(join(folder, `${api}.json`), "utf8")) as Document]),
);

/** All generated files of the types and the client, by their paths. */
async function emitAll(api: string, document: Document): Promise<Map<string, string>> {
  const model = buildModel({ api, document });
  const files = new Map<string, string>();
  const types = { ...listTypeFiles(model, document), "scopes.generated.ts": () => emitScopes(model) };
  for (const [part, list] of Object.entries({ types, client: listClientFiles(model) }))
    for (const [file, emit] of Object.entries(list)) files.set(`${part}/${file}`, await emit());
  return files;
}

/** The files of the descriptions as they are, made once for all tests. */
const today = {
  erp: await emitAll("erp", documents["erp"]!),
  channel: await emitAll("channel", documents["channel"]!),
};

/** The same value, with the keys of every object in another order. */
function shuffleKeys(value: Json, random: () => number): Json {
  if (Array.isArray(value)) return value.map((each) => shuffleKeys(each, random));
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value).map((key) => ({ key, place: random() }));
  return Object.fromEntries(
    keys.toSorted((one, other) => one.place - other.place).map(({ key }) => [key, shuffleKeys(value[key]!, random)]),
  );
}

test.each(["erp", "channel"] as const)(
  "the order of paths and keys in the description of %s makes no difference",
  async (api) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 50, maxLength: 50 }),
        async (numbers) => {
          let next = 0;
          const random = () => (numbers[next++ % numbers.length]! * 997 * next) % 1;
          const shuffled = shuffleKeys(documents[api] as unknown as Json, random) as unknown as Document;

          expect(await emitAll(api, shuffled)).toEqual(today[api]);
        },
      ),
      { numRuns: 5 },
    );
  },
);

/** Lines that are in one of two sets of files and not in the other, each as often as it is there. */
function countChangedLines(before: Map<string, string>, after: Map<string, string>): number {
  return [...new Set([...before.keys(), ...after.keys()])].reduce((sum, file) => {
    const counts = new Map<string, number>();
    for (const line of (before.get(file) ?? "").split("\n")) counts.set(line, (counts.get(line) ?? 0) + 1);
    for (const line of (after.get(file) ?? "").split("\n")) counts.set(line, (counts.get(line) ?? 0) - 1);
    return sum + [...counts.values()].reduce((total, count) => total + Math.abs(count), 0);
  }, 0);
}

const changes: Record<string, (document: Document) => void> = {
  "a field is added": ({ components }) =>
    void (components.schemas["Category"]!.properties!["colour"] = { type: "string" }),
  "a field is removed": ({ components }) => void delete components.schemas["Category"]!.properties!["sortNumber"],
  "a field is renamed": ({ components }) => {
    const { sortNumber, ...rest } = components.schemas["Category"]!.properties!;
    components.schemas["Category"]!.properties = { ...rest, rank: sortNumber! };
  },
  "an operation is added": ({ paths }) => {
    const get = paths["/v2/info"]!["get"]!;
    paths["/v2/info/again"] = {
      get: { ...get, operationId: "Info_Repeat", "x-call": { group: "info", method: "repeat" } },
    };
  },
  "an operation is removed": ({ paths }) => void delete paths["/v2/category/{categoryId}"],
  "an operation is renamed": ({ paths }) =>
    void (paths["/v2/info"]!["get"]!["x-call"] = { group: "info", method: "read" }),
};

test.each(Object.entries(changes))("%s: at most 150 generated lines change", async (_, change) => {
  const document = structuredClone(documents["erp"]!);
  change(document);

  const changed = countChangedLines(today.erp, await emitAll("erp", document));

  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThanOrEqual(150);
});
