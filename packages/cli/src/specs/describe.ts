import type { Context } from "../command.ts";
import type { Output } from "../terminal/output.ts";
import { type Found, readNamed } from "./find.ts";
import { describeType, listFields, loadSpecs, readCallName, resolveSchema, type Specs } from "./load.ts";
import type { DataSchema, SpecData, SpecEvent, SpecOperation, Unknown } from "./shape.ts";

export async function runShow({ options, args, out }: Context<{ json?: boolean }>): Promise<void> {
  const specs = await loadSpecs();
  const found = readNamed(specs, args[0]!);
  if (!options.json) return describeFound(out, specs, found);
  const { kind } = found;
  const whole = kind === "schema" && { name: found.name, api: found.data.api, ...found.schema };
  out.line(JSON.stringify({ kind, ...(whole || (found as unknown as Record<string, object>)[kind]) }));
}

/** Describes a found thing: first what it is, then its fields, then what is not shown about it. */
function describeFound(out: Output, specs: Specs, found: Found): void {
  if (found.kind === "operation") return describeOperation(out, specs, found.operation, found.data);
  if (found.kind === "event") return describeEvent(out, specs, found.event, found.data);
  if (found.kind === "unknown") return describeUnknown(out, found.unknown);
  if (found.kind === "schema") return describeSchema(out, specs, found);
  const { code, title, meaning, fix, byItself } = found.error;
  describe(out, `${code}: ${title}`, [meaning, fix, `What Kontor already did: ${byItself}`]);
}

function describe(out: Output, title: string, lines: readonly (string | false | undefined)[]): void {
  out.title(title);
  for (const line of lines) if (typeof line === "string") out.prose(`  ${line}`);
}

function describeEvent(out: Output, specs: Specs, event: SpecEvent, data: SpecData): void {
  const { type, description, source, payload } = event;
  describe(out, type, [description, `source: ${source}`]);
  describeUnknowns(out, specs, describeFields(out, `Payload ${payload}`, data, { $ref: payload }));
}

function describeSchema(out: Output, specs: Specs, { data, name, schema }: Extract<Found, { kind: "schema" }>): void {
  const hasFields = listFields(data, schema).length > 0;
  describe(out, `${name}, a schema of the ${data.api === "erp" ? "ERP API" : "channel interface"}`, [
    schema.description,
    !hasFields && describeType(data, schema),
    `source: ${schema["x-source"] ?? "see its fields"}`,
  ]);
  const ofFields = hasFields ? describeFields(out, "Fields", data, { $ref: name }) : [];
  describeUnknowns(out, specs, [...[schema["x-not-shown"] ?? []].flat(), ...ofFields]);
}

const ANSWERS: Readonly<Record<string, string>> = {
  none: "has no body",
  bytes: "is a document",
  text: "is text",
  unknown: "is not shown",
};

function describeOperation(out: Output, specs: Specs, operation: SpecOperation, data: SpecData): void {
  const { scopes, credentials, rateLimit, parameters, body, answer, replacedBy, deliveries } = operation;
  const facts = [
    `maturity ${operation.maturity}`,
    `source: ${operation.source}`,
    credentials.length === 0 ? "no credential" : `credential: ${credentials.join(" or ")}`,
    scopes.length > 0 && `scope ${scopes.join(" or ")}`,
    rateLimit && `quota ${rateLimit.requests} requests in ${rateLimit.perSeconds} s`,
  ];
  describe(out, `${readCallName(operation)}: ${operation.summary}`, [
    `${operation.method} ${operation.path}`,
    operation.id,
    operation.description,
    facts.filter(Boolean).join(", "),
    replacedBy && `Deprecated. Use instead: ${replacedBy.join(", ") || "nothing"}`,
    deliveries !== undefined && `Each call uses one of the ${deliveries} deliveries of every event that it returns.`,
    operation.call === undefined && "No method of the client calls it: only its entry /raw and `kontor call` do.",
    !answer.schema && `The answer ${answer.status} ${ANSWERS[answer.kind]}.`,
  ]);
  const given = parameters.map(({ name, schema, place, required, description = "" }) => {
    const type = `${describeType(data, schema)}, in the ${place}`;
    return [name, type, required ? "yes" : "", description];
  });
  if (given.length > 0) writeTable(out, "Parameters", FIELD_HEAD, given);
  const bodyTitle = body && `Body, ${body.type}${body.required ? "" : ", may be left out"}`;
  const unknowns = [
    ...operation.unknowns,
    ...(body ? describeFields(out, bodyTitle!, data, body.schema) : []),
    ...(answer.schema ? describeFields(out, `Answer ${answer.status}`, data, answer.schema) : []),
  ];
  describeUnknowns(out, specs, unknowns);
  out.line();
  out.prose(`Call it: kontor call ${readCallName(operation)} --help`);
}

function describeUnknown(out: Output, { id, section, question, answer, source, ours, option }: Unknown): void {
  const known = answer === undefined ? "Nothing is known." : `Known (${source}): ${answer}`;
  const lines = [`The given spec does not show it (${section}).`, known, `Kontor: ${ours}`, `Set by: ${option}`];
  describe(out, `${id}: ${question}`, lines);
}

const FIELD_HEAD = ["name", "type", "must", "what"];

/** Writes the fields of a schema, or its type if it has none, and gives the ids of their open questions. */
function describeFields(out: Output, title: string, data: SpecData, schema: DataSchema): string[] {
  const fields = listFields(data, schema);
  const { description = "" } = resolveSchema(data, schema);
  const rows = fields.map((each) => [each.path, each.type, each.required ? "yes" : "", each.description]);
  writeTable(out, title, FIELD_HEAD, rows.length > 0 ? rows : [["", describeType(data, schema), "", description]]);
  return fields.flatMap(({ unknowns }) => unknowns);
}

function describeUnknowns(out: Output, { unknowns }: Specs, ids: readonly string[]): void {
  const rows = unknowns.filter(({ id }) => ids.includes(id)).map(({ id, question, ours }) => [id, question, ours]);
  if (rows.length > 0) writeTable(out, "Not shown", ["id", "question", "Kontor"], rows);
}

function writeTable(out: Output, title: string, head: readonly string[], rows: readonly string[][]): void {
  out.line();
  out.title(title);
  out.table(head, rows);
}
