import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileFolder } from "./fixtures/compile-folder.ts";
import { tinyDocument, tinyModel } from "./fixtures/tiny.ts";
import { writeModel } from "./fixtures/write-model.ts";
import { buildModel } from "./model/build.ts";
import type { Document } from "./document/openapi.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// below a client package, so that openapi-fetch and @kontor/http resolve as they do there
mkdirSync(join(root, "packages/erp-client/.cache"), { recursive: true });
const folder = mkdtempSync(join(root, "packages/erp-client/.cache/compile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const options = '{ baseUrl: "https://shop.test", tenantId: "t" }';
const right = {
  typed: `
    const shops = createErpClient(${options}).shops;
    const name: Promise<string | undefined> = shops.get({ shopId: "1", expand: true }).then(({ owner }) => owner?.name);
    const closed: Promise<void> = shops.closeForEver({ shopId: "1" });
    const answer: Promise<unknown> = shops.create({ id: 1, turnover: "1.0" });
    const event = decodeEvent({});
    const id: number | undefined = event.type === "Shop.Opened" ? event.event.id : undefined;
    export { name, closed, answer, id };`,
  empty: `
    import { createNoneClient } from "./none/client/generated/client.generated.ts";
    import { rawAbsentClient } from "./absent/client/generated/raw.generated.ts";
    const none: object = createNoneClient({ baseUrl: "https://shop.test" });
    const answer: object = rawAbsentClient({ baseUrl: "https://shop.test" });
    export { none, answer };
    void [createErpClient, decodeEvent];`,
  narrowed: `
    import { createPetsClient } from "./pets/client/generated/client.generated.ts";
    const pet = await createPetsClient({ baseUrl: "https://shop.test" }).pets.get();
    const read = (): number | string => {
      switch (pet.kind) {
        case "cat": return pet.lives;
        case "dog": return pet.name;
        default: return pet.kind;
      }
    };
    // @ts-expect-error a pet has no name before its kind is known
    const name: string = pet.name;
    export { read, name };
    void [createErpClient, decodeEvent];`,
};
/** A description whose answer is a union with a discriminator. */
const kinds: Record<string, object> = { cat: { lives: { type: "integer" } }, dog: { name: { type: "string" } } };
const pets = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pet": {
      get: {
        operationId: "pets/get",
        "x-call": { group: "pets", method: "get" },
        responses: {
          "200": {
            description: "It.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        oneOf: Object.keys(kinds).map((kind) => ({ $ref: `#/components/schemas/${kind}` })),
        discriminator: { propertyName: "kind" },
      },
      ...Object.fromEntries(
        Object.entries(kinds).map(([kind, own]) => {
          const properties = { kind: { type: "string" }, ...own };
          return [kind, { type: "object", required: Object.keys(properties), properties }];
        }),
      ),
    },
  },
};
const wrong = [
  ["a wrong operation", `createErpClient(${options}).shops.gett({ shopId: "1" });`, /TS2551/],
  ["a missing parameter", `createErpClient(${options}).shops.get({});`, /TS2741/],
  ["a wrong field", `createErpClient(${options}).shops.create({ id: 1, nmae: "x" });`, /TS2353|TS2561/],
  ["a client without its tenant", 'createErpClient({ baseUrl: "https://shop.test" });', /TS2741/],
] as const;
const fileOf = (name: string) => `${name.replaceAll(" ", "-")}.ts`;
let messages: string[];

/** All programs are compiled at once: most of the time goes into what they share. */
beforeAll(async () => {
  await writeModel(folder, tinyModel(), tinyDocument());
  const info = { title: "Empty API", version: "1" };
  for (const [api, paths] of [
    ["none", {}],
    ["absent", undefined],
  ] as const) {
    const document = { openapi: "3.1.0", info, paths: paths ?? {} } as unknown as Document;
    await writeModel(join(folder, api), buildModel({ api, document: { ...document, paths } as Document }), document);
  }
  const described = pets as unknown as Document;
  await writeModel(join(folder, "pets"), buildModel({ api: "pets", document: described }), described);
  const spoiled = wrong.map(([name, program]) => [name, `export const made = ${program}\nvoid decodeEvent;`]);
  for (const [name = "", program] of [...Object.entries(right), ...spoiled])
    writeFileSync(
      join(folder, fileOf(name)),
      `import { createErpClient } from "./client/generated/client.generated.ts";\nimport { decodeEvent } from "./client/generated/events.generated.ts";\n${program}`,
    );
  messages = compileFolder(folder);
});
const of = (name: string) => messages.filter((line) => line.startsWith(`${fileOf(name)}(`)).join("\n");

test("what is emitted compiles, also of a description without paths", () => {
  const expected = wrong.map(([name]) => fileOf(name));
  const others = messages.filter((line) => /^\S/.test(line) && !expected.some((file) => line.startsWith(`${file}(`)));

  expect(others).toEqual([]);
});

test("calls and events are typed", () => {
  expect(of("typed")).toBe("");
});

test("an answer with a discriminator is narrowed by the value of its field", () => {
  expect(of("narrowed")).toBe("");
});

test("a client of a description without paths is empty", () => {
  expect(of("empty")).toBe("");
});

test.each(wrong)("%s does not compile", (name, _, code) => {
  expect(of(name)).toMatch(code);
});
