import { readEssence } from "../../model/media.ts";
import type { Model, Operation, Parameter, Shape } from "../../model/model.ts";
import { listReachable, listRefs } from "../../model/groups.ts";
import { findListReadApart, formatDecoder, type DecoderNotes } from "../shape/decoder-of.ts";
import { formatType } from "../shape/type-of.ts";

/** The parameters that a caller gives with every call. */
export function listCallParameters({ parameters }: Pick<Operation, "parameters">): Parameter[] {
  return parameters.filter(({ isGivenPerCall }) => isGivenPerCall);
}

/** How a body other than JSON is written. */
const FORMS: Partial<Record<string, string>> = { urlencoded: "encodeForm", multipart: "encodeMultipart" };

/** The facts of the calls of one method, as `buildGroup()` takes them: where they go and what they take, as one text, and the text of an object if there is more. */
export function formatCall(notes: DecoderNotes, operation: Operation): string {
  const { use } = notes;
  const { answer, id, method, path, body, partial, batch } = operation;
  const isPlain = !/\s/.test(path + id);
  const parameters = listCallParameters(operation);
  const demanded = parameters.flatMap((each) => (each.required && each.place !== "path" ? [each.name] : []));
  const fields = [
    !isPlain && `path: ${JSON.stringify(path)}, operation: ${JSON.stringify(id)}`,
    ...namesIn(parameters, "query"),
    ...namesIn(parameters, "header"),
    demanded.length > 0 && `required: ${JSON.stringify(demanded)}`,
    parameters.some(({ place, shape, explode }) => place === "query" && shape.kind === "list" && !explode) &&
      'lists: "comma"',
    operation.sendOnce && "sendOnce: true",
    operation.repeats !== undefined && `repeats: ${operation.repeats}`,
    body?.required === false && "needsBody: false",
    formatRequired(notes.model, operation),
    body && FORMS[body.form] && `form: ${use(FORMS[body.form]!)}`,
    body &&
      (body.form === "text" || body.form === "bytes" || isOtherJson(body)) &&
      `form: ${use("encodeAs")}(${JSON.stringify(body.type)})`,
    answer.kind === "shape" && `decode: ${formatDecoder(notes, answer.shape)}`,
    formatReviver(notes, operation),
    answer.kind === "bytes" && `document: ${use("readDocument")}`,
    answer.kind === "none" && 'answer: "none"',
    answer.kind === "text" && `document: ${use("readText")}`,
    answer.kind === "text" && 'answer: "optional"',
    answer.kind === "shape" && answer.isOptional && !partial && 'answer: "optional"',
    partial && 'answer: "partial"',
    batch && `batch: ${JSON.stringify({ operation: id, ...batch })}`,
    partial &&
      `finish: ${use("createPartialFinish")}(${typeof partial === "object" ? `${JSON.stringify(partial.items)}, ${JSON.stringify(partial.id)}` : ""})`,
  ];
  const told = fields.filter(Boolean).join(", ");
  const place = isPlain ? `${path} ${id}` : "- -"; // The fields tell them.
  const text = `${method} ${place}${parameters.length > 0 ? " params" : ""}${body ? " body" : ""}`;
  return `[${JSON.stringify(text)}${told && `, { ${told} }`}]`;
}

function isOtherJson({ form, type }: { form: string; type: string }): boolean {
  return form === "json" && readEssence(type) !== "application/json";
}

/** Which parameters go where; those of the path stand in it. */
function namesIn(parameters: readonly Parameter[], place: "query" | "header"): string[] {
  const names = parameters.flatMap((each) => (each.place === place ? [each.name] : []));
  return names.length > 0 ? [`${place}: ${JSON.stringify(names)}`] : [];
}

/** The names of the fields that a body needs at any depth, each once. */
function formatRequired({ shapes }: Model, { body }: Operation): string | undefined {
  const held = body ? [...listReachable(shapes, listRefs(body.shape))].map((name) => shapes.get(name)!.body) : [];
  const fields = held.flatMap((each) => (each.kind === "object" ? each.fields : []));
  const names = [...new Set(fields.flatMap(({ name, required }) => (required && !/\s/.test(name) ? [name] : [])))];
  return names.length > 0 ? `bodyFields: ${JSON.stringify(names.toSorted().join(" "))}` : undefined;
}

/** How the numbers of an answer are kept as they were written, where its type needs it. */
function formatReviver({ model, use }: DecoderNotes, operation: Operation): string | undefined {
  const hasLongs = canHold(model, operation, "longInteger");
  if (!hasDecimalText(model, operation)) return hasLongs ? `reviver: ${use("keepLongs")}` : undefined;
  if (!hasLongs) return `reviver: ${use("keepDigits")}`;
  const long = `${use("keepLongs")}.call(this, key, value, context)`;
  return `reviver(this: object, key, value, context) { return ${use("keepDigits")}.call(this, key, ${long}, context); }`;
}

/** Whether an answer can hold decimal text, itself or in an event, whose payload is read later. */
function hasDecimalText(model: Model, operation: Operation): boolean {
  return canHold(model, operation, "decimalText");
}

function canHold({ shapes, traits }: Model, { answer }: Operation, kind: Shape["kind"]): boolean {
  if (answer.kind !== "shape") return false;
  const isHeld = (shape: Shape) => JSON.stringify(shape).includes(`"kind":"${kind}"`);
  const envelope = kind === "decimalText" ? traits.events?.envelope : undefined;
  return (
    isHeld(answer.shape) ||
    [...listReachable(shapes, listRefs(answer.shape))].some((name) => {
      const { body } = shapes.get(name)!;
      const held = body.kind === "object" ? body.fields.map(({ shape }) => shape) : [body.shape];
      return name === envelope || held.some(isHeld);
    })
  );
}

/** The type of what a method gives. */
export function formatAnswer(model: Model, { answer }: Operation): string {
  switch (answer.kind) {
    case "bytes":
      return "Uint8Array";
    case "text":
      return "string";
    case "none":
      return "void";
    case "unknown":
      return "unknown";
    case "shape": {
      const type = formatType(answer.shape, true);
      const named = answer.shape.kind === "ref" ? model.shapes.get(answer.shape.name) : undefined;
      const read = named && findListReadApart(named) ? `ReadApart<${type}>` : type;
      return answer.isOptional ? `${read} | undefined` : read;
    }
  }
}
