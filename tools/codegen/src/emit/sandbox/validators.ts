import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";
import { closeSchema, closeSchemas } from "./closed.ts";
import { formatPropertyKey } from "../../name/names.ts";
import { resolve, type Operation, type Schema, type Spec } from "../../read/spec.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Validators of every body, header set and answer, compiled ahead so that no process pays for it at its start. */
export function emitValidators(specs: Spec[]): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    strict: false,
    allErrors: true,
    verbose: true, // an error tells its schema, whose marks say what callers in the field write otherwise
    inlineRefs: false,
    validateFormats: true,
  });
  formats.default(ajv);
  ajv.addFormat("uuid", UUID); // the one of ajv-formats takes `urn:uuid:` too
  const compiled = new Map<string, string>(); // by schema: the same shape is compiled once
  const aliases: Record<string, string> = {};
  for (const spec of specs) {
    const { schemas } = spec.document.components;
    ajv.addSchema({ $id: spec.api, components: { schemas } });
    ajv.addSchema({ $id: sentTo(spec), components: { schemas: closeSchemas(schemas) } });
    for (const { type, name } of spec.events) {
      ajv.addSchema({ $ref: `${spec.api}#/components/schemas/${name}`, $id: name });
      compiled.set(name, name);
      aliases[type] = name;
    }
    for (const operation of spec.operations) {
      for (const [name, schema] of Object.entries(schemasOf(spec, operation))) {
        const isSent = name === `${operation.id}_body`;
        const own = isSent ? absolute(closeSchema(schema, schemas), sentTo(spec)) : absolute(schema, spec.api);
        const text = JSON.stringify(own);
        if (!compiled.has(text)) {
          ajv.addSchema({ ...own, $id: name });
          compiled.set(text, name);
        }
        aliases[name] = compiled.get(text)!;
      }
    }
  }
  const code = withImports(
    standaloneCode.default(ajv, Object.fromEntries([...compiled.values()].map((name) => [name, name]))),
  );
  return `// Generated from specs/{erp,channel}/openapi.yaml by tools/codegen. Do not edit: run \`pnpm generate\`.
// @ts-nocheck: compiled by ajv
${code}
export const validators = {
${Object.entries(aliases)
  .map(([name, validator]) => `  ${name === validator ? name : `${formatPropertyKey(name)}: ${validator}`},\n`)
  .join("")}};
`;
}

/** Under this id, the schemas are closed: a body that is sent must hold nothing that no one knows. */
function sentTo({ api }: Spec): string {
  return `${api}-sent`;
}

function schemasOf({ document }: Spec, { id, parameters, path, method }: Operation): Record<string, Schema> {
  const raw = document.paths[path]![method.toLowerCase()]!;
  const found: Record<string, Schema> = {};
  const shared = raw.operationId === id ? (raw.parameters ?? []).map((each) => resolve(document, each)) : parameters; // as on the wire
  for (const place of ["header", "query", "path"] as const) {
    const members = shared.filter((each) => each.in === place);
    if (members.length === 0) continue;
    const key = (name: string) => (place === "header" ? name.toLowerCase() : name);
    found[`${id}_${place}`] = {
      type: "object",
      required: members.filter(({ required }) => required).map(({ name }) => key(name)),
      properties: Object.fromEntries(members.map(({ name, schema }) => [key(name), schema])),
    };
  }
  const body = Object.values(raw.requestBody?.content ?? {})[0]?.schema;
  if (body) found[`${id}_body`] = body;
  for (const [status, response] of Object.entries(raw.responses)) {
    const schema = resolve(document, response).content?.["application/json"]?.schema;
    if (schema) found[`${id}_${status}`] = schema;
  }
  return found;
}

function absolute(schema: Schema, api: string): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${api}#/components/`)) as Schema;
}

/** ajv writes `require` even for ES modules. */
function withImports(code: string): string {
  const modules = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)(\.default)?/g, (_, path: string, isDefault?: string) => {
    const name = modules.get(path) ?? `module${modules.size}`;
    modules.set(path, name);
    return isDefault ? `(${name}.default ?? ${name})` : name; // bundlers and Node differ in what they call the default
  });
  const imports = [...modules].map(([path, name]) => `import ${name} from "${path}.js";\n`);
  return `${imports.join("")}${body.replace(/^"use strict";/, "").replaceAll(/export const (\w+) = (validate\d+);/g, "const $1 = $2;\n")}`;
}
