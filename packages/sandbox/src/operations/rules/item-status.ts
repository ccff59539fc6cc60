import type { OrderItemStatus } from "@kontor/channel-types";

/** The statuses that may follow each status (documented). */
const steps: Record<string, readonly string[]> = {
  SHIPPED: ["SHIPPED", "CANCELED_BY_SELLER", "CANCELED_BY_BUYER", "RETURNED", "REFUNDED"],
  CANCELED_BY_SELLER: ["CANCELED_BY_SELLER"],
  CANCELED_BY_BUYER: ["CANCELED_BY_BUYER"],
  RETURNED: ["RETURNED", "REFUNDED"],
  REFUNDED: ["REFUNDED"],
};

/** Says why an order item cannot go from one status to another; `undefined` where it can. */
export function findStepProblem(from: OrderItemStatus | null = "UNSHIPPED", to: OrderItemStatus): string | undefined {
  const allowed = steps[from ?? "UNSHIPPED"]; // UNSHIPPED and no status: any
  return !allowed || allowed.includes(to) ? undefined : `${from} cannot become ${to}`;
}
