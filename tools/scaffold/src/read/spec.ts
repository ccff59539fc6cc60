import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { formatShape } from "../name/operation.ts";
import { parseTable } from "./tables.ts";

/** The ERP specs as they stand, as far as an addition must know them. */
export interface Spec {
  /** `specs/erp` */
  folder: string;
  openapi: string;
  /** Paths by shape: how the specs write them, their file and its methods. */
  paths: Map<string, { path: string; file: string; methods: string[] }>;
  /** The address of each operation, by its id: `GET /v2/items`. */
  addresses: Map<string, string>;
  /** Title of each schema and the file it has, from `schemas/` on. */
  schemas: Map<string, string>;
  /** The file of each example, from `examples/` on, by its name. */
  examples: Map<string, string>;
  tags: Set<string>;
  scopes: Set<string>;
  /** The rows of names.tsv: namespace, method, note. */
  names: Map<string, string[]>;
}

const METHODS = ["get", "head", "post", "put", "patch", "delete"];

/** Reads the specs of the ERP below the root of the repository. */
export function readSpec(root: string): Spec {
  const folder = join(root, "specs/erp");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const openapi = read("openapi.yaml");
  const document = parse(openapi, { merge: true }) as {
    paths: Record<string, { $ref: string }>;
    tags: { name: string }[];
    components: { securitySchemes: { clientCredentials: { flows: { clientCredentials: { scopes: object } } } } };
  };
  const addresses = new Map<string, string>();
  const paths = Object.entries(document.paths ?? {}).map(([path, { $ref: file }]) => {
    const item = parse(read(file), { merge: true }) as Record<string, { operationId: string }>;
    const methods = METHODS.filter((method) => method in item);
    for (const method of methods) addresses.set(item[method]!.operationId, `${method.toUpperCase()} ${path}`);
    return [formatShape(path), { path, file, methods }] as const;
  });
  return {
    folder,
    openapi,
    paths: new Map(paths),
    addresses,
    schemas: new Map(
      list("schemas").map((file) => [/^title: (\w+)/m.exec(read(`schemas/${file}`))?.[1] ?? file, file]),
    ),
    examples: new Map(list("examples").map((file) => [file.slice(file.lastIndexOf("/") + 1), file])),
    tags: new Set(document.tags.map(({ name }) => name)),
    scopes: new Set(Object.keys(document.components.securitySchemes.clientCredentials.flows.clientCredentials.scopes)),
    names: existsSync(join(folder, "names.tsv")) ? parseTable(read("names.tsv")) : new Map(),
  };

  function list(kind: string): string[] {
    if (!existsSync(join(folder, kind))) return [];
    const files = readdirSync(join(folder, kind), { recursive: true, encoding: "utf8" });
    return files.filter((file) => file.endsWith(".yaml")).map((file) => file.replaceAll("\\", "/"));
  }
}
