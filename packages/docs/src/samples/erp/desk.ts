import type { ErpClient } from "@kontor/erp-client";
import type { Journal } from "../orders/journal.ts";

/** The tools that all steps share. */
export interface Desk {
  erp: ErpClient;
  journal: Journal;
  /** The folder for labels and invoices. */
  folder: string;
}
