import { ArgumentError, type CallOptions } from "@kontor/http";
import { type Batch, checkOptionNames } from "@kontor/http/internal";
import { BatchError, splitByAnswer } from "./batch-error.ts";

/** A method of a client that takes a list of items with a limit per call: `channel.offers.reportListed`. */
export type BatchMethod = (body: never, options?: never) => Promise<unknown>;

/** One of the items that a method takes. Its body has the list and nothing else. */
export type BatchItem<Method extends BatchMethod> =
  Parameters<Method>[0][keyof Parameters<Method>[0]] extends readonly (infer Item)[] ? Item : never;

/** Options of each call. One idempotency key for several calls would make them one. */
type BatchOptions = Omit<CallOptions, "idempotencyKey"> & { throwOnRefused?: boolean | undefined };

/** The items of one call and its answer. The answer of a partial success tells which items were stored and which were refused. */
export interface BatchAnswer<Method extends BatchMethod> {
  items: readonly BatchItem<Method>[];
  answer: Awaited<ReturnType<Method>>;
}

/**
 * Sends any number of items, in order and each once, in calls within the limits of the specs: 1 000 offers, 1 000 orders, 100
 * ids. It makes one call after the other. With `withCallQuotas()` around the `fetch` of the client, each call waits for its quota. A failed
 * call is not repeated.
 *
 * @example await sendInBatches(channel.sellerOffers.updateStock, changed);
 * @param method The method of the client that sends a list.
 * @param options.throwOnRefused Fails as soon as an answer refuses an item. Default `false`.
 * @returns The items and the answer of each call, in order; an empty list for no items.
 * @throws {BatchError} If a call fails. It holds the number of the batch, its items, the items that were not sent, and the items that the
 *   calls before it refused. Send the items that were not sent again.
 * @throws {ArgumentError} If the method does not belong to a client, or takes no list with a limit, or an option is unknown.
 * @throws The signal's reason, as soon as it is aborted.
 * @see given spec §8
 */
export async function sendInBatches<Method extends BatchMethod>(
  method: Method & ([BatchItem<Method>] extends [never] ? never : unknown),
  items: readonly BatchItem<Method>[],
  options: BatchOptions = {},
): Promise<BatchAnswer<Method>[]> {
  checkOptionNames<BatchOptions>("send in batches", options, {
    ...{ signal: 1, timeoutMs: 1, headers: 1, onResponse: 1, throwOnRefused: 1 },
  });
  const { signal } = options;
  const { batch } = Object(method) as { batch?: Batch };
  if (!batch || typeof method !== "function")
    throw new ArgumentError("send in batches", "method", "be a client's method for a list with a limit", method);
  if (!Array.isArray(items)) throw new ArgumentError("send in batches", "items", "be a list", items);
  const { operation, list, most } = batch;
  const send = method as unknown as (body: object, options: CallOptions) => Promise<Awaited<ReturnType<Method>>>;
  const all = [...items]; // The caller may change the list meanwhile.
  const answers: BatchAnswer<Method>[] = [];
  for (let from = 0; from < all.length; from += most) {
    const next = from + most;
    const part = all.slice(from, next);
    signal?.throwIfAborted();
    try {
      answers.push({ items: part, answer: await send({ [list]: part }, options) });
    } catch (cause) {
      signal?.throwIfAborted(); // An abort by the caller is the reason for any failure after it.
      throw new BatchError({
        operation,
        batch: answers.length + 1,
        batches: Math.ceil(all.length / most),
        ...splitByAnswer(answers, list),
        answers,
        failed: part,
        unsent: all.slice(next),
        cause,
      });
    }
  }
  return answers;
}
