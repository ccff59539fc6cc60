import type { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { ErpClient } from "@kontor/erp-client";
import { createJournal, runJob } from "@kontor/http/journal";
import type { Desk } from "./desk.ts";
import { createInvoice } from "./invoice.ts";
import { addCustomer, addOrder, type NewCustomer, type NewOrder } from "./sale.ts";
import { saveFile } from "./save-file.ts";
import { sendOrder, type Shipment } from "./shipment.ts";
import { adjustStock, countPieces, listWarehouses, type Adjustment } from "./stock.ts";

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

/** Works with the ERP, from the stock to the invoice. The program may be killed in any step: start it again with the same lists. */
export function createErpJourney({ erp, db, folder }: ErpJourneyOptions) {
  const journal = createJournal({ db });
  const desk: Desk = { erp, journal, folder };
  return {
    /** Has the steps for a person, who finds out whether the ERP has done them. */
    journal,
    listWarehouses: () => listWarehouses(desk),
    countPieces: (place: { itemId: string; warehouseId: string }) => countPieces(desk, place),
    adjustStock: (run: string, adjustments: Adjustment[]) => adjustStock(desk, run, adjustments),
    /** Sells goods to new customers: the orders of a list, each once. A sale that has begun is not stopped. */
    sell: (sales: Sale[]) =>
      runJob({
        journal,
        run: "sales",
        items: sales,
        name: ({ order }) => order.salesOrderNumber,
        call: (sale) => sell(desk, sale),
        repeats: "harmless", // each of its steps is done once
      }),
  };
}

/** Sells goods to a new customer, ships them, and saves the labels and the invoice. */
async function sell(desk: Desk, { customer, order, parcel }: Sale): Promise<void> {
  const { salesOrderNumber } = order;
  const save = (name: string, download: () => Promise<Uint8Array>) =>
    saveFile(join(desk.folder, `${encodeURIComponent(salesOrderNumber)}-${name}.pdf`), download);
  const customerId = await addCustomer(desk, customer);
  const salesOrderId = await addOrder(desk, { ...order, customerId });
  for (const packageId of await sendOrder(desk, { ...parcel, salesOrderId }))
    await save(`label-${packageId}`, () => desk.erp.shipments.downloadLabel({ packageId }));
  const invoiceId = await createInvoice(desk, { salesOrderId, salesOrderNumber });
  await save("invoice", () => desk.erp.invoices.renderPdf({ invoiceId }));
}
