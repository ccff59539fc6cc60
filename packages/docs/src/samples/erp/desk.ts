import type { ErpClient } from "@kontor/erp-client";
import { type Journal, StepUnclear } from "@kontor/http/journal";

/** The tools that all steps share. */
export interface Desk {
  erp: ErpClient;
  journal: Journal;
  /** The folder for labels and invoices. */
  folder: string;
}

/** Gives an id that the ERP has to say. Its fields may be missing, and a step without its id must not count as done. */
export function checkId(id: string | undefined, what: string): string {
  if (!id) throw new StepUnclear(`The ERP did not give the id of ${what}`);
  return id;
}
