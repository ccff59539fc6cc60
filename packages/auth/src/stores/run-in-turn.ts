/** Runs the work for one key one after the other, in the order of the calls. Other keys do not wait. */
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
