import type { Sections } from "./sheet.ts";

/** A claim `given §…` that the section does not bear out. */
export interface Unproven {
  /** From the node that states the source down to what is claimed. */
  path: string[];
  message: string;
}

type Node = Record<string, unknown>;

interface Place {
  /** The source that is inherited or stated. */
  source: unknown;
  /** The field or the parameter that this is about. */
  name?: string | undefined;
  path: string[];
  isRoot?: boolean;
}

/** What stands at a key of a place, what is wrong if the sections (`§`) do not say so, and whether they do. */
type Claim = [place: Place, key: string, message: string, isShown: (sections: Sections) => boolean];

const LIMITS = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "multipleOf"];
/** How the given specification says a format; others that it cannot say have their own source. */
const FORMATS: Record<string, RegExp> = {
  uuid: /uuid/i,
  int32: /int32/,
  "date-time": /timestamp/,
  password: /./, // how a tool shows it, no statement about the platform
};
/** Parts that hold no claims, or such as have their own source, and the fields, which are visited by name. */
const NOT_VISITED = ["x-notes", "examples", "example", "not", "properties"];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Finds the claims of a node, and of the nodes that inherit its source, that the section does not show:
 * names of properties, of parameters and of scopes, values, limits, and what is required. A part with a source of its
 * own answers for itself; where a part refers to another file, only what stands beside the reference is looked at.
 *
 * @param name The name of the field that the node describes, if it is one.
 */
export function findUnproven(node: Node, given: (source: string) => Sections, name?: string): Unproven[] {
  const root = { source: node["x-source"], name, path: [], isRoot: true };
  const claims = [...(name === undefined ? [] : [claimName(name, root)]), ...visit(node, root)];
  return claims.flatMap(([{ source, path }, key, message, isShown]) => {
    if (typeof source !== "string" || !source.startsWith("given ") || isShown(given(source))) return [];
    return [{ path: [...path, ...(key ? key.split(" ") : [])], message: message.replace("§", source.slice(6)) }];
  });
}

function* visit(node: Node, place: Place): Generator<Claim> {
  yield* claimsOf(node, place);
  for (const [name, field] of Object.entries((node["properties"] ?? {}) as Node)) {
    if (!isNode(field) || (field["x-source"] !== undefined && field["$ref"] === undefined)) continue; // has a turn of its own
    const inner = { source: field["x-source"] ?? place.source, name, path: [...place.path, "properties", name] };
    yield claimName(name, inner);
    yield* visit(field, inner);
  }
  const name = isNode(node["schema"]) && typeof node["name"] === "string" ? node["name"] : place.name;
  for (const [key, child] of Object.entries(node).filter(([each]) => !NOT_VISITED.includes(each)))
    for (const [index, each] of [child].flat().entries()) {
      const path = [...place.path, key, ...(Array.isArray(child) ? [`${index}`] : [])];
      if (isNode(each) && each["x-source"] === undefined) yield* visit(each, { source: place.source, name, path });
    }
}

/** Each field is a name of the section it is said to come from, its own or that of its schema. */
function claimName(name: string, place: Place): Claim {
  return [place, "", `${name} is no name of §: it needs its own source`, ({ names }) => names.has(name)];
}

/** The claims of a node itself. */
function* claimsOf(node: Node, place: Place): Generator<Claim> {
  yield [place, "x-source", "there is no § in the given specification", ({ exists }) => exists];
  yield* claimLimits(node, place);
  yield* claimRequired(node, place);
  const { name, const: constant = [], enum: values = [], flows = {}, value } = node;
  if (place.isRoot && typeof name === "string") {
    const isTag = node["in"] === undefined; // whose name stands among others in a row, and not in code
    const isShown = ({ names, words }: Sections) => names.has(name) || (isTag && words.has(name));
    yield [place, "name", `${name} is no name of §: it needs its own source`, isShown];
  }
  for (const each of [constant, values].flat())
    yield [place, "", `the value ${String(each)} is not shown by §`, ({ shows }) => shows(each, place.name)];
  for (const [flow, { scopes }] of Object.entries(flows as Record<string, { scopes: object }>))
    for (const scope of Object.keys(scopes))
      yield [place, `flows ${flow}`, `${scope} is no scope of §`, ({ names }) => names.has(scope)];
  for (const field of Object.keys(place.isRoot && isNode(value) ? value : {}))
    yield [place, `value ${field}`, `${field} is no name of §`, ({ names }) => names.has(field)];
}

/**
 * A limit is a number in a line that names what it limits; a pattern is never shown as one, so that somebody says whence
 * it was drawn. A format is known by the words for it, a default by its value.
 */
function* claimLimits(node: Node, place: Place): Generator<Claim> {
  const claim = (key: string, sourceKey: string, isShown: Claim[3]): Claim[] => {
    const message = `${key} ${String(node[key])} is not shown by §: it needs an \`${sourceKey}\``;
    return node[key] === undefined
      ? []
      : [[{ ...place, source: node[sourceKey] ?? place.source }, key, message, isShown]];
  };
  const isSchema = node["type"] !== undefined || node["$ref"] !== undefined; // an answer may be the default too
  const format = FORMATS[String(node["format"])];
  for (const key of LIMITS) yield* claim(key, "x-limit-source", ({ shows }) => shows(node[key], place.name));
  yield* claim("pattern", "x-limit-source", () => node["x-limit-source"] !== undefined);
  yield* claim("format", "x-format-source", ({ linesOf }) => linesOf(place.name).some((line) => format?.test(line)));
  yield* claim("default", "x-default-source", ({ shows }) => !isSchema || shows(node["default"], place.name));
  for (const key of ["x-delivery-limit", "x-rate-limit"]) {
    const { source, ...limit } = (node[key] ?? {}) as Node; // { deliveries: 10, source: given §8 }
    for (const each of Object.values(limit).filter((value) => typeof value === "number"))
      yield [{ ...place, source }, key, `${each} is not shown by §`, ({ shows }) => shows(each)];
  }
}

/** A list of required fields, a required parameter, a required body. */
function* claimRequired(node: Node, place: Place): Generator<Claim> {
  const { required = false, name = place.name, content, "x-required-source": source = place.source } = node;
  const isBody = content !== undefined && node["name"] === undefined;
  const bodyIsShown = ({ linesOf }: Sections) => linesOf().some((line) => /body: required/i.test(line));
  for (const each of Array.isArray(required)
    ? (required as string[])
    : required
      ? [isBody ? "the body" : String(name)]
      : []) {
    const message = `that ${each} is required is not shown by §: it needs an \`x-required-source\``;
    yield [
      { ...place, source },
      "required",
      message,
      (text) => text.required.has(each) || (isBody && bodyIsShown(text)),
    ];
  }
}
