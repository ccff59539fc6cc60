import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient, decodeEvent } from "@kontor/channel-client";
import { createSandbox, demo } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { readEventSpecs, type SpecSchema } from "../operations/event-specs.ts";

// Every leaf of every example of an event, in every form in which senders write it (observed): it is delivered, and read as what is meant.

const baseUrl = "https://sandbox.test";

interface Leaf {
  path: string[];
  value: unknown;
  schema: SpecSchema;
  isRequired: boolean;
}

/** The values of an example that hold no others, each with its schema. */
function listLeaves(schema: SpecSchema, value: unknown, path: string[] = [], isRequired = true): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listLeaves(schema.items ?? {}, item, [...path, String(index)]));
  if (typeof value !== "object" || value === null) return [{ path, value, schema, isRequired }];
  return Object.entries(value).flatMap(([name, each]) =>
    listLeaves(schema.properties?.[name] ?? {}, each, [...path, name], schema.required?.includes(name) ?? false),
  );
}

/** The forms of a value, and the value that each means. */
function* listForms({ schema, value, isRequired }: Leaf): Generator<{ written: unknown; meant: unknown }> {
  const types = [schema.type].flat();
  if (types.includes("boolean"))
    for (const [written, meant] of [
      [1, true],
      ["1", true],
      ["true", true],
      [0, false],
      ["0", false],
      ["false", false],
      ["", false],
    ])
      yield { written, meant };
  if (types.includes("integer") || types.includes("number")) yield { written: String(value), meant: value };
  if (schema["x-decimal-text"]) {
    yield { written: 7, meant: "7" };
    yield { written: 1.25, meant: "1.25" };
  }
  const id = /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : 4711; // a seller must be one whom the sandbox knows
  if (schema["x-id-text"]) yield { written: id, meant: String(id) };
  if (schema.enum && !isRequired) yield { written: "", meant: "" };
  if (!isRequired) yield { written: null, meant: undefined };
}

function replaceAt(value: object, path: readonly string[], by: unknown): object {
  const copy = structuredClone(value);
  const [last, ...before] = path.toReversed();
  const holder = before.reduceRight((node, key) => Reflect.get(node, key) as object, copy);
  if (by === undefined) Reflect.deleteProperty(holder, last!);
  else Reflect.set(holder, last!, by);
  return copy;
}

const cases = readEventSpecs().flatMap(({ type, examples, payload }) =>
  examples.flatMap((example) =>
    listLeaves(payload, example.event).flatMap((leaf) =>
      [...listForms(leaf)].map(({ written, meant }) => ({
        name: `${type} with ${JSON.stringify(written)} as ${leaf.path.join(".")}`,
        type,
        example,
        written: replaceAt(example.event, leaf.path, written),
        meant: replaceAt(example.event, leaf.path, meant),
      })),
    ),
  ),
);

test("each is taken by the sandbox, delivered by its queue, and read as what is meant", async () => {
  const wrong: string[] = [];
  using sandbox = createSandbox({ assumptions: { quotas: { Events_List: null } } });
  const { fetch } = sandbox;
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch }));
  const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, retries: 0 }) });
  await channel.events.list(); // takes a token
  const before = sandbox.snapshot();
  for (const table of ["records", "assumptions"]) delete before.tables[table]; // most of what a copy costs, and no event changes them
  for (const { name, type, example, written, meant } of cases)
    try {
      sandbox.restore(before);
      const id = sandbox.trigger(type, written as never);

      const { eventList } = await channel.events.list();

      const delivered = eventList.find((event) => Reflect.get(event, "id") === id);
      expect(decodeEvent(delivered)).toMatchObject({ type, event: decodeEvent({ ...example, event: meant }).event });
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
    }
  expect(wrong).toEqual([]);
});

test("the ids of an event are all read from a number too", () => {
  const others = readEventSpecs().flatMap(({ type, examples, payload }) =>
    listLeaves(payload, examples[0]!.event)
      .filter(({ path, schema }) => path.at(-1)!.endsWith("Id") && schema.type === "string" && !schema["x-id-text"])
      .map(({ path }) => `${type} ${path.join(".")}`),
  );
  expect(others).toEqual([]);
});

test("there are forms of every kind", () => {
  expect(cases.length).toBeGreaterThan(200);
});
