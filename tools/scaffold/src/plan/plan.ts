import { posix } from "node:path";
import { buildExample } from "../example/make.ts";
import { formatOperationId, formatPathFile, formatPath, formatShape } from "../name/operation.ts";
import { formatTitle } from "../name/title.ts";
import { toKebab, toPlural, toWords } from "../name/words.ts";
import { readReference, type Description, type Found, type VendorSchema } from "../read/description.ts";
import type { Spec } from "../read/spec.ts";
import { writeExample } from "../write/example.ts";
import { listScopes, chooseTag, writeOperation } from "../write/operation.ts";
import { writeSchema } from "../write/schema.ts";
import { chooseGroup } from "./group.ts";
import { planName, chooseRecordUse } from "./names.ts";
import { findReach, collectNames } from "./reach.ts";

/** All that an addition writes; nothing that exists is among it, but for the files that grow. */
export interface Plan {
  /** New files, by their path below `specs/erp`. */
  files: Map<string, string>;
  /** Operations for the file of a path, new or there already. */
  operations: { file: string; method: string; path: string; lines: string[] }[];
  /** New paths and their files. */
  paths: { path: string; file: string }[];
  tags: { name: string; level: string | undefined }[];
  /** New rows of names.tsv. */
  names: string[];
  /** Operations that the specs have. */
  skipped: string[];
}

/**
 * Plans the addition of operations, with all schemas and examples that they need.
 *
 * @throws {Error} If the specs have an operationId at another address.
 */
export function planAddition(chosen: Found[], description: Description, spec: Spec, group?: string): Plan {
  const isChosen = (found: Found) => chosen.some(({ operation }) => operation === found.operation);
  const folderOf = (found: Found) => (isChosen(found) ? group : undefined) ?? chooseGroup(found, spec);
  const reach = findReach(description, folderOf);
  const plan: Plan = { files: new Map(), operations: [], paths: [], tags: [], names: [], skipped: [] };
  const paths = new Map(spec.paths);
  const schemas = new Map(spec.schemas);
  const examples = new Map(spec.examples);
  chosen.forEach(add);
  return plan;

  function add(found: Found) {
    const { method, operation } = found;
    const shape = formatShape(found.path);
    const there = paths.get(shape);
    if (there?.methods.includes(method)) return void plan.skipped.push(`${method.toUpperCase()} ${there.path}`);
    checkFree(found, spec);
    const folder = folderOf(found);
    const path = there?.path ?? formatPath(found.path);
    const file = there?.file ?? `paths/${folder}/${formatPathFile(path)}`;
    if (!there) plan.paths.push({ path, file });
    paths.set(shape, { path, file, methods: [...(there?.methods ?? []), method] });
    for (const name of collectNames([operation], description)) addSchema(name);
    const [id, tag] = [formatOperationId(operation.operationId), chooseTag(operation)];
    const { namespace, method: name, note } = nameOf(id);
    if (!spec.tags.has(tag) && !plan.tags.some((each) => each.name === tag))
      plan.tags.push({ name: tag, level: operation["x-stability-level"] });
    const refer = (vendor: string) => relative(file, `schemas/${schemas.get(formatTitle(vendor))!}`);
    const lines = writeOperation({
      method,
      operation,
      id,
      pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each!),
      record: chooseRecordUse(id, namespace, name),
      leftOut: namespace === "-" ? note : undefined,
      refer,
      exampleOf: (schema) => relative(file, `examples/${addExample(schema, id, folder)}`),
    });
    plan.operations.push({ file, method, path, lines });
  }

  function nameOf(id: string) {
    const [namespace, method = "", note = ""] = spec.names.get(id) ?? [];
    if (namespace !== undefined) return { namespace, method, note };
    const proposed = planName(id);
    plan.names.push([id, proposed.namespace, proposed.method, "proposed, to be reviewed"].join("\t"));
    return { ...proposed, note: "" };
  }

  function addSchema(name: string) {
    const title = formatTitle(name);
    if (schemas.has(title)) return;
    const groups = [...(reach.groups.get(name) ?? [])];
    const file = `${groups.length === 1 ? groups[0]! : "shared"}/${toKebab(title)}.yaml`;
    schemas.set(title, file);
    const schema = description.components.schemas[name]!;
    for (const below of collectNames([schema], description)) addSchema(below);
    const refer = (vendor: string) => relative(`schemas/${file}`, `schemas/${schemas.get(formatTitle(vendor))!}`);
    plan.files.set(
      `schemas/${file}`,
      writeSchema({ vendor: name, schema, isRequest: reach.requests.has(name), refer }),
    );
  }

  function addExample(schema: VendorSchema, id: string, folder: string): string {
    const name = schema.$ref ?? schema.items?.$ref;
    const title = name === undefined ? id.replace("_", "") : formatTitle(readReference(name));
    const isList = schema.type === "array";
    const base = `${toKebab(title)}${isList ? "-list" : ""}.yaml`;
    const there = examples.get(base);
    if (there !== undefined) return there;
    const groups = name === undefined ? [folder] : [...(reach.groups.get(readReference(name)) ?? [])];
    const file = `${groups.length === 1 ? groups[0]! : "shared"}/${base}`;
    examples.set(base, file);
    const words = toWords(title);
    const summary = (isList ? toPlural(words) : words).replace(/^./, (letter) => letter.toUpperCase());
    plan.files.set(`examples/${file}`, writeExample(summary, buildExample(schema, description, title)));
    return file;
  }
}

/** @throws {Error} If the specs have the operationId at another address. */
function checkFree({ method, path, operation: { operationId } }: Found, { addresses }: Spec): void {
  const taken = addresses.get(formatOperationId(operationId));
  if (taken === undefined) return;
  const address = `${method.toUpperCase()} ${path}`;
  throw new Error(`Cannot add ${address} as its operationId must be free: ${taken} has ${operationId}`);
}

/** Scopes that the specs do not know, which the addition must not invent. */
export function findUnknownScopes(chosen: Found[], { scopes }: Spec): string[] {
  return [...new Set(chosen.flatMap(({ operation }) => listScopes(operation)))].filter((scope) => !scopes.has(scope));
}

function relative(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}
