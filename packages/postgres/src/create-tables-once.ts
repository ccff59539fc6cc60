/**
 * Creates the tables of a store at its first use. Callers that come meanwhile wait for the same attempt. After a failure, the next call
 * tries again.
 *
 * @returns A function that waits until the tables exist. It throws the error of `create` to all callers of the attempt.
 */
export function createTablesOnce(create: () => Promise<unknown>): () => Promise<void> {
  let creating: Promise<unknown> | undefined;
  return async () => {
    const current = (creating ??= create());
    await current.catch((error: unknown) => {
      if (creating === current) creating = undefined;
      throw error;
    });
  };
}
