import { readTable } from "../read/tables.ts";
import { toKebab } from "./words.ts";

const operations = readTable("operations.tsv");

/** Our operationId: what the table says, else the platform's without the `Async` that its generator appends. */
export function formatOperationId(vendor: string): string {
  return operations.get(vendor)?.[0] ?? vendor.replace(/Async$/, "");
}

/** A path as our specs write it: the first letter of each parameter lowered. */
export function formatPath(vendor: string): string {
  return vendor.replace(/\{([A-Z])/g, (_, letter: string) => `{${letter.toLowerCase()}`);
}

/** The form by which two paths are one: parameters by place, letters in any case. */
export function formatShape(path: string): string {
  return path.replace(/\{\w+\}/g, "{}").toLowerCase();
}

/** The name of the file of a path: `/v2/offer/{offerId}/output/pdf` is `offer-offer-id-output-pdf.yaml`. */
export function formatPathFile(path: string): string {
  const parts = path.split("/").filter((part) => part !== "" && !/^v\d+$/.test(part));
  return `${parts.map((part) => toKebab(part.replace(/[{}]/g, ""))).join("-")}.yaml`;
}
