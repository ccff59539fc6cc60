import { listRefs } from "../../model/groups.ts";
import type { Model, NamedShape, Shape } from "../../model/model.ts";
import { formatPropertyKey } from "../../name/names.ts";

/** The facts with which the decoders of one file are written. */
export interface DecoderNotes {
  model: Model;
  /** Adds a helper of `@kontor/http`, and gives its name. */
  use(helper: string): string;
  /** Adds a decoder of a named shape, and gives its name. */
  useShape(name: string): string;
  /** The shape is the body of an error, or a part of it: it is read as far as it can be read. */
  isLenient?: boolean;
  /** Whether a named shape must be looked up when it is used, as it is written further down or in a circle with this one. */
  isLater(name: string): boolean;
}

const STRICT: Partial<Record<Shape["kind"], string>> = {
  any: "anything",
  freeForm: "anything", // a sender in PHP writes an empty object as []
  text: "text",
  bytes: "anything",
  integer: "integer",
  longInteger: "longInteger",
  number: "number",
  boolean: "boolean",
  decimalText: "decimalText",
  idText: "idText",
};

/** Callers of some APIs write text for numbers, and 1 for true (observed). */
const AS_SENT = { ...STRICT, integer: "integerAsSent", number: "numberAsSent", boolean: "booleanAsSent" };

/** The name of the decoder of a named shape. */
export function buildDecoderName(name: string): string {
  return `decode${name}`;
}

/** Marks the call of a helper as free of effects. Without a mark on every call, also on an inner one, most bundlers keep the decoders that nothing uses. */
export function formatPureCall(helper: string, ...args: string[]): string {
  return `/* @__PURE__ */ ${helper}(${args.join(", ")})`;
}

/** The expression that reads a shape. */
export function formatDecoder(notes: DecoderNotes, shape: Shape): string {
  const { model, use, isLenient } = notes;
  if (shape.kind === "ref") return formatReference(notes, shape.name);
  if (shape.kind === "list")
    return formatPureCall(
      use(isLenient ? "lenientList" : "list"),
      shape.isReadApart ? use("anything") : formatDecoder(notes, shape.items),
    );
  if (shape.kind === "map") return formatPureCall(use("mapOf"), formatDecoder(notes, shape.values));
  if (shape.kind === "nullable") return formatPureCall(use("nullable"), formatDecoder(notes, shape.shape));
  if (shape.kind === "union") return formatUnion(notes, shape);
  if (shape.kind === "enum") return formatEnum(notes, shape.values);
  if (shape.kind === "text" && isLenient) return use("lenientText");
  return use((model.traits.reads === "asSent" ? AS_SENT : STRICT)[shape.kind]!);
}

function formatUnion(notes: DecoderNotes, { members, discriminator }: Extract<Shape, { kind: "union" }>): string {
  const { use, model } = notes;
  const decoders = members.map((member) => formatDecoder(notes, member));
  if (!discriminator) return formatPureCall(use("union"), ...decoders);
  const { field, values, isOptional } = discriminator;
  const key = formatPropertyKey(field);
  const type = typeof values[0]![0];
  const read = `{ ${key}: ${formatEnum(notes, [values[0]![0]])} }`;
  const fields = isOptional ? ["{}", read] : [read, "{}"];
  const head = formatPureCall(`${useShapeHelper(model, use)}<{ ${key}${isOptional ? "?" : ""}: ${type} }>`, ...fields);
  const cases = values.flatMap((each, index) =>
    each.map((value) => `${typeof value === "number" ? value : formatPropertyKey(String(value))}: ${decoders[index]}`),
  );
  return formatPureCall(use("unionBy"), JSON.stringify(field), head, `{ ${cases.join(", ")} }`);
}

/** The helper that reads the fields of an object, in any case where callers of the API write them so. */
export function useShapeHelper({ traits }: Model, use: DecoderNotes["use"]): string {
  return use(traits.reads === "anyCase" ? "shapeInAnyCase" : "shape");
}

function formatReference(notes: DecoderNotes, name: string): string {
  const { body } = notes.model.shapes.get(name)!;
  if (isPlain(notes.model, name)) return formatDecoder(notes, (body as { shape: Shape }).shape);
  const decoder = notes.useShape(name);
  return notes.isLater(name) ? formatPureCall(notes.use("later"), `() => ${decoder}`) : decoder;
}

/** A set of values is open when it is read: only the type of its values is checked. */
function formatEnum({ use, isLenient }: DecoderNotes, values: readonly unknown[]): string {
  const types = [...new Set(values.map((value) => typeof value))];
  if (types.length > 1) return use("anything");
  if (types[0] === "number") return use(values.every(Number.isInteger) ? "integer" : "number");
  if (types[0] === "boolean") return use("boolean");
  return use(isLenient ? "lenientText" : "text");
}

/** Whether a named shape is written where it is used: it has no decoder of its own. */
export function isPlain(model: Model, name: string): boolean {
  const { body, isRecursive } = model.shapes.get(name)!;
  return body.kind === "alias" && !isRecursive && listRefs(body.shape).every((each) => isPlain(model, each));
}

/** The list of an object whose items are read one by one. */
export function findListReadApart({ body }: NamedShape): { name: string; items: Shape } | undefined {
  if (body.kind !== "object") return undefined;
  const field = body.fields.find(({ shape }) => shape.kind === "list" && shape.isReadApart);
  return field?.shape.kind === "list" ? { name: field.name, items: field.shape.items } : undefined;
}
