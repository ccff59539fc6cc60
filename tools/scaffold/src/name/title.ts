import { readTable } from "../read/tables.ts";

const titles = readTable("titles.tsv");

/** Our English title of a schema: what the table says, else the platform's name without what its generator left in it. */
export function formatTitle(vendor: string): string {
  const [title] = titles.get(vendor) ?? [];
  if (title !== undefined) return title;
  const page = /^PagedListOf(.+)$/.exec(vendor)?.[1];
  if (page !== undefined) return `${formatTitle(page)}Page`;
  return vendor.replace(/CommandRequest$/, "Command").replace(/^CreateCreateSalesOrder/, "CreateSalesOrderCommand");
}

/** The name of a field on the wire: the first letter lowered, as the platform does it by machine; misspellings stay. */
export function formatField(vendor: string): string {
  return vendor.charAt(0).toLowerCase() + vendor.slice(1);
}
