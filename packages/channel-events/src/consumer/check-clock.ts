import { ArgumentError, type Clock } from "@kontor/http";

/** @throws {ArgumentError} If a clock was given and lacks one of the methods. */
export function checkClock(action: string, clock: Partial<Clock> | undefined, ...methods: (keyof Clock)[]): void {
  for (const method of clock === undefined ? [] : methods)
    if (typeof clock?.[method] !== "function")
      throw new ArgumentError(action, `clock.${method}`, "be a function", clock?.[method]);
}
