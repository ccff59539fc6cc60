import { StepUnclear } from "@kontor/http/journal";
import { checkId, type Desk } from "./desk.ts";

/** The order of an invoice, by its id and by its number. */
export interface OrderOfInvoice {
  salesOrderId: string;
  salesOrderNumber: string;
}

/**
 * Creates the invoice of an order, once, and gives its id.
 *
 * @throws {StepUnclear} If an earlier try may have been done, and the ERP does not say of which order an invoice is.
 */
export function createInvoice(desk: Desk, { salesOrderId, salesOrderNumber }: OrderOfInvoice): Promise<string> {
  return desk.journal.once(`invoice ${salesOrderId}`, async (isRepeat) => {
    const known = isRepeat ? await findInvoice(desk, { salesOrderId, salesOrderNumber }) : undefined;
    if (known !== undefined) return known;
    const { id } = await desk.erp.salesOrders.createInvoice({ salesOrderId }, {});
    return checkId(id, `the invoice of ${salesOrderNumber}`);
  });
}

/** Finds the invoice of an order. The filter of the list is no proof, so the lines of each invoice say of which order it is. */
async function findInvoice({ erp }: Desk, order: OrderOfInvoice): Promise<string | undefined> {
  const { salesOrderId, salesOrderNumber } = order;
  for await (const { id, isCancelled } of erp.invoices.each({ salesOrderNumber })) {
    if (isCancelled) continue;
    const invoiceId = checkId(id, `an invoice of ${salesOrderNumber}`);
    const orders = (await erp.invoices.listLineItems({ invoiceId })).map((line) => line.salesOrderId?.toLowerCase());
    if (orders.includes(salesOrderId.toLowerCase())) return invoiceId;
    if (orders.length === 0 || orders.includes(undefined))
      throw new StepUnclear(`Cannot tell whether invoice ${invoiceId} is that of order ${salesOrderNumber}`);
  }
  return undefined;
}
