import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readGivenSpec } from "./sheet.ts";
import { findSourceProblem } from "./source-problem.ts";
import { findUnproven } from "./unproven.ts";

const read = (file: string) =>
  parse(readFileSync(new URL(`../../../specs/app/${file}`, import.meta.url), "utf8")) as Record<string, unknown>;

function validator(file: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv.compile(read(file));
}

/** Every `x-source` in a document. */
function sources(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "x-source" ? [inner] : sources(inner)));
}

test.each(["manifest.schema.yaml", "session-token.schema.yaml", "app-token.schema.yaml"])(
  "the examples of %s fit it",
  (file) => {
    const validate = validator(file);
    const examples = read(file)["examples"] as unknown[];

    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect({ fits: validate(example), errors: validate.errors }).toEqual({ fits: true, errors: null });
  },
);

const given = readGivenSpec(
  readFileSync(new URL("../../checks/facts/sheets/platform-spec.md", import.meta.url), "utf8"),
);

/** The claims of a document that the given spec does not show. */
function claims(value: unknown, path: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  const node = value as Record<string, unknown>;
  const name = path.at(-2) === "properties" ? path.at(-1) : undefined;
  const own = node["x-source"] === undefined ? [] : findUnproven(node, given, name).map(({ message }) => message);
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => claims(inner, [...path, key]))];
}

const documents = [
  "manifest.schema.yaml",
  "manifest-generations.yaml",
  "oauth-generations.yaml",
  "session-token.schema.yaml",
  "app-token.schema.yaml",
  "host.yaml",
];

test.each(documents)("what %s says to be given stands in the given spec", (file) => {
  expect(claims(read(file))).toEqual([]);
});

const workflows = readdirSync(new URL("../../../specs/workflows/", import.meta.url));

test.each(workflows)("what %s plays stands in the given spec where it says so", (file) => {
  expect(claims(read(`../workflows/${file}`))).toEqual([]);
});

test("two old fields of a manifest's life cycle are found where they pass for given", () => {
  const manifest = read("manifest.schema.yaml") as {
    properties: { lifecycle: { properties: Record<string, object> } };
  };
  const fields = manifest.properties.lifecycle.properties;
  for (const field of ["connectUrl", "disconnectUrl"]) delete (fields[field] as { "x-source"?: string })["x-source"];
  delete (fields["configurationUrl"] as { "x-limit-source"?: string })["x-limit-source"];

  expect(claims(manifest)).toEqual([
    "connectUrl is no name of §2.7: it needs its own source",
    "disconnectUrl is no name of §2.7: it needs its own source",
    expect.stringMatching(/^pattern .+ is not shown by §2.7, §6.2/),
  ]);
});

test.each(documents)("%s says its sources", (file) => {
  const found = sources(read(file));

  expect(found.length).toBeGreaterThan(0);
  expect(found.map(findSourceProblem).filter(Boolean)).toEqual([]);
});

test.each<[string, object, string]>([
  [
    "plain http to another machine",
    { lifecycle: { configurationUrl: "http://stock-sync.example/setup" } },
    "/lifecycle/configurationUrl",
  ],
  ["a pre-release", { version: "1.0.0-beta" }, "/version"],
  ["a name that is too long", { technicalName: "x".repeat(101) }, "/technicalName"],
  [
    "a menu item without an address",
    { capabilities: { erp: { menuItems: [{ id: "a", name: "A" }] } } },
    "/capabilities/erp/menuItems/0",
  ],
])("a manifest with %s does not fit", (_, change, path) => {
  const validate = validator("manifest.schema.yaml");

  expect(validate({ version: "1.0.0", technicalName: "stock-sync", ...change })).toBe(false);
  expect(validate.errors!.map(({ instancePath }) => instancePath)).toContain(path);
});

test("a manifest may name this machine, and have fields that nobody described", () => {
  const validate = validator("manifest.schema.yaml");

  expect(
    validate({
      version: "1.0.0",
      technicalName: "x",
      lifecycle: { configurationUrl: "http://localhost:5173/setup" },
      more: 1,
    }),
  ).toBe(true);
});
