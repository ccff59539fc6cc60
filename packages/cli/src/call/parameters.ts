import { CliError } from "../cli-error.ts";
import type { Flag } from "../command.ts";
import { describeType } from "../specs/fields.ts";
import { resolveSchema } from "../specs/load.ts";
import type { DataSchema, SpecData, SpecOperation, SpecParameter } from "../specs/shape.ts";

/** Flags that every call has: a parameter of such a name gets another one. */
const TAKEN = new Set([
  "body",
  "save",
  "json",
  "timeout",
  "debug",
  "help",
  "tenant",
  "scopes",
  "profile",
  "sandbox",
  "generation",
  "key",
  "token",
  "secret",
  "password",
]);

/** The flag of a parameter: its name, as the specs write it. */
export function readFlagName({ name }: Pick<SpecParameter, "name">): string {
  return TAKEN.has(name.toLowerCase()) ? `param-${name}` : name;
}

/** Lists the flags of an operation: one for each parameter. */
export function listParameterFlags({ parameters }: SpecOperation, data: SpecData): Flag[] {
  return parameters.map((each) => {
    const type = describeType(data, each.schema);
    const text = [each.description ?? `in the ${each.place}`, each.required && "(required)"].filter(Boolean).join(" ");
    return { flags: `--${readFlagName(each)} <value>`, text: `${type}: ${text}` };
  });
}

/** The parameters of a call, with values of the types that the specs say. */
export function readParameters(
  { parameters }: SpecOperation,
  data: SpecData,
  given: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, schema } of parameters) {
    const text = given.get(name);
    if (text !== undefined) values[name] = parseText(data, schema, text);
  }
  return values;
}

/** The parameters as they are sent: a number that JavaScript would write in another way stays as it was given. */
export function sendExact(
  params: Readonly<Record<string, unknown>>,
  given: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const write = (value: unknown, text: string) =>
    typeof value === "number" && String(value) !== text ? text.trim() : value;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const text = given.get(name) ?? "";
      const parts = text.split(",");
      return [
        name,
        Array.isArray(value) ? value.map((each, index) => write(each, parts[index] ?? "")) : write(value, text),
      ];
    }),
  );
}

/** Text as a value of the type that a schema says; text that does not fit stays text, so that the check can name it. */
export function parseText(data: SpecData, schema: DataSchema, text: string): unknown {
  const { type, items, oneOf } = resolveSchema(data, schema);
  const types = [type ?? []].flat();
  if (items) return text.split(",").map((each) => parseText(data, items, each));
  if ((types.includes("integer") || types.includes("number")) && /^-?\d{1,300}(\.\d+)?$/.test(text))
    return Number(text);
  if (types.includes("boolean") && /^(true|false)$/.test(text)) return text === "true";
  if (oneOf?.[0] && types.length === 0) return parseText(data, oneOf[0], text);
  return text;
}

/** Splits `name=value` and `name:=json`. @throws {CliError} If a word is neither. */
export function splitPair(action: string, word: string): { name: string; text: string; isJson: boolean } {
  const [, name, colon, text] = /^([^=:]+)(:?)=(.*)$/s.exec(word) ?? [];
  if (name === undefined)
    throw new CliError(
      `Cannot ${action} as a value must be name=value, or name:=json: got ${word.length > 40 ? `${word.slice(0, 40)}…` : word}`,
      { exitCode: 2 },
    );
  return { name, text: text!, isJson: colon === ":" };
}
