import type { Content as Given } from "../document/openapi.ts";
import type { Content, Field, Shape } from "./model.ts";
import { listReachable, listRefs } from "./groups.ts";
import { addSteps, Refusal } from "./refusal.ts";
import type { ShapeReader } from "./shapes/reader.ts";
import type { NamedDraft } from "./shapes/reading.ts";

/** The media type without its parameters, in lower case. */
export function readEssence(type: string): string {
  return type.split(";")[0]!.trim().toLowerCase();
}

export function isJson(type: string): boolean {
  return /^application\/json$|\/json$|\+json$/.test(readEssence(type));
}

/** How a body of a media type is written or read; `undefined` for one that no client of ours writes. */
function findForm(type: string): Content["form"] {
  const essence = readEssence(type);
  if (isJson(essence)) return "json";
  if (essence === "application/x-www-form-urlencoded") return "urlencoded";
  if (essence === "multipart/form-data") return "multipart";
  return essence.startsWith("text/") ? "text" : "bytes";
}

const ORDER: readonly Content["form"][] = ["json", "urlencoded", "multipart", "text", "bytes"];

/** Every media type of a body, the one that a client writes first. */
export function readContents(
  reader: ShapeReader,
  content: Record<string, Given> | undefined,
  at: string,
  hint: string,
): Content[] {
  const found = Object.keys(content ?? {})
    .toSorted()
    .map((type): Content => {
      const schema = content![type]?.schema;
      const place = addSteps(at, "content", type, "schema");
      if (ANY_TYPE.test(readEssence(type))) return readAny(reader.read(schema ?? true, place, hint));
      const form = findForm(type);
      const isShaped = form === "json" || form === "urlencoded" || form === "multipart";
      const shape = isShaped ? reader.read(schema ?? true, place, hint) : undefined;
      return { type, form, shape: shape ?? { kind: form === "text" ? "text" : "bytes" } };
    });
  return found.toSorted((one, other) => ORDER.indexOf(one.form) - ORDER.indexOf(other.form));
}

/** A range of media types that says nothing of its own, as many generators write it. */
export const ANY_TYPE = /^(\*|application)\/\*$/;

/** Data is sent as JSON, and read by the type that the answer itself has: JSON as a value, text as text. */
function readAny(shape: Shape): Content {
  return shape.kind === "bytes"
    ? { type: "application/octet-stream", form: "bytes", shape }
    : { type: "application/json", form: "json", shape };
}

/** @throws {Refusal} If no client can write the body. */
export function checkBody(named: ReadonlyMap<string, NamedDraft>, contents: readonly Content[], at: string): void {
  const [first] = contents;
  if (first && /[/+]xml$/.test(readEssence(first.type)))
    throw new Refusal(at, `be JSON, a form, text or bytes: got ${first.type}`);
  if (first?.form === "multipart") checkParts(named, first.shape, at);
  if (first?.form !== "urlencoded") return;
  const fields = listFields(named, first.shape);
  if (!fields) throw new Refusal(at, "be a form with fields");
  const nested = fields.find(({ shape }) => !isPlain(named, shape));
  if (nested) throw new Refusal(at, `be a form whose fields are plain values: got ${nested.name}`);
}

/** A field of a form of several parts is a file, a list of files, or what is written as text: JSON holds no file. */
function checkParts(named: ReadonlyMap<string, NamedDraft>, whole: Shape, at: string): void {
  const isPart = (shape: Shape): boolean => {
    if (shape.kind === "nullable") return isPart(shape.shape);
    if (shape.kind === "union") return shape.members.every(isPart);
    const body = shape.kind === "ref" ? named.get(shape.name)!.body : undefined;
    return body?.kind === "alias" ? isPart(body.shape) : shape.kind === "bytes" || !holdsBytes(named, shape);
  };
  const isListed = (shape: Shape): boolean => {
    const body = shape.kind === "ref" ? named.get(shape.name)!.body : undefined;
    if (body?.kind === "alias") return isListed(body.shape);
    if (shape.kind === "nullable") return isListed(shape.shape);
    return isPart(shape.kind === "list" ? shape.items : shape);
  };
  const nested = listFields(named, whole)?.find(({ shape }) => !isListed(shape));
  if (nested) throw new Refusal(at, `be a form whose files are their own fields: got ${nested.name}`);
}

function holdsBytes(named: ReadonlyMap<string, NamedDraft>, shape: Shape): boolean {
  const names = listReachable(named, listRefs(shape));
  return JSON.stringify([shape, ...[...names].map((name) => named.get(name)!.body)]).includes('"kind":"bytes"');
}

function listFields(named: ReadonlyMap<string, NamedDraft>, shape: Shape): readonly Field[] | undefined {
  const body = shape.kind === "ref" ? named.get(shape.name)?.body : undefined;
  return body?.kind === "alias" ? listFields(named, body.shape) : body?.fields;
}

/** Whether a value is written as one text. */
function isPlain(named: ReadonlyMap<string, NamedDraft>, shape: Shape): boolean {
  if (shape.kind === "nullable") return isPlain(named, shape.shape);
  if (shape.kind === "union") return shape.members.every((member) => isPlain(named, member));
  if (shape.kind !== "ref") return !["list", "map", "freeForm"].includes(shape.kind);
  const { body } = named.get(shape.name)!;
  return body.kind === "alias" && isPlain(named, body.shape);
}
