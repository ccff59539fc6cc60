import { walkOperation } from "./operation.ts";
import type { Comparison } from "./schemas.ts";
import { readOperations, readSchemas } from "./read-sheets.ts";
import type { Bundle } from "./types.ts";

export interface Sheets {
  /** erp-v2-operations.tsv */
  operations: string;
  /** erp-v2-schemas.tsv */
  schemas: string;
}

const METHODS = ["get", "head", "post", "put", "patch", "delete"];

/**
 * Compares both sheets of the ERP's version 2 with the bundled specs, both ways: what the sheets state and the specs
 * lack or say otherwise, and what the specs say without a fact.
 */
export function findDifferences({ operations, schemas }: Sheets, bundle: Bundle): string[] {
  const all: Comparison = { bundle, schemas: readSchemas(schemas), titles: new Map(), problems: [] };
  const stated = readOperations(operations);
  const paths = new Map(Object.entries(bundle.paths).map(([path, item]) => [shapeOf(path), item]));
  for (const operation of stated) {
    const ours = paths.get(shapeOf(operation.path))?.[operation.method];
    if (ours) walkOperation(operation, ours, all);
    else all.problems.push(`${operation.name} is not in the specs`);
  }
  const known = new Set(stated.map(({ method, path }) => `${method} ${shapeOf(path)}`));
  for (const [path, item] of Object.entries(bundle.paths))
    for (const method of METHODS.filter((each) => item[each] && !known.has(`${each} ${shapeOf(path)}`)))
      all.problems.push(`${method.toUpperCase()} ${path} has no fact`);
  const seen = new Set(all.titles.values());
  for (const title of Object.keys(bundle.components.schemas).filter((each) => !seen.has(each)))
    all.problems.push(`the schema ${title} has no fact`);
  return [...new Set(all.problems)];
}

/** The schemas of the sheet that no operation of it reaches, so that the specs cannot have them. */
export function findUnreached({ operations, schemas }: Sheets): string[] {
  const all = readSchemas(schemas);
  const open = readOperations(operations).flatMap(({ body, success, others, pathParameters, queryParameters }) => {
    const types = [
      body,
      success.type,
      ...others.map(({ type }) => type),
      ...[...pathParameters, ...queryParameters].map(({ type }) => type),
    ];
    return types.flatMap((type) => type.match(/\w+/g) ?? []);
  });
  const reached = new Set<string>();
  while (open.length > 0) {
    const name = open.pop()!;
    const schema = all.get(name);
    if (!schema || reached.has(name)) continue;
    reached.add(name);
    open.push(...schema.fields.flatMap(({ type }) => type.match(/\w+/g) ?? []));
  }
  return [...all.keys()].filter((name) => !reached.has(name));
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, "{}").toLowerCase();
}
