import { ArgumentError } from "@kontor/http";
import type { PostgresConnection } from "./pool.ts";

/** The settings of PostgreSQL for the connections of a pool, by name; times are in ms. */
export type PostgresSettings = ReadonlyMap<string, string>;

/** A setting that a store needs. One that the server does not have, as it is older, is not looked at. */
export interface SettingNeed {
  name: string;
  isMet(value: string): boolean;
  /** What it must be, and the remedy. */
  must: string;
}

/** A need that is not met, in the parts of a sentence: `argument` must `must`: got `got`. */
export interface UnmetNeed {
  argument: string;
  must: string;
  got: string;
}

/** Makes a need for one value. `option` is what the role, the database or the pool may have set. Default: the setting itself. */
export function needValue(name: string, value: string, option = name): SettingNeed {
  const given = `-c ${option}=${value.replaceAll(" ", "\\\\ ")}`;
  return { name, isMet: (found) => found === value, must: `be "${value}" (options: "${given}")` };
}

const PROBES = { text: ' {"a": 1}', digits: "007", empty: "" }; // A parser may take these for something else.

const STORED = "the stored value";

/** What each store needs. Its queries give nothing but text, so that a pool may have any other parser of types, and `binary`. */
export const basicNeeds: readonly SettingNeed[] = [
  {
    name: "text",
    isMet: (found) => found === STORED,
    must: "come as it is stored, in rows that have the names of their columns (remove the parser of the type text, 25)",
  },
  {
    name: "server_encoding",
    isMet: (found) => found === "UTF8",
    must: `be "UTF8", which has room for every text (CREATE DATABASE name ENCODING 'UTF8' TEMPLATE template0)`,
  },
  {
    name: "client_encoding",
    isMet: (found) => found === "UTF8",
    must: 'be "UTF8", because pg reads and writes it (remove the SET client_encoding of the pool)',
  },
];

/** What a store needs to write. A read replica does not have it. */
export const writeNeed: SettingNeed = {
  ...needValue("transaction_read_only", "off", "default_transaction_read_only"),
  must: 'be "off" (the address of the primary server; or options: "-c default_transaction_read_only=off")',
};

/** Reads settings, and looks how the pool gives text, which counts as the setting `text`. */
export async function readSettings(
  connection: PostgresConnection,
  names: readonly string[],
): Promise<PostgresSettings> {
  const probes = Object.entries(PROBES);
  const result: Partial<{ rows: Record<string, unknown>[] }> | undefined = await connection.query(
    `SELECT name::text, setting::text AS as_stored FROM pg_catalog.pg_settings WHERE name = ANY ($1)
     UNION ALL SELECT 'current_schema'::text, coalesce(current_schema()::text, 'none')
     UNION ALL VALUES ${probes.map((probe) => `('${probe.join("'::text, '")}'::text)`).join(", ")}`,
    [names],
  );
  const { rows = [] } = result ?? {}; // A pool that somebody wrapped may give none.
  const found = new Map(rows.map((row) => [row["name"], row["as_stored"]]));
  const isSame = probes.every(([name, value]) => found.get(name) === value);
  return new Map([...found].map(([name, value]) => [`${name}`, `${value}`])).set(
    "text",
    isSame ? STORED : "another value",
  );
}

/** Finds the first need that is not met. A setting that the server does not have, because it is older, needs to meet nothing. */
export function findUnmet(settings: PostgresSettings, needs: readonly SettingNeed[]): UnmetNeed | undefined {
  const unmet = needs.find(({ name, isMet }) => settings.has(name) && !isMet(settings.get(name)!));
  return unmet && { argument: `${unmet.name} of the pool`, must: unmet.must, got: `"${settings.get(unmet.name)}"` };
}

/**
 * Checks at the first use of a store whether its queries can be right.
 *
 * @throws {ArgumentError} If the database, the role or the pool has another setting than `basicNeeds`, writes nothing, or has no place for the table.
 */
export async function checkSettings(action: string, connection: PostgresConnection, table: string): Promise<void> {
  const place: SettingNeed = {
    name: "current_schema",
    isMet: (found) => found !== "none" || table.includes("."),
    must: `be in the search_path (options: "-c search_path=public", or table: "public.${table}")`,
  };
  const needs = [...basicNeeds, writeNeed, place];
  const unmet = findUnmet(
    await readSettings(
      connection,
      needs.map(({ name }) => name),
    ),
    needs,
  );
  if (unmet) throw new ArgumentError(action, unmet.argument, unmet.must, unmet.got);
}
