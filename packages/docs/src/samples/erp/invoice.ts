import { join } from "node:path";
import { checkId, type Desk } from "./desk.ts";
import { saveFile } from "./save-file.ts";

/** The order of an invoice, by its id and by its number. */
export interface OrderOfInvoice {
  salesOrderId: string;
  salesOrderNumber: string;
}

/** Creates the invoice of an order, once, and gives its id. */
export function createInvoice(desk: Desk, { salesOrderId, salesOrderNumber }: OrderOfInvoice): Promise<string> {
  return desk.journal.once(`invoice ${salesOrderId}`, async (isRepeat) => {
    const known = isRepeat ? await findInvoice(desk, salesOrderNumber) : undefined;
    if (known !== undefined) return known;
    const { id } = await desk.erp.salesOrders.createInvoice({ salesOrderId }, {});
    return checkId(id, `the invoice of ${salesOrderNumber}`);
  });
}

/** Downloads an invoice as PDF, and gives the path of its file. */
export function saveInvoice({ erp, folder }: Desk, invoiceId: string): Promise<string> {
  return saveFile(join(folder, `invoice-${invoiceId}.pdf`), () => erp.invoices.renderPdf({ invoiceId }));
}

async function findInvoice({ erp }: Desk, salesOrderNumber: string): Promise<string | undefined> {
  for await (const { id, isCancelled } of erp.invoices.each({ salesOrderNumber })) if (!isCancelled) return id;
  return undefined;
}
