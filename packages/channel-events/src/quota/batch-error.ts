import { isPlatformError, PlatformError, type RefusedItem } from "@kontor/http";
import { buildCause } from "@kontor/http/parts";
import { describeError } from "../consumer/describe-error.ts";

/** What became of the items when a batch failed. */
export interface BatchFacts<Item> {
  operation: string;
  /** Which batch failed, from 1. */
  batch: number;
  batches: number;
  /** What the batches before it took and answered. */
  answers: readonly { items: readonly Item[]; answer: unknown }[];
  sent: readonly Item[];
  refused: readonly Item[];
  failed: readonly Item[];
  unsent: readonly Item[];
  cause: unknown;
}

/**
 * One of several batches failed, and those behind it were not sent. `cause` is the error of its call. The items may hold personal
 * data, so they are in no message and not printed with the error.
 */
export class BatchError<Item = unknown> extends PlatformError {
  override readonly name = "BatchError";
  readonly code = "ERR_PLATFORM_BATCH";
  readonly operation: string;
  /** Which batch failed, from 1. */
  readonly batch: number;
  readonly batches: number;
  readonly #items: Pick<BatchFacts<Item>, "answers" | "sent" | "refused" | "failed" | "unsent">;

  constructor({ operation, batch, batches, answers, sent, refused, failed, unsent, cause }: BatchFacts<Item>) {
    const notTaken = refused.length > 0 ? ` ${refused.length} ${refused.length === 1 ? "was" : "were"} refused,` : "";
    super(
      `Cannot send batch ${batch} of ${batches} of ${operation}: ${describeError(cause)}; ${sent.length} items were sent before,${notTaken} ${failed.length} are in this batch, ${unsent.length} were not sent`,
      isPlatformError(cause) ? { cause } : buildCause(cause),
    );
    this.operation = operation;
    this.batch = batch;
    this.batches = batches;
    this.#items = { answers, sent, refused, failed, unsent };
  }

  /** Items of the batches before it, which the platform took. */
  get sent(): readonly Item[] {
    return this.#items.sent;
  }

  /** Items of the batches before it that the platform refused, and all of a batch of which it refused nobody knows which. */
  get refused(): readonly Item[] {
    return this.#items.refused;
  }

  /** What each batch before it took and was answered: of a partial success, what was refused and why. */
  get answers(): BatchFacts<Item>["answers"] {
    return this.#items.answers;
  }

  /**
   * Items of the batch that failed. Where no answer came, the platform may have taken them; with `throwOnRefused`, `result` of the cause
   * says which of them it took.
   */
  get failed(): readonly Item[] {
    return this.#items.failed;
  }

  /** Items of the batches behind it, which the platform has not seen. */
  get unsent(): readonly Item[] {
    return this.#items.unsent;
  }
}

/**
 * Items of batches that were answered, by whether the platform took them. Where an answer of partial success does not tell which item it
 * refused, none of its batch is said to be taken.
 *
 * @param list Name of the list in the body: of `orderList` an item is known by its `orderId`.
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
