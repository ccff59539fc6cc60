/** How calls are put together. */
export interface BatchOptions<Item, Answer> {
  /** Does several at once, and gives the answers in the same order. */
  run(items: Item[]): Promise<Answer[]>;
  /** Two items with a common key are not done at once; the later one waits for the next batch. */
  listKeys?(item: Item): readonly string[];
  /** How many batches may be under way at a time. Default 1. */
  flights?: number;
}

interface Call<Item, Answer> {
  item: Item;
  keys: readonly string[];
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Puts calls together that come while one is under way, so that many channels cost as many statements as one. A call that comes alone
 * does not wait. If a batch fails, its calls are made one by one, so that one that cannot succeed fails alone.
 */
export function createBatch<Item, Answer>({
  run,
  listKeys = () => [],
  flights = 1,
}: BatchOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  let queue: Call<Item, Answer>[] = [];
  const underway = new Set<Call<Item, Answer>>();
  let running = 0;

  function takeBatch(): Call<Item, Answer>[] {
    const taken = new Set<string>([...underway].flatMap(({ keys }) => keys));
    const [batch, rest]: Call<Item, Answer>[][] = [[], []];
    for (const call of queue) {
      const isFree = call.keys.every((key) => !taken.has(key));
      for (const key of call.keys) taken.add(key); // A call never overtakes an earlier one with the same key.
      (isFree ? batch! : rest!).push(call);
    }
    queue = rest!;
    return batch!;
  }

  async function attempt(batch: readonly Call<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(answers[index]!));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const call of batch) await attempt([call]);
    }
  }

  async function work(): Promise<void> {
    running += 1;
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      for (const call of batch) underway.add(call);
      await attempt(batch);
      for (const call of batch) underway.delete(call);
    }
    running -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, keys: listKeys(item), resolve, reject });
      if (running < flights) void work();
    });
}
