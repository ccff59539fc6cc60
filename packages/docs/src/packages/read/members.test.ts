import { describe, expect, test } from "vitest";
import { findDeclarations } from "./declarations.ts";
import { collectMembers, collectParameters } from "./members.ts";
import { parseSource } from "./source.ts";
import { readDocstring } from "./docstring.ts";

const source = parseSource(
  "a.ts",
  `interface Common {
    /** Longest wait, in ms. Default 1 000. */
    timeoutMs?: number;
    clock?: Clock;
  }
  export interface Clock { now(): number }
  interface Lanes { /** Default 16. */ most?: number }
  export interface Options extends Omit<Common, "clock"> {
    /** The address. */
    url: string;
    lanes?: Lanes & { /** Default 20. */ size?: number };
    channel: Pick<Clock, "now">;
    clock?: Clock;
    facts?: Partial<Lanes> | undefined;
    bounds?: (Lanes & { /** Default 20. */ size?: number }) | undefined;
  }
  export class Problem extends Hidden {
    override readonly name = "Problem";
    #secret = 1;
    /** @internal */
    hidden = 1;
    get body(): unknown { return 1 }
    private own = 1;
    protected inherited = 1;
    private static shared = 1;
    public plain = 1;
    static made: number = 1;
    constructor(text: string) { super() }
  }
  class Hidden { declare readonly host?: string; get [MARK](): true { return true } }`,
);
const isPublic = ({ name }: { name: string }) => ["Clock", "Options", "Problem"].includes(name);
const membersOf = (name: string) => collectMembers(findDeclarations(source, name)[0]!, isPublic);

test("options have their defaults, their units, and what they take from types that are not exported", () => {
  const rows = membersOf("Options").map(({ name, type, isRequired, defaultValue, unit }) => [
    name,
    type,
    isRequired,
    defaultValue?.value,
    unit,
  ]);

  expect(rows).toEqual([
    ["timeoutMs", "number", false, "1 000", "ms"],
    ["url", "string", true, undefined, undefined],
    ["lanes", "object", false, undefined, undefined].with(1, "{ … }"),
    ["channel", 'Pick<Clock, "now">', true, undefined, undefined],
    ["clock", "Clock", false, undefined, undefined],
    ["facts", "Partial<Lanes>", false, undefined, undefined],
    ["bounds", "object", false, undefined, undefined].with(1, "{ … }"),
  ]);
});

test("an option that is an object has its members, and one whose type is exported has none here", () => {
  const [, , lanes, channel, clock, facts, bounds] = membersOf("Options");

  expect(lanes?.inner.map(({ name, defaultValue }) => [name, defaultValue?.value])).toEqual([
    ["most", "16"],
    ["size", "20"],
  ]);
  expect(channel?.inner).toEqual([]);
  expect(clock?.inner).toEqual([]);
  expect(facts?.inner).toEqual([]);
  expect(bounds?.inner).toEqual(lanes?.inner);
});

test("a class shows its public members and those of a parent that is not exported", () => {
  expect(membersOf("Problem").map(({ name, type }) => `${name}: ${type}`)).toEqual([
    "host: string",
    'name: "Problem"',
    "body: unknown",
    "plain: 1",
    "static made: number",
    "constructor: (text: string)",
  ]);
});

test.each([
  ["Readonly<Lanes>", [["most", false]]],
  ["Required<Lanes>", [["most", false]]],
  [
    "Partial<{ a: 1; b?: 2 }>",
    [
      ["a", false],
      ["b", false],
    ],
  ],
  ['Pick<{ a: 1; ab: 2 }, "a">', [["a", true]]],
  ['Omit<{ a: 1; ab: 2; b: 3 }, "a" | "b">', [["ab", true]]],
])("an interface that extends %s has its members", (parent, members) => {
  const whole = parseSource("b.ts", `interface Lanes { most?: number }\nexport interface Own extends ${parent} {}`);

  const found = collectMembers(findDeclarations(whole, "Own")[0]!, ({ name }) => name === "Own");

  expect(found.map(({ name, isRequired }) => [name, isRequired])).toEqual(members);
});

describe("parameters", () => {
  const source = parseSource(
    "a.ts",
    `/**
    * @param base The address.
    * @param options.clock Tells time. Default: the clock of this machine.
    */
  export function open(base: string, plain: number, { clock }: { clock?: Clock } = {}): void {}`,
  );

  test("a parameter is listed if the docstring explains it, or its type has no name", () => {
    const [declaration] = findDeclarations(source, "open");

    const parameters = collectParameters(declaration!, readDocstring(declaration!.doc), () => false);

    expect(parameters.map(({ name, doc }) => [name, doc.text])).toEqual([
      ["base", "The address."],
      ["options", ""],
    ]);
    expect(parameters[1]?.isRequired).toBe(false);
    expect(parameters[1]?.inner[0]?.defaultValue?.value).toBe("the clock of this machine");
  });
});
