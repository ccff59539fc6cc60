import { operations, type ChannelClient, type OperationId } from "@kontor/channel-client";
import { ArgumentError, type CallOptions } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import { BatchError, splitByAnswer } from "./batch-error.ts";

type Operations = typeof operations;

/** Operations that take a list of items with a limit per call. */
export type BatchOperation = {
  [Id in OperationId]: Operations[Id] extends { batch: object } ? Id : never;
}[OperationId];

type GroupOf<Id extends BatchOperation> = Operations[Id]["call"] extends `${infer Group}.${string}`
  ? Group & keyof ChannelClient
  : never;
type MethodOf<Id extends BatchOperation> = Operations[Id]["call"] extends `${string}.${infer Name}`
  ? ChannelClient[GroupOf<Id>][Name & keyof ChannelClient[GroupOf<Id>]]
  : never;
type Call<Id extends BatchOperation> =
  MethodOf<Id> extends (body: infer Body, options?: never) => Promise<infer Answer>
    ? { body: Body; answer: Answer }
    : never;

/** One of the items that an operation takes. */
export type BatchItem<Id extends BatchOperation> = Call<Id>["body"][Operations[Id]["batch"]["list"] &
  keyof Call<Id>["body"]] extends readonly (infer Item)[]
  ? Item
  : never;

/** The items of one call and its answer. The answer of a partial success tells which items were stored and which were refused. */
export interface BatchAnswer<Id extends BatchOperation> {
  items: readonly BatchItem<Id>[];
  answer: Call<Id>["answer"];
}

/**
 * Sends any number of items, in order and each once, in calls that keep to the limits of the specs: 1 000 offers, 1 000 orders, 100
 * ids. The calls follow one another. With `withCallQuotas()` around the `fetch` of the client, each call waits for its quota. A failed
 * call is not repeated.
 *
 * @param operation The id of the operation, such as `Offers_ReportListed`.
 * @param options.throwOnRefused Fails as soon as an answer refuses an item. Default `false`.
 * @returns The items and the answer of each call, in order; an empty list for no items.
 * @throws {BatchError} If a call fails. It holds the number of the batch, its items, the items that were not sent, and the items that the
 *   calls before it refused. Send the items that were not sent again.
 * @throws {ArgumentError} If the operation takes no list, or an option is unknown.
 * @throws The signal's reason, as soon as it is aborted.
 * @see given spec §8
 */
export async function sendInBatches<Id extends BatchOperation>(
  channel: Pick<ChannelClient, GroupOf<Id>>,
  operation: Id,
  items: readonly BatchItem<Id>[],
  options: CallOptions & { throwOnRefused?: boolean | undefined } = {},
): Promise<BatchAnswer<Id>[]> {
  checkOptionNames<typeof options>("send in batches", options, {
    signal: 1,
    timeoutMs: 1,
    readAnswer: 1,
    throwOnRefused: 1,
  });
  const { signal } = options;
  const { call, batch } = (operations[operation] ?? {}) as { call: string; batch?: { list: string; most: number } };
  if (!batch) throw new ArgumentError("send in batches", "operation", "be one that takes a list", operation);
  if (!Array.isArray(items)) throw new ArgumentError("send in batches", "items", "be a list", items);
  const [group = "", name = ""] = call.split(".");
  type Method = (body: object, options: CallOptions) => Promise<Call<Id>["answer"]>;
  const send = (channel as unknown as Record<string, Record<string, Method> | undefined> | undefined)?.[group]?.[name];
  if (!send) throw new ArgumentError("send in batches", "channel", `have ${call}()`, channel);
  const all = [...items]; // The caller may change the list meanwhile.
  const answers: BatchAnswer<Id>[] = [];
  for (let from = 0; from < all.length; from += batch.most) {
    const next = from + batch.most;
    const part = all.slice(from, next);
    signal?.throwIfAborted();
    try {
      answers.push({ items: part, answer: await send({ [batch.list]: part }, options) });
    } catch (cause) {
      signal?.throwIfAborted(); // An abort by the caller is the reason for any failure after it.
      throw new BatchError({
        operation,
        batch: answers.length + 1,
        batches: Math.ceil(all.length / batch.most),
        ...splitByAnswer(answers, batch.list),
        answers,
        failed: part,
        unsent: all.slice(next),
        cause,
      });
    }
  }
  return answers;
}
