/** Waits for something, and no longer than this, in ms; whether it ended. What fails has ended too. */
export async function within(ms: number, work: PromiseLike<unknown> | undefined): Promise<boolean> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<boolean>((resolve) => (late = setTimeout(() => resolve(false), ms)));
  const ended = Promise.resolve(work).then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, timeIsUp]);
  } finally {
    clearTimeout(late);
  }
}
