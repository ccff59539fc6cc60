/**
 * Goes on counting from the last time that the server has told, by a clock that never steps. Where the server then tells a much later time, its
 * clock was set forward.
 *
 * @param monotonicMs Gives the time of a clock that never goes back.
 */
export function createServerTime(monotonicMs: () => number) {
  let known: { at: number; sentAt: number } | undefined;
  return {
    /** Begins a question about the time; the function takes the answer. How long that took makes the expected time a little later, never earlier. */
    begin(): (at: number) => void {
      const sentAt = monotonicMs();
      return (at) => {
        if (!known || sentAt >= known.sentAt) known = { at, sentAt };
      };
    },
    /** The time that the server should have now, in ms. `null` before its first answer. */
    expect: (): number | null => (known ? Math.round(known.at + monotonicMs() - known.sentAt) : null),
  };
}
