import { listReachable, listChildren, listRefs } from "../../model/groups.ts";
import type { Field, Model, NamedShape } from "../../model/model.ts";
import { formatPropertyKey, toKebabCase } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";
import {
  buildDecoderName,
  findListReadApart,
  formatDecoder,
  formatPureCall,
  isPlain,
  useShapeHelper,
  type DecoderNotes,
} from "../shape/decoder-of.ts";
import { createImports, type Imports } from "../imports.ts";

const INTERNAL = "@kontor/http/internal";
const MOST_FIELDS_AT_ONCE = 4; // A larger shape is made when it is needed first, as a client has hundreds and loading it waits for all.

/** The shapes that a method, an error or an event reads: they have a decoder. */
export function listDecoded(model: Model): NamedShape[] {
  const answers = model.operations.flatMap(({ call, answer }) =>
    call && answer.kind === "shape" ? listRefs(answer.shape) : [],
  );
  const { error, events } = model.traits;
  const others = [
    ...(error ? [error.schema] : []),
    ...(events ? [events.envelope] : []),
    ...model.events.map(({ payload }) => payload),
  ];
  return [...listReachable(model.shapes, [...answers, ...others])]
    .toSorted()
    .filter((name) => !isPlain(model, name))
    .map((name) => model.shapes.get(name)!);
}

/** The groups that have decoders. */
export function listDecoderGroups(model: Model): string[] {
  return [...new Set(listDecoded(model).map(({ group }) => group))].toSorted();
}

/** The decoders of one resource group, those that others need first. */
export function emitDecoders(model: Model, group: string): string {
  const own = sortChildrenFirst(
    model,
    listDecoded(model).filter((shape) => shape.group === group),
  );
  const imports = createImports();
  imports.use("type Decoder", INTERNAL);
  const { error } = model.traits;
  const lenient = error ? listReachable(model.shapes, [error.schema]) : new Set<string>();
  const decoders = own.map((shape, index) =>
    emitDecoder(model, imports, shape, {
      later: new Set(own.slice(index).map(({ name }) => name)),
      isLenient: lenient.has(shape.name),
    }),
  );
  return `${formatBanner(model)}${imports.format()}${decoders.join("")}`;
}

function emitDecoder(
  model: Model,
  imports: Imports,
  shape: NamedShape,
  { later, isLenient }: { later: ReadonlySet<string>; isLenient: boolean },
): string {
  const { name, body, group, isRecursive } = shape;
  imports.use(`type ${name}`, `@kontor/${model.api}-types`);
  const notes: DecoderNotes = {
    model,
    use: (helper) => imports.use(helper, INTERNAL),
    useShape: (other) => {
      const from = model.shapes.get(other)!.group;
      if (isRecursive && listReachable(model.shapes, listChildren(model.shapes.get(other)!)).has(name))
        return `read${other}`;
      const decoder = buildDecoderName(other);
      return from === group ? decoder : imports.use(decoder, `./${toKebabCase(from)}.generated.ts`);
    },
    isLater: (other) => later.has(other),
    isLenient,
  };
  const apart = findListReadApart(shape);
  const type = apart ? `${imports.use("type ReadApart", "@kontor/http")}<${name}>` : name;
  const value = body.kind === "alias" ? formatDecoder(notes, body.shape) : emitShape(notes, name, body.fields);
  const isLarge = body.kind !== "alias" && body.fields.length > MOST_FIELDS_AT_ONCE;
  const made = isLarge ? formatPureCall(notes.use("later"), `() => ${value}`) : value;
  const whole = isRecursive ? formatPureCall(notes.use("bounded"), `read${name}`) : made;
  const inner = isRecursive
    ? `\n/** It is measured once, from outside: \`${buildDecoderName(name)}\` refuses what nests too deep. */\nconst read${name}: Decoder<${name}> = ${made};\n`
    : "";
  const read = apart
    ? formatPureCall(notes.use("listApart"), JSON.stringify(apart.name), formatDecoder(notes, apart.items), whole)
    : whole;
  return `${inner}
/** Reads ${/^[AEIOU]/.test(name) ? "an" : "a"} \`${name}\`; keeps fields it does not know. */
export const ${buildDecoderName(name)}: Decoder<${type}> = ${read};
`;
}

function emitShape(notes: DecoderNotes, name: string, fields: readonly Field[]): string {
  return `/* @__PURE__ */ ${useShapeHelper(notes.model, notes.use)}<${name}>(
  ${formatFields(notes, fields, true)},
  ${formatFields(notes, fields, false)},
)`;
}

/** In an optional field, `null` reads as absent. In an error, so does a value that cannot be read. */
function formatFields(notes: DecoderNotes, fields: readonly Field[], required: boolean): string {
  const lines = fields
    .filter((field) => field.required === required)
    .map(({ name, shape }) => {
      const read = shape.kind === "nullable" && !required ? shape.shape : shape;
      const decoder = formatDecoder(notes, read);
      const isLeftOut = notes.isLenient && !required;
      return `    ${formatPropertyKey(name)}: ${isLeftOut ? formatPureCall(notes.use("lenient"), decoder) : decoder},\n`;
    });
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}  }`;
}

function sortChildrenFirst(model: Model, shapes: readonly NamedShape[]): NamedShape[] {
  const own = new Map(shapes.map((shape) => [shape.name, shape]));
  const done = new Set<NamedShape>();
  const begun = new Set<string>();
  const visit = (name: string): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const child of listChildren(model.shapes.get(name)!).toSorted()) visit(child);
    if (own.has(name)) done.add(own.get(name)!);
  };
  for (const { name } of shapes) visit(name);
  return [...done];
}
