import { createBuyer } from "./buyer.ts";
import { handleCancellation } from "./handle-cancellation.ts";
import { handleReturn } from "./handle-return.ts";
import { handleSale } from "./handle-sale.ts";
import { createMarket, type MarketOptions } from "./market.ts";
import { withPersonNeeded } from "./person.ts";

/**
 * Takes an order from its offer to its refund. The program may be killed in any step and started again: the effect of the
 * step is there once. Where the program cannot find out whether a step was done, it asks a person.
 */
export function createOrderJourney(options: MarketOptions) {
  const market = createMarket(options);
  const { listUnclearSteps, resolveStep } = market.journal;

  return {
    /** The handlers of the sellers' events. */
    handlers: withPersonNeeded({
      ...handleSale(market),
      ...handleCancellation(market),
      ...handleReturn(market),
      "*": ({ id, type }, { log }) => log.warn({ id, type }, "Nothing handles this event type"),
    }),
    /** The actions of a buyer: `buy()`, `cancel()` and `sendBack()`. Call each again until it returns. */
    ...createBuyer(market),
    /** Lists the steps for a person, who finds out whether the platform has done them. */
    listUnclearSteps,
    /** Saves what the person found out. Then handle the event again, or repeat the call that threw. */
    resolveStep,
  };
}
