import { beforeAll, expect, test } from "vitest";
import type { Document, Json } from "./document.ts";
import { parse } from "yaml";
import { publishDescription, writeYaml } from "./publish.ts";
import { specs } from "./specs.ts";

interface Published {
  [operation: string]: {
    parameters: { in: string; required?: boolean; example?: Json }[];
    responses: Record<string, { headers?: object }>;
    requestBody?: { content: Record<string, { encoding?: object }> };
    "x-codeSamples": { label: string; source: string }[];
  };
}

let published: { erp: Document; channel: Document };
beforeAll(() => {
  published = { erp: publishDescription(specs.erp), channel: publishDescription(specs.channel) };
});

const listOperations = ({ paths }: Document) =>
  Object.values(paths as unknown as Record<string, Published>).flatMap((item) => Object.values(item));

test.each(["erp", "channel"] as const)("each operation of %s has samples, examples and headers", (api) => {
  const operations = listOperations(published[api]);

  expect(operations).toHaveLength({ erp: 296, channel: 84 }[api]);
  for (const { parameters, "x-codeSamples": samples } of operations) {
    expect(samples.map(({ label }) => label)).toEqual(["TypeScript", "curl", "CLI"]);
    expect(samples.every(({ source }) => source.length > 10)).toBe(true);
    expect(parameters.filter((each) => each.required && each.example === undefined)).toEqual([]);
  }
  const open = new Set(specs[api].operations.filter(({ isOpen }) => isOpen).map(({ id }) => id));
  const without = operations.filter(({ responses }) => !Object.values(responses).some(({ headers }) => headers));
  expect(without).toHaveLength(open.size);
});

test("YAML is the same to readers of YAML 1.1, which read words, times and numbers of their own", () => {
  const texts = [
    "yes",
    "no",
    "on",
    "~",
    "12:30",
    "2026-01-31T12:30:00Z",
    "0777",
    "1e3",
    "0x1f",
    "=",
    "<<",
    "",
    " a",
    "a: b",
    "a\nb\n",
    "#c",
  ];
  const description = { texts, keys: Object.fromEntries(texts.map((text) => [text, text])), twice: [texts, texts] };

  expect(parse(writeYaml(description), { version: "1.1", merge: false })).toEqual(description);
});

test("what nothing refers to is left out, as the type of an unknown event, and the rest refers to what is there", () => {
  const { components, ...rest } = published.channel as unknown as { components: Record<string, object> };
  const text = JSON.stringify([rest, components]);
  const names = Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `#/components/${kind}/${name}`),
  );

  expect(names).not.toContain("#/components/schemas/UnknownEvent");
  expect(names.filter((name) => !name.includes("/securitySchemes/") && !text.includes(`"${name}"`))).toEqual([]);
  expect([...text.matchAll(/"\$ref":"([^"]*)"/g)].filter(([, name]) => !names.includes(name!))).toEqual([]);
});

test("an event is told by its type, and each is one flat object", () => {
  const { schemas } = published.channel.components as unknown as {
    schemas: Record<string, { oneOf?: { $ref: string }[]; discriminator?: { mapping: Record<string, string> } }>;
  };
  const { oneOf, discriminator } = schemas["ChannelEvent"]!;

  expect(discriminator!.mapping["Seller:Offer.New"]).toBe("#/components/schemas/SellerOfferNewEvent");
  expect(oneOf!.map(({ $ref }) => $ref)).toEqual(Object.values(discriminator!.mapping));
  expect(schemas["SellerOfferNewEvent"]).toMatchObject({
    type: "object",
    required: ["id", "type", "createdAt", "event"],
    properties: { type: { const: "Seller:Offer.New" }, createdAt: { type: "string" } },
  });
  expect(schemas["SellerOfferNewEvent"]).not.toHaveProperty("allOf");
});

test.each(["channel", "seller"])("the parts of a form of %s that are JSON say so", (family) => {
  const upload = published.channel.paths[`/v1/${family}/order/invoice`] as unknown as Published;

  expect(upload["post"]!.requestBody!.content["multipart/form-data"]!.encoding).toEqual({
    invoice: { contentType: "application/json" },
  });
});

test("what is published is a copy", () => {
  expect(JSON.stringify(specs.channel.document)).not.toContain("x-codeSamples");
});
