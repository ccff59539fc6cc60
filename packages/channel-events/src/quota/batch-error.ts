import { isPlatformError, PlatformError, type RefusedItem } from "@kontor/http";
import { buildCause } from "@kontor/http/internal";
import { describeError } from "../ground/log.ts";

/** The items of all batches when one batch failed. */
export interface BatchFacts<Item> {
  operation: string;
  batch: number;
  batches: number;
  /** The items and the answers of the batches before the failed one. */
  answers: readonly { items: readonly Item[]; answer: unknown }[];
  sent: readonly Item[];
  refused: readonly Item[];
  failed: readonly Item[];
  unsent: readonly Item[];
  cause: unknown;
}

/**
 * One of several batches failed, and the batches after it were not sent. `cause` is the error of its call. Neither the message nor a print
 * of the error shows the items, because they may contain personal data.
 */
export class BatchError<Item = unknown> extends PlatformError implements Omit<BatchFacts<Item>, "cause"> {
  override readonly name = "BatchError";
  readonly code = "ERR_PLATFORM_BATCH";
  declare readonly operation: string;
  /** Which batch failed, from 1. */
  declare readonly batch: number;
  declare readonly batches: number;
  /** The items of the batches before the failed one that the platform accepted. */
  declare readonly sent: readonly Item[];
  /**
   * The items of the batches before the failed one that the platform refused. If an answer does not tell which items were refused, all
   * items of its batch are here.
   */
  declare readonly refused: readonly Item[];
  /** The items and the answer of each batch before the failed one. The answer of a partial success names the refused items. */
  declare readonly answers: BatchFacts<Item>["answers"];
  /**
   * The items of the failed batch. If no answer came, the platform may have accepted them. With `throwOnRefused`, `result` of the cause
   * tells which of them it accepted.
   */
  declare readonly failed: readonly Item[];
  /** The items of the batches after the failed one, which were not sent. */
  declare readonly unsent: readonly Item[];

  constructor({ operation, batch, batches, cause, ...items }: BatchFacts<Item>) {
    const { sent, refused, failed, unsent } = items;
    const notTaken = refused.length > 0 ? ` ${refused.length} ${refused.length === 1 ? "was" : "were"} refused,` : "";
    super(
      `Cannot send batch ${batch} of ${batches} of ${operation}: ${describeError(cause)}; ${sent.length} items were sent before,${notTaken} ${failed.length} are in this batch, ${unsent.length} were not sent`,
      isPlatformError(cause) ? { cause } : buildCause(cause),
    );
    Object.assign(this, { operation, batch, batches });
    for (const [name, value] of Object.entries(items)) Object.defineProperty(this, name, { get: () => value }); // Getters are not printed.
  }
}

/**
 * Splits the items of answered batches into those that the platform took and those that it refused. If the answer of a partial success
 * does not tell which items it refused, all items of its batch count as refused.
 *
 * @param list The name of the list in the body. An item of `orderList` is known by its `orderId`.
 */
export function splitByAnswer<Item>(
  answers: readonly { items: readonly Item[]; answer: unknown }[],
  list: string,
): { sent: Item[]; refused: Item[] } {
  const [sent, refused]: [Item[], Item[]] = [[], []];
  const name = list.replace(/List$/, "Id");
  for (const { items, answer } of answers) {
    const entries = (Object(answer) as { refused?: (RefusedItem & { index?: number | undefined })[] }).refused ?? [];
    for (const [position, item] of items.entries()) {
      const id = String((Object(item) as Record<string, unknown>)[name]);
      const isRefused = entries.some((entry) =>
        entry.index === undefined ? entry.id === undefined || entry.id === id : entry.index === position,
      );
      (isRefused ? refused : sent).push(item);
    }
  }
  return { sent, refused };
}
