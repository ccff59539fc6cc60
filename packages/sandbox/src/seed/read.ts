import { buildValidator, DECIMAL, INSTANT } from "../platform/validate/compile.ts";
import { resolveSchema, UUID } from "../platform/validate/schemas.ts";
import { describeProblem } from "../platform/validate/validate.ts";
import { tableNames } from "../state/tables.ts";
import type { Seed } from "./seed.ts";
import {
  checkValue,
  list,
  must,
  object,
  oneOf,
  optional,
  record,
  shape,
  text,
  truth,
  type Check,
} from "../ground/checks.ts";
import { defaultSeed } from "./demo.ts";

const number = must("be a number", (value: number) => Number.isFinite(value));
const instant = must("be an instant such as 2026-02-11T08:30:00Z", (value) => INSTANT.test(String(value)));
const decimal = must(
  "be a decimal number as text, such as 12.50",
  (value) => typeof value === "string" && DECIMAL.test(value),
);
const anything: Check = () => undefined;

const category = shape({ id: text, parentId: optional(text), sortNumber: number, name: text });
const taxClass = shape({ id: text, isStandard: truth, name: text, taxType: oneOf(0, 1, 2, 3, 4, 5) });
const pickList = shape({
  id: text,
  warehouseId: text,
  picklistNumber: text,
  pickListTemplateId: text,
  pickListTemplateName: text,
  status: number,
  createdAt: instant,
});
const tenant = shape({
  categories: list(category),
  taxClasses: list(taxClass),
  companies: optional(list(text)),
  items: optional(list(shape({ id: text, taxClassId: text }))),
  users: optional(list(shape({ userName: text, password: text }))),
  pickLists: optional(list(pickList)),
  packages: optional(list(text)),
  records: optional(record(list(record(anything)))),
});
const client = shape({
  secret: optional(text),
  scopes: list(text),
  tenants: optional(list(text)),
  redirectUris: optional(list(text)),
});
const seller = shape({ sellerId: text, accountId: number, companyName: optional(text), createdAt: optional(instant) });
const isTable = oneOf(...tableNames);
const tables: Check = (value, place) =>
  Object.keys(value as object)
    .map((name) => isTable(name, `${place}/${name}`))
    .find(Boolean);
/** The values of these rows are those of events, and have the same forms. */
const offers = record((value, place) => {
  const { quantity, stockUpdatedAt } = Object(value) as Record<string, unknown>;
  return (
    object(value, place) ??
    optional(decimal)(quantity, `${place}/quantity`) ??
    optional(instant)(stockUpdatedAt, `${place}/stockUpdatedAt`)
  );
});
const checkRows: Check = (value, place) =>
  record(record(anything))(value, place) ??
  tables(value, place) ??
  optional(offers)((value as Record<string, unknown>)["offers"], `${place}/offers`);
/** The fields of a channel that a seed gives, each as the specs have it. */
const channelFields: Check = (value, place) => {
  const schema = { ...resolveSchema("channel", "SalesChannel"), required: [] };
  const isValid = buildValidator({ api: "channel", schema, isSent: false, isFormed: true });
  if (isValid(value)) return undefined;
  const [error] = isValid.errors!;
  const { place: at, words } = describeProblem(error!);
  return { place: `${place}${at}`, must: words.replace(/^must /, ""), got: error!.data };
};
const channel = shape({
  channel: optional(channelFields),
  isActive: optional(truth),
  mfaContact: optional(text),
  sellers: optional(list(seller)),
});
const parts = {
  tenants: record(tenant),
  clients: record(client),
  apiKeys: record(shape({ tenantId: text, appId: optional(text), scopes: optional(list(text)) })),
  refreshTokens: record(shape({ channel: optional(text), accountId: optional(number), scope: optional(text) })),
};
const given =
  (check: Check): Check =>
  (value, place) =>
    value === undefined
      ? { place, must: "be given, for example by { ...defaultSeed, … }", got: value }
      : check(value, place);

function buildSeedCheck(wrap: typeof optional): Check {
  return shape({
    ...Object.fromEntries(Object.entries(parts).map(([name, check]) => [name, wrap(check)])),
    channels: optional(record(channel)),
    sellerPins: optional(record(shape({ accountId: number }))),
    rows: (value, place) => (value === undefined ? undefined : checkRows(value, place)),
  });
}

/**
 * Reads a seed out of JSON. Each of `tenants`, `clients`, `refreshTokens` and the like that it leaves out is that of the default seed.
 *
 * @throws {RangeError} If it is no seed. The message names the place.
 */
export function readSeed(json: string): Seed {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new RangeError(`Cannot read a seed as it must be JSON: ${(cause as Error).message}`, { cause });
  }
  checkValue("read a seed", buildSeedCheck(optional), value);
  return { ...defaultSeed, ...(value as Partial<Seed>) };
}

/**
 * Checks a seed that a program gives. In contrast to JSON, it must be whole, because a part that was forgotten would otherwise hold other
 * data than the program expects.
 *
 * @throws {RangeError} If it is no seed, or a part of it is missing. The message names the place.
 */
export function checkSeed(value: unknown): void {
  checkValue("read a seed", buildSeedCheck(given), value);
}

/** Checks a tenant that is to be added. @throws {RangeError} If it is no tenant, with the place; or its id is no UUID. */
export function checkTenant(id: string, value: unknown): void {
  if (!UUID.test(id)) throw new RangeError(`Cannot add a tenant as its id must be a UUID: got ${String(id)}`);
  checkValue("read a seed", shape({ tenant }), { tenant: value });
}
