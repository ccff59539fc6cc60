/**
 * Waits until a check passes: it does not throw, and does not give `false`. The bound is for hangs alone.
 *
 * @throws What the check threw last, if it never passes.
 */
export async function waitUntil<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 120_000, intervalMs = 10 }: { timeoutMs?: number; intervalMs?: number } = {},
): Promise<T> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      const result = await check();
      if (result !== false) return result;
      if (performance.now() > until) throw new Error("Cannot go on as the check never passed");
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
