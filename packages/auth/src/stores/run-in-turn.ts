/** Runs what is asked for one key one after the other, in the order it was asked; other keys do not wait. */
export function runInTurn(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(run);
    const settled = turn.catch(() => {});
    turns.set(key, settled);
    void settled.then(() => turns.get(key) === settled && turns.delete(key));
    return turn;
  };
}
