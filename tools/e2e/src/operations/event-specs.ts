import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** The fields of a schema file that are read here. */
export interface SpecSchema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, SpecSchema>;
  required?: string[];
  items?: SpecSchema;
  allOf?: SpecSchema[];
  examples?: unknown[];
  minItems?: number;
  "x-decimal-text"?: boolean;
  "x-id-text"?: boolean;
  "x-unknown-event"?: boolean;
}

/** A known event type, as the spec files have it. */
export interface EventSpec {
  type: string;
  examples: { id: string; type: string; createdAt: string; event: object }[];
  payload: SpecSchema;
}

const folder = fileURLToPath(new URL("../../../../specs/channel/schemas/events", import.meta.url));

let known: EventSpec[] | undefined;

/** Every known event type, its payload's references resolved. They are read once, as YAML is slow. */
export function readEventSpecs(): EventSpec[] {
  return (known ??= readAll());
}

function readAll(): EventSpec[] {
  return readdirSync(folder).flatMap((file) => {
    const schema = read(join(folder, file));
    if (schema["x-unknown-event"]) return [];
    const own = schema.allOf![1]!.properties!;
    const payload = resolved(own["event"]!, join(folder, file));
    return [{ type: own["type"]!.const as string, examples: schema.examples as EventSpec["examples"], payload }];
  });
}

function read(path: string): SpecSchema {
  return parse(readFileSync(path, "utf8")) as SpecSchema;
}

function resolved(schema: SpecSchema, path: string): SpecSchema {
  if (schema.$ref) {
    const target = join(dirname(path), schema.$ref);
    return resolved(read(target), target);
  }
  return {
    ...schema,
    ...(schema.items && { items: resolved(schema.items, path) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, each]) => [name, resolved(each, path)]),
      ),
    }),
  };
}
