import { recordExamples } from "../generated/record-examples.generated.ts";
import type { RecordRow } from "../state/rows.ts";
import { findOwner, listParents, readCollectionFacts } from "../operations/records/catalogue.ts";
import { findField } from "../operations/records/complete.ts";

/** Records by collection, each with its id and the ids of those above it among its fields. */
export type SeedRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Adds what the specs show of each collection that has no records yet: so each of their examples can be tried. */
export function withExamples(records: SeedRecords): SeedRecords {
  const shown = Object.entries(recordExamples).map(([name, rows]) => [name, mergeAlike(name, rows)] as const);
  return { ...Object.fromEntries(shown), ...records };
}

/** Lists the ids of the records of a collection that the specs show. */
export function listExampleIds(name: string): string[] {
  return [...new Set((recordExamples[name] ?? []).flatMap((fields) => findId(name, fields) ?? []))];
}

/** Two examples of one record show different fields of it. */
function mergeAlike(name: string, rows: SeedRecords[string]): Record<string, unknown>[] {
  const merged = new Map<string, Record<string, unknown>>();
  for (const [index, fields] of rows.entries()) {
    const key = findId(name, fields) ?? String(index);
    merged.set(key, { ...merged.get(key), ...fields });
  }
  return [...merged.values()];
}

/**
 * Makes rows of the records of a tenant. One whose fields name no record above it stands below the first of those. One without an
 * id of its own is known by its number.
 */
export function buildSeedRows(tenantId: string, records: SeedRecords, at: string): RecordRow[] {
  return Object.entries(records).flatMap(([name, all]) =>
    all.map((fields, index): RecordRow => {
      const parents = listParents(name).flatMap((parent) => {
        const id = findField(fields, parent) ?? findFirstId(records, findOwner(parent));
        return typeof id === "string" || typeof id === "number" ? [[parent, String(id)]] : [];
      });
      const { isOneForEach } = readCollectionFacts(name);
      const id = chooseSeedId(name, isOneForEach ? parents.at(-1)?.[1] : findId(name, fields), index + 1);
      return {
        tenantId,
        name,
        id,
        parents: Object.fromEntries(parents) as Record<string, string>,
        at,
        fields: { ...fields },
      };
    }),
  );
}

/** The id that the fields name where it is of the kind of its collection, else one made of its number. */
function chooseSeedId(name: string, id: string | undefined, number: number): string {
  const { idKind } = readCollectionFacts(name);
  if (idKind === "number") return id !== undefined && /^\d+$/.test(id) ? id : String(number);
  return id ?? (idKind === "uuid" ? `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` : String(number));
}

function findFirstId(records: SeedRecords, name: string | undefined): string | undefined {
  const [first] = name === undefined ? [] : (records[name] ?? []);
  return first && findId(name!, first);
}

function findId(name: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  for (const each of ["id", ...readCollectionFacts(name).idNames]) {
    const id = findField(fields, each);
    if (typeof id === "string" || typeof id === "number") return String(id);
  }
  return undefined;
}
