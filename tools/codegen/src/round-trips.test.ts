import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listDecoded } from "./emit/client/decoders.ts";
import { buildDecoderName, findListReadApart } from "./emit/shape/decoder-of.ts";
import { buildModel } from "./model/build.ts";
import { listReachable } from "./model/groups.ts";
import type { Field, Model, NamedShape, Shape } from "./model/model.ts";
import { addSteps } from "./model/refusal.ts";
import { toKebabCase } from "./name/names.ts";
import { prepareBundles } from "./read/bundles.ts";
import type { Document, Json } from "./document/openapi.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const RUNS = process.env["KONTOR_LONG"] ? 6_000 : 300;
const DEPTH = 6; // below it, whatever may be left out is left out

type Decode = (value: unknown) => unknown;
/** A value of a shape, and its places: each with a value that does not fit there. */
interface Made {
  value: Json;
  places: Place[];
}
interface Place {
  pointer: string;
  /** Puts something in that does not fit, or takes a required field away. */
  spoil(): void;
}

/** Makes values out of the choices of fast-check. */
function createMaker(model: Model, gen: fc.GeneratorValue) {
  const flip = () => gen(fc.boolean);
  return { make };

  function make(shape: Shape, at: string, depth: number): Made {
    switch (shape.kind) {
      case "ref": {
        const { body } = model.shapes.get(shape.name)!;
        return body.kind === "alias" ? make(body.shape, at, depth) : makeObject(body.fields, at, depth);
      }
      case "list":
        return makeList(shape.items, at, depth);
      case "map": {
        const inner = make(shape.values, addSteps(at, "a~/b"), depth + 1);
        const value: Json = { "a~/b": inner.value };
        return { value, places: below(value, "a~/b", shape.values, at, inner) };
      }
      case "nullable":
        return flip() ? { value: null, places: [] } : make(shape.shape, at, depth);
      case "union":
        return { value: make(gen(fc.constantFrom<Shape[]>, ...shape.members), at, depth).value, places: [] };
      case "enum":
        return { value: gen(fc.constantFrom<Json[]>, ...shape.values), places: [] };
      case "any":
      case "freeForm":
      case "bytes":
        return { value: {}, places: [] };
      case "text":
      case "idText":
      case "decimalText":
      case "integer":
      case "longInteger":
      case "number":
      case "boolean":
        return { value: makeScalar(shape.kind), places: [] };
    }
  }

  function makeScalar(kind: Shape["kind"]): Json {
    if (kind === "text" || kind === "idText") return gen(fc.string, { unit: "binary", maxLength: 5 });
    if (kind === "decimalText") return String(gen(fc.integer));
    if (kind === "integer" || kind === "longInteger") return gen(fc.maxSafeInteger);
    if (kind === "number") return gen(fc.double, { noNaN: true, noDefaultInfinity: true });
    return flip();
  }

  function makeList(items: Shape, at: string, depth: number): Made {
    const length = depth > DEPTH ? 0 : gen(fc.nat, { max: 2 });
    const value: Json[] = [];
    const places: Place[] = [];
    for (let index = 0; index < length; index += 1) {
      const inner = make(items, addSteps(at, index), depth + 1);
      value.push(inner.value);
      places.push(...below(value, index, items, at, inner));
    }
    return { value, places };
  }

  function makeObject(fields: readonly Field[], at: string, depth: number): Made {
    const value: Record<string, Json> = {};
    const places: Place[] = [];
    for (const { name, shape: given, required } of fields) {
      if (!required && (depth > DEPTH || flip())) continue;
      const shape = given.kind === "nullable" && !required ? given.shape : given; // `null` reads as absent there
      const inner = make(shape, addSteps(at, name), depth + 1);
      value[name] = inner.value;
      places.push(...below(value, name, shape, at, inner));
      const isDemanded = required && !["any", "freeForm", "bytes", "nullable"].includes(settle(shape).kind);
      if (isDemanded) places.push({ pointer: addSteps(at, name), spoil: () => void delete value[name] });
    }
    return { value, places };
  }

  /** The places of a value that stands below a key, and the value itself where something does not fit it. */
  function below(holder: object, key: string | number, shape: Shape, at: string, inner: Made): Place[] {
    const { kind } = settle(shape);
    if (["any", "freeForm", "bytes", "union"].includes(kind) || isMixed(settle(shape))) return inner.places;
    const isHolder = ["ref", "list", "map"].includes(kind);
    const spoil = () => void ((holder as Record<string | number, Json>)[key] = isHolder ? "no" : { no: true });
    return [...inner.places, { pointer: addSteps(at, key), spoil }];
  }

  /** The shape behind names and `null`. */
  function settle(shape: Shape): Shape {
    if (shape.kind === "nullable") return settle(shape.shape);
    if (shape.kind !== "ref") return shape;
    const { body } = model.shapes.get(shape.name)!;
    return body.kind === "alias" ? settle(body.shape) : shape;
  }
}

/** A set of values of several types, which nothing is checked of. */
function isMixed(shape: Shape): boolean {
  return shape.kind === "enum" && new Set(shape.values.map((value) => typeof value)).size > 1;
}

/** The shapes of an interface that have a decoder, with it. Those of errors and of lists that are read item by item do not throw. */
async function loadDecoders(api: string) {
  const model = buildModel({
    api,
    document: JSON.parse(readFileSync(join(prepareBundles(), `${api}.json`), "utf8")) as Document,
  });
  const lenient = listReachable(model.shapes, model.traits.error ? [model.traits.error.schema] : []);
  const isForgiving = (name: string) => lenient.has(name) || findListReadApart(model.shapes.get(name)!) !== undefined;
  const shapes = listDecoded(model).filter(({ name }) => ![...listReachable(model.shapes, [name])].some(isForgiving));
  const load = async ({ name, group }: NamedShape) => {
    const file = join(root, `packages/${api}-client/src/generated/decoders/${toKebabCase(group)}.generated.ts`);
    const decoders = (await import(/* @vite-ignore */ file)) as Record<string, Decode>;
    return { name, decode: decoders[buildDecoderName(name)]! };
  };
  return { model, decoders: await Promise.all(shapes.map(load)) };
}

const apis = await Promise.all(["erp", "channel"].map(async (api) => ({ api, ...(await loadDecoders(api)) })));

/** Where a decoder says that a value does not fit; `undefined` where it fits. */
function findMismatch(decode: Decode, value: Json): { path: string; problem: string } | undefined {
  try {
    decode(value);
    return undefined;
  } catch (error) {
    return error as { path: string; problem: string };
  }
}

test.each(apis)(`$api: a value of each shape is read as it is, of ${RUNS}`, ({ model, decoders }) => {
  const isRead = (name: string, decode: Decode) =>
    fc.check(
      fc.property(fc.gen(), (gen) => {
        const { value } = createMaker(model, gen).make({ kind: "ref", name }, "", 0);
        return isDeepStrictEqual(decode(structuredClone(value)), value);
      }),
      { numRuns: Math.ceil(RUNS / decoders.length) },
    );

  const wrong = decoders.filter(({ name, decode }) => isRead(name, decode).failed);

  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each(apis)(
  `$api: one part of a value that does not fit is refused with its place, in ${RUNS}`,
  ({ model, decoders }) => {
    const isRefused = (name: string, decode: Decode) =>
      fc.check(
        fc.property(fc.gen(), (gen) => {
          const { value, places } = createMaker(model, gen).make({ kind: "ref", name }, "", 0);
          if (places.length === 0) return true;
          const place = places[gen(fc.nat, { max: places.length - 1 })]!;
          place.spoil();
          return findMismatch(decode, value)?.path === place.pointer;
        }),
        { numRuns: Math.ceil(RUNS / decoders.length) },
      );

    const wrong = decoders.filter(({ name, decode }) => isRefused(name, decode).failed);

    expect(wrong.map(({ name }) => name)).toEqual([]);
  },
);
