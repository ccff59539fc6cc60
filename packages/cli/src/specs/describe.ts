import type { Context } from "../command.ts";
import { type Found, readNamed } from "./find.ts";
import { describeType, type FieldRow, listFields, loadSpecs, readCallName, resolveSchema, type Specs } from "./load.ts";
import type { DataSchema, SpecData, Unknown } from "./shape.ts";

/** `specs show`: everything that the specs say about one name. @throws {CliError} If there is no such name. */
export async function runShow({ options, args, out }: Context<{ json?: boolean }>): Promise<void> {
  const specs = await loadSpecs();
  const found = readNamed(specs, args[0]!);
  if (options.json) {
    const { kind } = found;
    const value =
      kind === "schema"
        ? { name: found.name, api: found.data.api, ...found.schema }
        : (found as unknown as Record<string, object>)[kind];
    return out.line(JSON.stringify({ kind, ...value }));
  }
  const { title, lines, sections } = describeFound(specs, found);
  out.title(title);
  for (const line of lines) out.prose(`  ${line}`);
  for (const { title: name, head, rows } of sections) {
    out.line();
    out.title(name);
    out.table(head, rows);
  }
  if (found.kind === "operation") {
    out.line();
    out.prose(`Call it: kontor call ${found.operation.call ?? found.operation.id} --help`);
  }
}

/** A table of a description. */
export interface Section {
  title: string;
  head: string[];
  rows: string[][];
}

/** A thing in words for people. */
export interface Description {
  title: string;
  lines: string[];
  sections: Section[];
}

const FIELD_HEAD = ["name", "type", "must", "what"];

/** Describes a found thing: first what it is, then its fields, then what is not shown about it. */
export function describeFound(specs: Specs, found: Found): Description {
  if (found.kind === "operation") return describeOperation(specs, found);
  if (found.kind === "error") {
    const { code, title, meaning, mend, byItself } = found.error;
    const lines = [meaning, mend, `What Kontor did by itself: ${byItself}`];
    return { title: `${code}: ${title}`, lines, sections: [] };
  }
  if (found.kind === "unknown") return describeUnknown(found.unknown);
  if (found.kind === "event") {
    const { type, description, source, payload } = found.event;
    const fields = buildFields(`Payload ${payload}`, found.data, { $ref: payload });
    const lines = [description, `source: ${source}`];
    return { title: type, lines, sections: [...fields, ...buildUnknowns(specs, [], fields)] };
  }
  const { data, name, schema } = found;
  const fields = buildFields("Fields", data, { $ref: name });
  const lines = [
    schema.description,
    fields.length === 0 && describeType(data, schema),
    `source: ${schema["x-source"] ?? "see its fields"}`,
  ];
  return {
    title: `${name}, a schema of the ${data.api === "erp" ? "ERP API" : "channel interface"}`,
    lines: lines.filter((each) => typeof each === "string"),
    sections: [...fields, ...buildUnknowns(specs, [schema["x-not-shown"] ?? []].flat(), fields)],
  };
}

function describeOperation(specs: Specs, { operation, data }: Extract<Found, { kind: "operation" }>): Description {
  const { method, path, id, summary, description, scopes, credentials, maturity, source, rateLimit } = operation;
  const { parameters, body, answer, unknowns, replacedBy, deliveries } = operation;
  const facts = [
    `maturity ${maturity}`,
    `source: ${source}`,
    credentials.length === 0 ? "no credential" : `credential: ${credentials.join(" or ")}`,
    scopes.length > 0 && `scope ${scopes.join(" or ")}`,
    rateLimit && `quota ${rateLimit.requests} requests in ${rateLimit.perSeconds} s`,
  ];
  const words: Record<string, string> = {
    none: "has no body",
    bytes: "is a document",
    text: "is text",
    unknown: "is not shown",
  };
  const lines = [
    `${method} ${path}`,
    id,
    description,
    facts.filter(Boolean).join(", "),
    replacedBy && `Deprecated. In its place: ${replacedBy.join(", ") || "nothing"}`,
    deliveries !== undefined && `Each call uses one of the ${deliveries} deliveries of every event that it returns.`,
    operation.call === undefined && "No method of the client calls it: only its entry /raw and `kontor call` do.",
    !answer.schema && `The answer ${answer.status} ${words[answer.kind]}.`,
  ];
  const rows = parameters.map((each) => [
    each.name,
    `${describeType(data, each.schema)}, in the ${each.place}`,
    each.required ? "yes" : "",
    each.description ?? "",
  ]);
  const given: Section[] = rows.length === 0 ? [] : [{ title: "Parameters", head: FIELD_HEAD, rows }];
  const fields = [
    ...(body ? buildFields(`Body, ${body.type}${body.required ? "" : ", may be left out"}`, data, body.schema) : []),
    ...(answer.schema ? buildFields(`Answer ${answer.status}`, data, answer.schema) : []),
  ];
  return {
    title: `${readCallName(operation)}: ${summary}`,
    lines: lines.filter((each) => typeof each === "string"),
    sections: [...given, ...fields, ...buildUnknowns(specs, unknowns, fields)],
  };
}

function describeUnknown({ id, section, question, answer, source, ours, option }: Unknown): Description {
  const known = answer === undefined ? "Nothing is known." : `Known (${source}): ${answer}`;
  return {
    title: `${id}: ${question}`,
    lines: [`The given spec does not show it (${section}).`, known, `Kontor: ${ours}`, `Set by: ${option}`],
    sections: [],
  };
}

/** A section with rows, which remembers the open questions of its fields. */
type FieldSection = Section & { unknowns: string[] };

function buildFields(title: string, data: SpecData, schema: DataSchema): FieldSection[] {
  const fields = listFields(data, schema);
  const isNamed = title === "Fields";
  if (fields.length === 0) {
    const text = resolveSchema(data, schema).description ?? "";
    return isNamed
      ? []
      : [{ title, head: FIELD_HEAD, rows: [["", describeType(data, schema), "", text]], unknowns: [] }];
  }
  const rows = fields.map(({ path, type, required, description }: FieldRow) => [
    path,
    type,
    required ? "yes" : "",
    description,
  ]);
  return [{ title, head: FIELD_HEAD, rows, unknowns: fields.flatMap(({ unknowns }) => unknowns) }];
}

function buildUnknowns({ unknowns }: Specs, own: readonly string[], fields: readonly FieldSection[]): Section[] {
  const ids = new Set([...own, ...fields.flatMap((each) => each.unknowns)]);
  const rows = unknowns.filter(({ id }) => ids.has(id)).map(({ id, question, ours }) => [id, question, ours]);
  return rows.length === 0 ? [] : [{ title: "Not shown", head: ["id", "question", "Kontor"], rows }];
}
