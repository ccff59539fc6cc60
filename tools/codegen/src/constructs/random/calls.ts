import fc from "fast-check";
import type { Json } from "../../document/openapi.ts";
import { parts } from "./grammar.ts";
import type { Part } from "./part.ts";

type Place = "path" | "query" | "header";

/** A parameter, and the value that a call gives; `undefined` where it gives none. */
interface Parameter {
  name: string;
  place: Place;
  required: boolean;
  value: string | number | boolean | readonly string[] | undefined;
  explode: boolean;
}

/** A random operation, and one call of it. */
export interface Call {
  tag: string;
  id: string;
  parameters: readonly Parameter[];
  /** A body that may be missing is missing. */
  body: "required" | "optional" | "absent";
  /** Media types that stand beside JSON in the body and in the answer. */
  beside: readonly string[];
  part: Part;
}

/** Tags of which nobody thought when the names of files and of code were chosen, and some that come to the same. */
const TAGS = [
  "salesOrder",
  "sales-order",
  "Sales order",
  "sales",
  "2fa",
  "v2",
  "then",
  "default",
  "constructor",
  "注文",
];
const IDS = ["get", "Get", "list", "delete", "then", "a.b/c", "of a shop", "constructor", "eachItem", "2"];
const BESIDE = ["application/x-ndjson", "application/problem+json", "text/plain", "application/octet-stream"];

/** Two of a name in one place are one parameter, and two of a name in two places are refused: so each name has its place. */
const PARAMETERS: readonly (readonly [string, Place])[] = [
  ["id", "path"],
  ["idea", "query"],
  ["the-id", "path"],
  ["page", "query"],
  ["pageSize", "query"],
  ["default", "query"],
  ["x-trace", "header"],
  ["X-Tracer", "header"],
];

const values = fc.oneof(
  fc.constantFrom("a b", "a/b", "ä&=", "a,b"),
  fc.constantFrom(0, 7, -1),
  fc.boolean(),
  fc.constantFrom(["a"], ["a b", "c"]),
);

const parameters: fc.Arbitrary<Parameter[]> = fc
  .tuple(fc.subarray([...PARAMETERS]), fc.boolean(), fc.infiniteStream(fc.tuple(values, fc.boolean(), fc.boolean())))
  .map(([chosen, explode, stream]) =>
    chosen.map(([name, place]): Parameter => {
      const [value, required, isGiven] = stream.next().value as [Parameter["value"], boolean, boolean];
      const single = place !== "query" && Array.isArray(value) ? value[0] : value;
      const written = place === "header" ? String(single).replaceAll(/[^ -~]/g, "") : single;
      const isNeeded = place === "path" || required;
      return { name, place, required: isNeeded, explode, value: isNeeded || isGiven ? written : undefined };
    }),
  );

export const calls: fc.Arbitrary<Call> = fc
  .record({
    tag: fc.constantFrom(...TAGS),
    id: fc.constantFrom(...IDS),
    parameters,
    body: fc.constantFrom<Call["body"][]>("required", "required", "optional", "absent"),
    beside: fc.subarray(BESIDE, { maxLength: 2 }),
    part: parts,
  })
  .map((call) => ({ ...call, body: call.part.value === null ? "absent" : call.body })); // a client sends no null as a whole body

/** The operation of a call in a description. */
export function describeCall(call: Call, index: number, schema: Json): { path: string; operation: Json } {
  const inPath = call.parameters.filter(({ place }) => place === "path");
  const content = Object.fromEntries([...call.beside, "application/json"].map((type) => [type, { schema }]));
  return {
    path: ["/calls", index, ...inPath.map(({ name }) => `{${name}}`)].join("/"),
    operation: {
      operationId: `${call.id} ${index}`,
      tags: [call.tag],
      parameters: call.parameters.map(({ name, place, required, explode, value }) => ({
        name,
        in: place,
        required,
        ...(Array.isArray(value) && { explode }),
        schema: describeValue(value),
      })),
      ...(call.body !== "absent" && { requestBody: { required: call.body === "required", content } }),
      responses: { 200: { description: "As it is.", content: { "application/json": { schema } } } },
    },
  };
}

function describeValue(value: Parameter["value"]): Json {
  if (Array.isArray(value)) return { type: "array", items: { type: "string" } };
  return { type: typeof value === "number" ? "integer" : typeof value === "boolean" ? "boolean" : "string" };
}

/**
 * The arguments of a call, as a program writes them. What may be missing at the end is left out.
 *
 * @param lacks The name of a parameter that is not given though it must be. Default: none.
 */
export function writeArguments(call: Call, value: Json = call.part.value, lacks?: string): string {
  const given = call.parameters.filter((each) => each.value !== undefined && each.name !== lacks);
  const names = given.map((each) => `${JSON.stringify(each.name)}: ${JSON.stringify(each.value)}`);
  const first = call.parameters.length > 0 ? [`{ ${names.join(", ")} }${lacks === undefined ? "" : " as never"}`] : [];
  const hasBody = call.body === "required";
  const isNeeded = hasBody || names.length > 0 || lacks !== undefined;
  return [...(isNeeded ? first : []), ...(hasBody ? [JSON.stringify(value)] : [])].join(", ");
}

/** What the server must get: the steps of the path, the query and the headers. */
export function expectRequest({ parameters: all }: Call, index: number) {
  const given = (place: Place) => all.filter((each) => each.place === place && each.value !== undefined);
  return {
    path: ["", "calls", index, ...given("path").map(({ value }) => value)].map(String),
    query: given("query").flatMap(({ name, value, explode }) =>
      explode && Array.isArray(value) ? value.map((each: string) => [name, each]) : [[name, String(value)]],
    ),
    headers: Object.fromEntries(given("header").map(({ name, value }) => [name.toLowerCase(), String(value)])),
  };
}
