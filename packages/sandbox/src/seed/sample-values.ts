import { routes, type Route } from "../generated/routes.generated.ts";
import { findOwner } from "../operations/records/catalogue.ts";
import { validate } from "../platform/validate/validate.ts";
import { createStore } from "../state/store.ts";
import type { RecordRow, Tables } from "../state/tables.ts";
import { applySeed } from "./apply.ts";
import { demoChannel } from "./channel.ts";
import { defaultSeed } from "./demo.ts";

let seeded: RecordRow[] | undefined;

/** The values of parameters, by name, with which a sample of an operation meets the default seed. Empty if it names none. */
export function findSampleValues(operationId: string): Record<string, string> {
  const route = routes.find(({ id }) => id === operationId);
  if (!route) return {};
  const { updateSession, signupSession } = demoChannel;
  if (route.api === "channel")
    return { ...demoChannel, session: operationId.includes("Update") ? updateSession : signupSession };
  if (!seeded) {
    const store = createStore<Tables>();
    applySeed(defaultSeed, store);
    seeded = [...store.table("records").values()].filter(({ name }) => name !== "appRegistrations"); // only a call before tells its id
  }
  return findGivenIds(seeded, route);
}

/** Finds an id for each parameter in the address that names a record which there is. @param rows The records that the sandbox holds. */
export function findGivenIds(rows: readonly RecordRow[], route: Route): Record<string, string> {
  const { record, parameters } = route;
  const names = parameters.filter(({ place }) => place === "path").map(({ name }) => name);
  const found = names.flatMap((name) => {
    const owner = findOwner(name);
    const own = name === record?.id && !record.name.startsWith("taxes/") ? findFirstId(rows, record.name) : undefined;
    const id = own ?? (owner === undefined ? undefined : findFirstId(rows, owner));
    const value = parameters.some((each) => each.name === name && each.kind === "number") ? Number(id) : id;
    return id === undefined || validate(`${route.id}_path`, { [name]: value })?.[`/${name}`] ? [] : [[name, id]];
  });
  const given = Object.fromEntries(found) as Record<string, string>;
  if (record && record.id === undefined) return { ...given, ...findAddress(rows, record.name, names) };
  const own = rows.find(({ name, id }) => name === record?.name && id === given[record.id!]);
  return { ...given, ...readParents(own, names) };
}

function findAddress(rows: readonly RecordRow[], collection: string, names: readonly string[]): Record<string, string> {
  const own = rows.filter(({ name }) => name === collection);
  const isWhole = ({ parents }: RecordRow) => names.every((name) => parents[name.toLowerCase()] !== undefined);
  return readParents(own.find(isWhole) ?? own[0], names);
}

function readParents(row: RecordRow | undefined, names: readonly string[]): Record<string, string> {
  const parents = names.map((name) => [name, row?.parents[name.toLowerCase()]] as const);
  return Object.fromEntries(parents.filter((each): each is [string, string] => each[1] !== undefined));
}

function findFirstId(rows: readonly RecordRow[], name: string): string | undefined {
  return rows.find((row) => row.name === name)?.id;
}
