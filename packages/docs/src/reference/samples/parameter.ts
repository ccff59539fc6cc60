import { demo } from "../../../../sandbox/src/seed/seed.ts";
import { resolve } from "@kontor/codegen/read/spec";
import type { Document, Json, ReaderParameter } from "../read/document.ts";

/** Values that every sandbox has from the start. A sample that uses them runs there unchanged. */
const IN_SANDBOX: Record<string, Json> = {
  channel: demo.channel,
  sellerId: demo.sellerId,
  jtlAccountId: demo.accountId,
  pin: demo.sellerPin,
  packageId: demo.packageId,
  itemId: demo.itemId,
  companyId: demo.companyId,
  taxClassId: demo.taxClassId,
  warehouseId: demo.warehouseId,
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Chooses the value to show for a parameter: the one that the body of the sample has for the same record, else the example of the spec,
 * else a value of its type that says what it is.
 *
 * @param body The body of the sample: a call names one record in its address and in its body.
 */
export function chooseParameterValue(document: Document, parameter: ReaderParameter, body?: Json): Json {
  const { name, schema, example } = parameter;
  const { type, format, minimum } = resolve(document, schema) as { type?: unknown; format?: string; minimum?: number };
  const named = parameter.in === "path" ? (Object(body) as Record<string, Json>)[name] : undefined;
  if (typeof named === "string" && (format !== "uuid" || UUID.test(named))) return named;
  if (example !== undefined) return example;
  const kept = IN_SANDBOX[name];
  if (kept !== undefined && (format !== "uuid" || UUID.test(String(kept)))) return kept;
  if (name === "categoryId" && format === "uuid") return demo.categoryId;
  if (type === "integer" || type === "number") return minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [`a-${name}`];
  if (format === "uuid") return "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
  return /After|At$/.test(name) ? "2026-02-11T08:30:00Z" : `a-${name.replaceAll(/([A-Z])/g, "-$1").toLowerCase()}`;
}
