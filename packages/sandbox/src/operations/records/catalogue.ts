import { routes, type RecordRoute, type Route } from "../../generated/routes.generated.ts";
import { findSchema, resolveSchema } from "../../platform/validate/schemas.ts";

export type RecordOperation = Route & { record: RecordRoute };

export type CollectionFacts = ReturnType<typeof buildFacts>;

type IdKind = "uuid" | "number" | "text";

function keepEach<Value>(build: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, build(name));
    return known.get(name)!;
  };
}

const operations = routes.filter((route): route is RecordOperation => route.record !== undefined);
const byName = Map.groupBy(operations, ({ record }) => record.name);
/** Fields that hold the id of a record and are not called like it. */
const OTHER_ID_FIELDS: Readonly<Record<string, string>> = {
  customers: "internalCustomerKey",
  numberRanges: "identifier",
};
/** Collections that no operation lists or adds to. Their records are those of the seed, so an id that it does not name is unknown. */
const SEEDED: ReadonlySet<string> = new Set(["creditNotes", "items/images", "offers"]);

export const readCollectionFacts: (name: string) => CollectionFacts = keepEach(buildFacts);

function buildFacts(name: string) {
  const own = byName.get(name) ?? [];
  const lasting = own.filter(({ record }) => record.does !== "act");
  const idParameters = own.flatMap(({ record }) => record.id ?? []);
  const names = listIdFields(name);
  return {
    name,
    /** The parameters and fields that hold its id, in lower case. */
    idNames: new Set([...idParameters, ...names].map((each) => each.toLowerCase())),
    /** The field that holds it beside `id`, for example `customerId`. */
    idFields: names.slice(0, 1),
    /** The parameters that name the records above, in lower case. */
    parents: [...new Set(lasting.flatMap(({ record }) => record.parents.map((each) => each.toLowerCase())))],
    idKind: readIdKind(own),
    /** Whether its records can be looked up, because they are made or listed somewhere, or are those of the seed. An id of another is taken as it is. */
    isKnown: SEEDED.has(name) || own.some(({ record: { does } }) => ["create", "list", "get"].includes(does)),
    /** Whether there is one for each record above it, such as the descriptions of an item: it is there as soon as that is. */
    isOneForEach: own.some(
      ({ record: { does, id, parents } }) =>
        (does === "update" || does === "replace") && id === undefined && parents.length > 0,
    ),
  };
}

/**
 * Finds the collection of the records that a parameter names, such as `customers` for `customerId`. One whose records can be looked up
 * comes first: a `packageId` is that of `deliveryNotes/packages`, though a weight is changed in `shipments/packages`.
 */
export const findOwner: (parameter: string) => string | undefined = keepEach(searchOwner);

function searchOwner(parameter: string): string | undefined {
  const wanted = parameter.toLowerCase();
  const names = [...byName.keys()];
  const called = names.filter((name) => listIdFields(name).some((each) => each.toLowerCase() === wanted));
  return (
    called.find((name) => readCollectionFacts(name).isKnown) ??
    called[0] ??
    operations.find(({ record }) => record.id?.toLowerCase() === wanted && wanted !== "id")?.record.name
  );
}

/** The names that the id of a record may have: `noteId` and `customerNoteId` for `customers/notes`. */
const listIdFields = keepEach(buildIdFields);

function buildIdFields(name: string): string[] {
  const other = OTHER_ID_FIELDS[name];
  const parts = name.split("/").map(toSingular);
  const whole = parts
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join("");
  const names = [...new Set([whole, parts.at(-1)!])].flatMap((each) => [`${each}Id`, `${each}Key`]);
  return other === undefined ? names : [...names, other];
}

function toSingular(plural: string): string {
  return plural
    .replace(/ies$/, "y")
    .replace(/(ss|tatus|x)es$/, "$1")
    .replace(/([^su])s$/, "$1");
}

function readIdKind(own: readonly RecordOperation[]): IdKind {
  for (const { id, record } of own) {
    const field = record.id && findSchema(`${id}_path`)?.schema.properties?.[record.id];
    if (!field) continue;
    const { type, format } = field.$ref === undefined ? field : resolveSchema("erp", field.$ref);
    if (type === "integer" || type === "number") return "number";
    return format === "uuid" ? "uuid" : "text";
  }
  return "uuid";
}
