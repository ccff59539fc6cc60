import { isPlatformError, PlatformError, withCause } from "@kontor/http";
import { messageOf } from "./message-of.ts";

/** What became of the items when a batch failed. */
export interface BatchFacts<Item> {
  operation: string;
  /** Which batch failed, from 1. */
  batch: number;
  batches: number;
  sent: readonly Item[];
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
  readonly #items: Pick<BatchFacts<Item>, "sent" | "failed" | "unsent">;

  constructor({ operation, batch, batches, sent, failed, unsent, cause }: BatchFacts<Item>) {
    super(
      `Cannot send batch ${batch} of ${batches} of ${operation}: ${messageOf(cause)}; ${sent.length} items were sent before, ${failed.length} are in this batch, ${unsent.length} were not sent`,
      isPlatformError(cause) ? { cause } : withCause(cause),
    );
    this.operation = operation;
    this.batch = batch;
    this.batches = batches;
    this.#items = { sent, failed, unsent };
  }

  /** Items of the batches before it, which the platform took. */
  get sent(): readonly Item[] {
    return this.#items.sent;
  }

  /** Items of the batch that failed. Where no answer came, the platform may have taken them. */
  get failed(): readonly Item[] {
    return this.#items.failed;
  }

  /** Items of the batches behind it, which the platform has not seen. */
  get unsent(): readonly Item[] {
    return this.#items.unsent;
  }
}
