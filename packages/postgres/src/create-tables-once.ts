/**
 * Makes the tables of a store at its first use, once for all who wait for them. After a failure, the next use tries again.
 *
 * @throws Whatever `create` throws, to all who waited for it.
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
