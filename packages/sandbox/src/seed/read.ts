import { UUID } from "../platform/validate/schemas.ts";
import type { Seed } from "./seed.ts";
import { defaultSeed } from "./demo.ts";

type Check = (value: unknown, path: string) => void;

const text: Check = (value, path) => typeof value === "string" || refuse(path, "be text", value);
const number: Check = (value, path) => Number.isFinite(value) || refuse(path, "be a number", value);
const truth: Check = (value, path) => typeof value === "boolean" || refuse(path, "be true or false", value);
const anything: Check = () => {};
const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined || check(value, path);
const list =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.forEach((each, index) => check(each, `${path}/${index}`))
      : refuse(path, "be a list", value);
const record =
  (check: Check): Check =>
  (value, path) => {
    for (const [key, each] of Object.entries(readObject(value, path))) check(each, `${path}/${key}`);
  };
const shape =
  (fields: Record<string, Check>): Check =>
  (value, path) => {
    const object = readObject(value, path);
    const stranger = Object.keys(object).find((key) => !Object.hasOwn(fields, key));
    if (stranger !== undefined) refuse(`${path}/${stranger}`, `be one of ${Object.keys(fields).join(", ")}`, stranger);
    for (const [key, check] of Object.entries(fields)) check(object[key], `${path}/${key}`);
  };

const category = shape({ id: text, parentId: optional(text), sortNumber: number, name: text });
const taxClass = shape({ id: text, isStandard: truth, name: text, taxType: number });
const pickList = shape({
  id: text,
  warehouseId: text,
  picklistNumber: text,
  pickListTemplateId: text,
  pickListTemplateName: text,
  status: number,
  createdAt: text,
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
const seller = shape({ sellerId: text, accountId: number, companyName: optional(text), createdAt: optional(text) });
const seed = shape({
  tenants: optional(record(tenant)),
  clients: optional(record(client)),
  apiKeys: optional(record(shape({ tenantId: text, appId: optional(text), scopes: optional(list(text)) }))),
  refreshTokens: optional(record(shape({ channel: optional(text), accountId: optional(number) }))),
  channels: optional(
    record(
      shape({
        channel: optional(record(anything)),
        isActive: optional(truth),
        mfaContact: optional(text),
        sellers: optional(list(seller)),
      }),
    ),
  ),
  sellerPins: optional(record(shape({ accountId: number }))),
});

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
  seed(value, "");
  return { ...defaultSeed, ...(value as Partial<Seed>) };
}

/**
 * Checks a seed that a program gives. In contrast to JSON, it must be whole, because a part that was forgotten would otherwise hold other
 * data than the program expects.
 *
 * @throws {RangeError} If it is no seed, or a part of it is missing. The message names the place.
 */
export function checkSeed(value: unknown): void {
  const given = readObject(value, "");
  for (const name of ["tenants", "clients", "apiKeys", "refreshTokens"])
    if (given[name] === undefined) refuse(`/${name}`, "be given, for example by { ...defaultSeed, … }", given[name]);
  seed(value, "");
}

/** Checks a tenant that is to be added. @throws {RangeError} If it is no tenant, with the place; or its id is no UUID. */
export function checkTenant(id: string, value: unknown): void {
  if (!UUID.test(id)) throw new RangeError(`Cannot add a tenant as its id must be a UUID: got ${String(id)}`);
  tenant(value, "/tenant");
}

function readObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  return refuse(path, "be an object", value === null ? "null" : value);
}

function refuse(path: string, must: string, got: unknown): never {
  const shown =
    typeof got === "string" || typeof got === "number" ? String(got) : Array.isArray(got) ? "a list" : typeof got;
  throw new RangeError(`Cannot read a seed as ${path || "it"} must ${must}: got ${shown}`);
}
