import type { DatabaseSync } from "node:sqlite";
import type { ErpClient } from "@kontor/erp-client";
import { createJournal } from "@kontor/http/journal";
import type { Desk } from "./desk.ts";
import { createInvoice, saveInvoice } from "./invoice.ts";
import { addCustomer, addOrder, type NewCustomer, type NewOrder } from "./sale.ts";
import { saveLabel, sendOrder, type Shipment } from "./shipment.ts";
import { applyAdjustment, countPieces, listWarehouses, type Adjustment } from "./stock.ts";

export interface ErpJourneyOptions {
  erp: ErpClient;
  /** The database of the journal. */
  db: DatabaseSync;
  /** The folder for labels and invoices. */
  folder: string;
}

export interface Sale {
  customer: NewCustomer;
  order: Omit<NewOrder, "customerId">;
  parcel: Omit<Shipment, "salesOrderId">;
}

/**
 * Works with the ERP, from the stock to the invoice. The program may be killed in any step: call the function again. Where the
 * program cannot find out whether a step was done, it asks a person.
 */
export function createErpJourney({ erp, db, folder }: ErpJourneyOptions) {
  const desk: Desk = { erp, journal: createJournal({ db }), folder };
  const { listUnclearSteps, resolveStep } = desk.journal;

  return {
    listWarehouses: () => listWarehouses(desk),
    countPieces: (place: { itemId: string; warehouseId: string }) => countPieces(desk, place),
    adjustStock: (adjustment: Adjustment) => applyAdjustment(desk, adjustment),

    /** Sells goods to a new customer, ships them, and gives the paths of the label and the invoice. */
    async sell({ customer, order, parcel }: Sale): Promise<{ labels: string[]; invoice: string }> {
      const customerId = await addCustomer(desk, customer);
      const salesOrderId = await addOrder(desk, { ...order, customerId });
      const labels: string[] = [];
      for (const packageId of await sendOrder(desk, { ...parcel, salesOrderId }))
        labels.push(await saveLabel(desk, packageId));
      const { salesOrderNumber } = order;
      const invoice = await saveInvoice(desk, await createInvoice(desk, { salesOrderId, salesOrderNumber }));
      return { labels, invoice };
    },

    /** Lists the steps for a person, who finds out whether the ERP has done them. */
    listUnclearSteps,
    /** Saves what the person found out, with the id that the ERP shows. Then call the function again that threw. */
    resolveStep,
  };
}
