import type { CreateCustomer, CreateSalesOrder } from "@kontor/erp-types";
import { isRefusal, StepUnclear } from "@kontor/http/journal";
import { checkId, type Desk } from "./desk.ts";

/** A customer with a number of your own, by which a person finds it in the ERP. */
export type NewCustomer = CreateCustomer & { number: string };
/** A sales order with a number of your own. */
export type NewOrder = CreateSalesOrder & { salesOrderNumber: string };

/**
 * Adds a customer and gives its id. No call finds a customer by its number, and nobody knows whether the ERP takes a number twice.
 *
 * @throws {StepUnclear} If an earlier try may have been done.
 */
export function addCustomer({ erp, journal }: Desk, customer: NewCustomer): Promise<string> {
  const step = `add customer ${customer.number}`;
  return journal.once(step, async (isRepeat) => {
    if (isRepeat) throw new StepUnclear(`Cannot tell whether "${step}" was done`);
    const { id } = await erp.customers.create(customer);
    return checkId(id, `customer ${customer.number}`);
  });
}

/**
 * Adds a sales order and gives its id. A repeat is harmless, because the ERP refuses a number that is taken.
 *
 * @throws {StepUnclear} If a repeat is refused: the order may be there, and no call gives its id.
 */
export function addOrder({ erp, journal }: Desk, order: NewOrder): Promise<string> {
  const step = `place order ${order.salesOrderNumber}`;
  return journal.once(step, async (isRepeat) => {
    try {
      return await erp.salesOrders.create({ renameSalesOrderNumberWhenAlreadyExists: false }, order);
    } catch (error) {
      if (!isRepeat || !isRefusal(error)) throw error;
      throw new StepUnclear(`Cannot tell whether "${step}" was done or is refused`, { cause: error });
    }
  });
}
