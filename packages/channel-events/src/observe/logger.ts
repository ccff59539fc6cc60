/** Takes the log lines of the consumer: pino, or any logger with the same methods. No line holds a payload. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Writes warnings and errors to the console. This is the default. */
export const consoleLogger: Logger = {
  info: () => {},
  warn: (facts, message) => console.warn(message, facts),
  error: (facts, message) => console.error(message, facts),
};
