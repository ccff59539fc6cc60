import type { GivenText } from "./given-spec.ts";

/** A claim `given §…` that the section does not bear out. */
export interface Unproven {
  /** From the node that states the source down to what is claimed. */
  path: string[];
  message: string;
}

type Node = Record<string, unknown>;
type Given = (source: string) => GivenText;

const LIMITS = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "multipleOf", "pattern"];
/** How the given specification says a format; others that it cannot say have their own source. */
const FORMATS: Record<string, RegExp> = {
  uuid: /uuid/i,
  int32: /int32/,
  "date-time": /timestamp/,
  password: /./, // how a tool shows it, no statement about the platform
};
/** Parts that hold no claims, or such as have their own source. */
const NO_CLAIMS = ["x-notes", "examples", "example", "not"];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isGiven = (source: unknown): source is string => typeof source === "string" && source.startsWith("given ");

/**
 * Finds the claims of a node, and of the nodes that inherit its source, that the section does not show:
 * names of properties, of parameters and of scopes, values, limits, and what is required. A part with a source of its
 * own answers for itself; where a part refers to another file, only what stands beside the reference is looked at.
 *
 * @param name The name of the field that the node describes, if it is one.
 */
export function findUnproven(node: Node, given: Given, name?: string): Unproven[] {
  const place = { given, source: node["x-source"], name, path: [], isRoot: true };
  return [...(name === undefined ? [] : nameProblem(name, place.source, place)), ...walk(node, place)];
}

interface Place {
  given: Given;
  /** The source that is inherited or stated. */
  source: unknown;
  /** The field or the parameter that this is about. */
  name: string | undefined;
  path: string[];
  isRoot?: boolean;
}

function walk(node: Node, place: Place): Unproven[] {
  const found = [...own(node, place), ...properties(node, place)];
  for (const [key, child] of Object.entries(node)) {
    if (key === "properties" || NO_CLAIMS.includes(key) || !(isNode(child) || Array.isArray(child))) continue;
    const children: [string[], unknown][] = Array.isArray(child)
      ? child.map((each, index) => [[key, String(index)], each])
      : [[[key], child]];
    const name = isNode(node["schema"]) && typeof node["name"] === "string" ? node["name"] : place.name;
    for (const [path, inner] of children)
      if (isNode(inner) && inner["x-source"] === undefined)
        found.push(...walk(inner, { ...place, isRoot: false, name, path: [...place.path, ...path] }));
  }
  return found;
}

/** Each field is a name of the section it is said to come from, its own or that of its schema. */
function properties(node: Node, place: Place): Unproven[] {
  if (!isNode(node["properties"])) return [];
  return Object.entries(node["properties"]).flatMap(([name, field]) => {
    if (!isNode(field)) return [];
    const source = field["x-source"] ?? place.source;
    const path = [...place.path, "properties", name];
    if (field["x-source"] !== undefined && field["$ref"] === undefined) return []; // has a turn of its own
    const problem = nameProblem(name, source, { ...place, path });
    return [...problem, ...walk(field, { ...place, source, name, path, isRoot: false })];
  });
}

function nameProblem(name: string, source: unknown, { given, path }: Place): Unproven[] {
  if (!isGiven(source) || given(source).names.has(name)) return [];
  return [{ path, message: `${name} is no name of ${source.slice(6)}: it needs its own source` }];
}

/** Checks the claims of a node itself: its section, its name, its values, its limits, its required fields. */
function own(node: Node, place: Place): Unproven[] {
  const { given, source, path, name, isRoot } = place;
  const requiredSource = node["x-required-source"] ?? source;
  const found: Unproven[] = [...limits(node, place), ...required(node, requiredSource, place)];
  if (!isGiven(source)) return found;
  const text = given(source);
  const report = (message: string, ...rest: string[]) => found.push({ path: [...path, ...rest], message });
  if (!text.exists) report(`there is no ${source.slice(6)} in the given specification`, "x-source");
  const isTag = node["in"] === undefined; // whose name stands among others in a row, and not in code
  if (
    isRoot &&
    typeof node["name"] === "string" &&
    !text.names.has(node["name"]) &&
    !(isTag && text.words.has(node["name"]))
  )
    report(`${node["name"]} is no name of ${source.slice(6)}: it needs its own source`, "name");
  const lines = text.linesOf(name).join("\n");
  for (const value of [node["const"] ?? [], node["enum"] ?? []].flat())
    if (!hasValue(value, lines, text)) report(`the value ${String(value)} is not shown by ${source.slice(6)}`);
  if (isNode(node["flows"]))
    for (const [flow, { scopes }] of Object.entries(node["flows"]) as [string, { scopes: object }][])
      for (const scope of Object.keys(scopes))
        if (!text.names.has(scope)) report(`${scope} is no scope of ${source.slice(6)}`, "flows", flow);
  if (isRoot && isNode(node["value"]))
    for (const field of Object.keys(node["value"]))
      if (!text.names.has(field)) report(`${field} is no name of ${source.slice(6)}`, "value", field);
  return found;
}

const hasValue = (value: unknown, lines: string, { names }: GivenText) =>
  typeof value === "number" ? new RegExp(`(^|\\D)${value}(\\D|$)`, "m").test(lines) : names.has(String(value));

/**
 * A limit is a number in a line that names what it limits; a pattern is never shown as one, so that somebody says whence
 * it was drawn. A format is known by the words for it, a default by its value.
 */
function limits(node: Node, { given, source: inherited, path, name }: Place): Unproven[] {
  const check = (
    keys: string[],
    sourceKey: string,
    isShown: (text: GivenText, lines: string, key: string) => boolean,
  ) => {
    const source = node[sourceKey] ?? inherited;
    if (!isGiven(source)) return [];
    const text = given(source);
    const lines = text.linesOf(name).join("\n");
    return keys
      .filter((key) => node[key] !== undefined && !isShown(text, lines, key))
      .map((key) => ({
        path: [...path, key],
        message: `${key} ${String(node[key])} is not shown by ${source.slice(6)}: it needs an \`${sourceKey}\``,
      }));
  };
  const isSchema = node["type"] !== undefined || node["$ref"] !== undefined; // an answer may be the default too
  const isStated = typeof node["x-limit-source"] === "string";
  return [
    ...check(LIMITS, "x-limit-source", (text, lines, key) =>
      key === "pattern" ? isStated : hasValue(node[key], lines, text),
    ),
    ...check(["format"], "x-format-source", (_, lines, key) => FORMATS[String(node[key])]?.test(lines) ?? false),
    ...check(isSchema ? ["default"] : [], "x-default-source", (text, lines, key) => hasValue(node[key], lines, text)),
    ...quotas(node, given, path),
  ];
}

/** `x-delivery-limit: { deliveries: 10, source: given §8 }` */
function quotas(node: Node, given: Given, path: string[]): Unproven[] {
  return ["x-delivery-limit", "x-rate-limit"].flatMap((key) => {
    const limit = node[key];
    if (!isNode(limit) || !isGiven(limit["source"])) return [];
    const text = given(limit["source"]);
    const numbers = Object.values(limit).filter((value) => typeof value === "number");
    const source = limit["source"].slice(6);
    return numbers
      .filter((value) => !hasValue(value, text.linesOf().join("\n"), text))
      .map((value) => ({ path: [...path, key], message: `${value} is not shown by ${source}` }));
  });
}

/** A list of required fields, a required parameter, a required body. */
function required(node: Node, source: unknown, { given, path, name }: Place): Unproven[] {
  if (!isGiven(source) || node["required"] === undefined || node["required"] === false) return [];
  const text = given(source);
  const isSaid = (field: string | undefined) => field !== undefined && text.required.has(field);
  const message = (field: string) =>
    `that ${field} is required is not shown by ${source.slice(6)}: it needs an \`x-required-source\``;
  const at = [...path, "required"];
  if (Array.isArray(node["required"]))
    return (node["required"] as string[])
      .filter((field) => !isSaid(field))
      .map((field) => ({ path: at, message: message(field) }));
  const isBody = node["content"] !== undefined && node["name"] === undefined;
  if (isBody)
    return text.linesOf().some((line) => /body: required/i.test(line))
      ? []
      : [{ path: at, message: message("the body") }];
  const field = (node["name"] as string | undefined) ?? name;
  return isSaid(field) ? [] : [{ path: at, message: message(String(field)) }];
}
