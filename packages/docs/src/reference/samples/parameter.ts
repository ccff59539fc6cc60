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

/** Chooses the value to show for a parameter: the example of the spec, else a value of its type that says what it is. */
export function chooseParameterValue(document: Document, { name, schema, example }: ReaderParameter): Json {
  if (example !== undefined) return example;
  const { type, format, minimum } = resolve(document, schema) as { type?: unknown; format?: string; minimum?: number };
  if (IN_SANDBOX[name] !== undefined) return IN_SANDBOX[name];
  if (name === "categoryId" && format === "uuid") return demo.categoryId;
  if (type === "integer" || type === "number") return minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [`a-${name}`];
  if (format === "uuid") return "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
  return /After|At$/.test(name) ? "2026-02-11T08:30:00Z" : `a-${name.replaceAll(/([A-Z])/g, "-$1").toLowerCase()}`;
}
