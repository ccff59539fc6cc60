import { expect, test } from "vitest";
import { emitRoutes } from "../emit/sandbox/routes.ts";
import { emitSchemas } from "../emit/sandbox/schemas/schemas.ts";
import { emitOpenapi } from "../emit/types/openapi.ts";
import { buildModel } from "../model/build.ts";
import { listClientFiles, listTypeFiles } from "../packages.ts";
import { completeDescription } from "./complete-description.ts";
import type { Document } from "../document/openapi.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A description as others write it: OpenAPI 3.0, without ids and tags, its schemas called as they like. */
function foreignDocument(): Document {
  return {
    openapi: "3.0.3",
    info: { title: "Music", version: "2" },
    paths: {
      "/songs/{song-id}": {
        parameters: [
          { name: "song-id", in: "path", required: true, schema: { type: "string" } },
          { name: "bare", in: "query" },
        ],
        get: { responses: { 200: { description: "It.", content: { "*/*": { schema: ref("song.full") } } } } },
        delete: { responses: { 404: { description: "Gone?" } } },
      },
    },
    components: {
      schemas: {
        "song.full": {
          type: "object",
          title: "A whole song",
          properties: {
            name: { type: "string", nullable: true, example: { nullable: true } },
            next: { nullable: true, allOf: [ref("song.full")] },
            seconds: { type: "number", minimum: 0, exclusiveMinimum: true },
          },
        },
        "Song-Full": { type: "string" },
        list: { type: "array", items: { $ref: "#/components/schemas/song.full/properties/seconds" } },
      },
    },
  } as unknown as Document;
}

test("a description that is not ours gets the form of ours", () => {
  const { components, tags, paths } = completeDescription(foreignDocument());

  expect(Object.keys(components.schemas)).toEqual(["SongFull", "SongFull2", "List", "SongFullPropertiesSeconds"]);
  expect(components.schemas["SongFull"]).toEqual({
    type: "object",
    title: "SongFull",
    "x-source": "documented",
    properties: {
      name: { type: ["string", "null"], example: { nullable: true } },
      next: { anyOf: [{ allOf: [ref("SongFull")] }, { type: "null" }] },
      seconds: { type: "number", exclusiveMinimum: 0 },
    },
  });
  expect(tags).toMatchObject([{ name: "songs", "x-maturity": "stable", "x-source": "documented" }]);
  expect(paths["/songs/{song-id}"]!["get"]).toMatchObject({
    operationId: "getSongsBySongId",
    summary: "getSongsBySongId",
    tags: ["songs"],
    responses: { 200: { "x-source": "documented", content: { "application/json": {} } } },
  });
});

test("the values of a discriminator mean what they meant, whatever its schemas are called now", async () => {
  const toPet = (kind: object) => ({ type: "object", required: ["kind"], properties: { kind } });
  const text = { type: "string" };
  const document = completeDescription({
    ...foreignDocument(),
    components: {
      schemas: {
        pet: {
          oneOf: [ref("cat"), ref("dog-big"), ref("fox"), ref("owl")],
          discriminator: { propertyName: "kind", mapping: { C: "#/components/schemas/cat", d: "dog-big", e: "none" } },
        },
        cat: toPet(text),
        "dog-big": toPet(text),
        fox: toPet(text),
        owl: { allOf: [toPet({ const: "Owl!" })] },
      },
    },
    paths: { "/pets": { get: { responses: { 200: { description: "It.", ...pet } } } } },
  } as unknown as Document);

  expect(document.components.schemas["Pet"]!.discriminator).toEqual({
    propertyName: "kind",
    mapping: { C: ref("Cat").$ref, d: ref("DogBig").$ref, fox: ref("Fox").$ref },
  });
  const model = buildModel({ api: "pets", document });
  expect(model.shapes.get("Pet")!.body).toMatchObject({
    shape: { discriminator: { values: [["C"], ["d"], ["fox"], ["Owl!"]] } },
  });
  await expect(emitOpenapi(model, document)).resolves.toContain('kind: "fox"');
});

const pet = { content: { "application/json": { schema: ref("pet") } } };

test("an answer of any status is also that of a success, and a parameter with a media type is its text", async () => {
  const filter = { name: "filter", in: "query", content: { "application/json": { schema: { type: "object" } } } };
  const described = foreignDocument();
  Object.assign(described.paths, { "/pets": { get: { parameters: [filter], responses: { default: pet } } } });
  Object.assign(described.components.schemas, { pet: { type: "object", properties: { name: { type: "string" } } } });

  const document = completeDescription(described);
  const { operations } = buildModel({ api: "music", document, onRefused: () => {} });

  expect(operations[0]).toMatchObject({
    id: "getPets",
    answer: { kind: "shape", shape: { name: "Pet" } },
    parameters: [{ name: "filter", shape: { kind: "text" }, description: "It is text of the type application/json." }],
  });
  await expect(emitOpenapi(buildModel({ api: "music", document, onRefused: () => {} }), document)).resolves.toMatch(
    /filter\?: string[^]*"2XX"/,
  );
});

test("a third interface has types, a client and routes; what is not supported is told and left out", () => {
  const refused: string[] = [];
  const document = completeDescription(foreignDocument());
  const model = buildModel({ api: "music", document, onRefused: ({ message }) => refused.push(message) });

  expect(refused).toEqual([expect.stringContaining("~1songs~1{song-id}/delete/responses must have an answer of 2xx")]);
  expect(Object.keys(listTypeFiles(model, document))).toContain("shapes/songs.generated.ts");
  expect(Object.keys(listClientFiles(model))).toContain("generated/groups/songs.generated.ts");
  expect(Object.keys(emitSchemas([model]))).toContain("music-songs.generated.ts");
  const routes = emitRoutes([{ model, prefix: "/music" }]);
  expect(routes).toContain('  music: {"prefix":"/music"},\n');
  expect(routes).toContain('export type DescribedOperationId =\n  | "getSongsBySongId";\n');
  expect(routes).toContain('"parameters":[{"name":"song-id","place":"path","kind":"text"},{"name":"bare"');
});

test("two interfaces cannot have an operation of one id", () => {
  const model = buildModel({ api: "music", document: completeDescription(foreignDocument()), onRefused: () => {} });
  const row = { model, prefix: "/music" };

  expect(() => emitRoutes([row, row])).toThrow(
    "Cannot route getSongsBySongId as one operation alone must have this id",
  );
});

test.each([
  [{ type: "string", nullable: true }, { type: ["string", "null"] }],
  [{ type: "string", enum: ["a"], nullable: true }, { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] }],
  [{ oneOf: [{ type: "string" }], nullable: true }, { anyOf: [{ oneOf: [{ type: "string" }] }, { type: "null" }] }],
  [{ type: "string", nullable: false }, { type: "string" }],
  [
    { type: "integer", minimum: 1, exclusiveMinimum: true },
    { type: "integer", exclusiveMinimum: 1 },
  ],
  [
    { type: "integer", minimum: 1, exclusiveMinimum: false },
    { type: "integer", minimum: 1 },
  ],
  [
    { type: "integer", maximum: 9, exclusiveMaximum: true },
    { type: "integer", exclusiveMaximum: 9 },
  ],
  [
    { type: "integer", exclusiveMaximum: 9 },
    { type: "integer", exclusiveMaximum: 9 },
  ],
])("%j of 3.0 is %j of 3.1", (given, expected) => {
  const described = foreignDocument();
  Object.assign(described.components.schemas, { own: { type: "object", properties: { it: given } } });

  const { components } = completeDescription(described);

  expect(components.schemas["Own"]!.properties!["it"]).toEqual(expected);
});

test.each([
  [undefined, ["songs"]],
  [[], ["songs"]],
  [
    ["b", "a"],
    ["b", "a"],
  ],
])("an operation with the tags %j has the tags %j", (tags, expected) => {
  const described = foreignDocument();
  Object.assign(described.paths["/songs/{song-id}"]!["get"]!, { tags });

  const { paths, tags: listed } = completeDescription(described);

  expect(paths["/songs/{song-id}"]!["get"]!.tags).toEqual(expected);
  expect(listed.map(({ name }) => name)).toContain(expected[0]);
});
