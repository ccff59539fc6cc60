import { routes, type RecordRoute, type Route } from "../../generated/routes.generated.ts";
import { findSchema, resolveSchema } from "../../platform/validate/schemas.ts";
import type { Schema } from "../../platform/validate/schema.ts";

/** An operation that the specs say to be part of the life of a record. */
export type RecordOperation = Route & { record: RecordRoute };

/** The facts of a collection that all operations on it say together. */
export interface CollectionFacts {
  name: string;
  /** The parameters and fields that hold its id, in lower case. */
  idNames: ReadonlySet<string>;
  /** The field that holds it beside `id`, for example `customerId`. */
  idFields: readonly string[];
  /** The parameters that name the records above, in lower case. */
  parents: readonly string[];
  /** How its ids look. */
  idKind: "uuid" | "number" | "text";
  /** Whether its records can be looked up, because they are made or listed somewhere, or are those of the seed. An id of another is taken as it is. */
  isKnown: boolean;
  /** Whether there is one for each record above it, such as the descriptions of an item: it is there as soon as that is. */
  isOneForEach: boolean;
}

const operations = routes.filter((route): route is RecordOperation => route.record !== undefined);
const byName = new Map<string, RecordOperation[]>();
for (const operation of operations) {
  const { name } = operation.record;
  byName.set(name, [...(byName.get(name) ?? []), operation]);
}
/** Fields that hold the id of a record and are not called like it. */
const OTHER_ID_FIELDS: Readonly<Record<string, string>> = {
  customers: "internalCustomerKey",
  numberRanges: "identifier",
};
/** Collections that no operation lists or adds to. Their records are those of the seed, so an id that it does not name is unknown. */
const SEEDED: ReadonlySet<string> = new Set(["creditNotes", "items/images", "offers"]);
const owners = new Map<string, string | undefined>();
const facts = new Map<string, CollectionFacts>();
const idFields = new Map<string, string[]>();

/** Gives the facts of a collection, from all operations on it. */
export function readCollectionFacts(name: string): CollectionFacts {
  const known = facts.get(name);
  if (known) return known;
  const own = byName.get(name) ?? [];
  const lasting = own.filter(({ record }) => record.does !== "act");
  const idParameters = own.flatMap(({ record }) => record.id ?? []);
  const idNames = new Set([...idParameters, ...listIdFields(name)].map((each) => each.toLowerCase()));
  const found: CollectionFacts = {
    name,
    idNames,
    idFields: listIdFields(name).slice(0, 1),
    parents: [...new Set(lasting.flatMap(({ record }) => record.parents.map((each) => each.toLowerCase())))],
    idKind: readIdKind(own),
    isKnown:
      SEEDED.has(name) || own.some(({ record: { does } }) => does === "create" || does === "list" || does === "get"),
    isOneForEach: own.some(
      ({ record: { does, id, parents } }) => isChange(does) && id === undefined && parents.length > 0,
    ),
  };
  facts.set(name, found);
  return found;
}

/** The parameters that name the records above those of a collection, in lower case. */
export function listParents(name: string): readonly string[] {
  return readCollectionFacts(name).parents;
}

/**
 * Finds the collection of the records that a parameter names, such as `customers` for `customerId`. One whose records can be looked up
 * comes first: a `packageId` is that of `deliveryNotes/packages`, though a weight is changed in `shipments/packages`.
 */
export function findOwner(parameter: string): string | undefined {
  const wanted = parameter.toLowerCase();
  if (!owners.has(wanted)) owners.set(wanted, searchOwner(wanted));
  return owners.get(wanted);
}

function searchOwner(wanted: string): string | undefined {
  const names = [...byName.keys()];
  const called = names.filter((name) => listIdFields(name).some((each) => each.toLowerCase() === wanted));
  return (
    called.find((name) => readCollectionFacts(name).isKnown) ??
    called[0] ??
    operations.find(({ record }) => record.id?.toLowerCase() === wanted && wanted !== "id")?.record.name
  );
}

/** The names that the id of a record may have: `noteId` and `customerNoteId` for `customers/notes`. */
function listIdFields(name: string): string[] {
  const known = idFields.get(name) ?? buildIdFields(name);
  idFields.set(name, known);
  return known;
}

function buildIdFields(name: string): string[] {
  const other = OTHER_ID_FIELDS[name];
  const parts = name.split("/").map(toSingular);
  const whole = parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join("");
  const usual = [...new Set([whole, parts.at(-1)!])].flatMap((each) => [`${each}Id`, `${each}Key`]);
  return other === undefined ? usual : [...usual, other];
}

function toSingular(plural: string): string {
  return plural
    .replace(/ies$/, "y")
    .replace(/(ss|tatus|x)es$/, "$1")
    .replace(/([^su])s$/, "$1");
}

/** The kind of the parameter that names a record, else of the field `id` in an answer. */
function readIdKind(own: readonly RecordOperation[]): CollectionFacts["idKind"] {
  for (const { id, record } of own) {
    const field = record.id && findSchema(`${id}_path`)?.schema.properties?.[record.id];
    if (field) return readKind(field);
  }
  return "uuid";
}

function readKind(schema: Schema): CollectionFacts["idKind"] {
  const { type, format } = schema.$ref === undefined ? schema : resolveSchema("erp", schema.$ref);
  if (type === "integer" || type === "number") return "number";
  return format === "uuid" ? "uuid" : "text";
}

function isChange(does: RecordRoute["does"]): boolean {
  return does === "update" || does === "replace";
}
