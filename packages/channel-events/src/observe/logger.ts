/** Where the consumer writes what it sees: pino, or anything that looks like it. No payload is ever logged. */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** The default: warnings and errors, to the console. */
export const consoleLogger: Logger = {
  info: () => {},
  warn: (facts, message) => console.warn(message, facts),
  error: (facts, message) => console.error(message, facts),
};
