import type { AppBridgeOptions } from "./contract.ts";
import { BridgeError, type BridgeProblem } from "./error.ts";

/**
 * Checks the options of a bridge.
 *
 * @throws {BridgeError} `unknown-option` or `wrong-option`.
 */
export function checkBridgeOptions(options: AppBridgeOptions) {
  const { hostOrigins, timeoutMs = 10_000, handshakeMs = 5_000 } = options;
  const fail = (problem: BridgeProblem, why: string) => {
    throw new BridgeError(problem, `Cannot meet the host as ${why}`);
  };
  const unknown = describeUnknownOption(options, { hostOrigins: 1, timeoutMs: 1, handshakeMs: 1 });
  if (unknown) fail("unknown-option", unknown);
  if (![timeoutMs, handshakeMs].every(isTime)) fail("wrong-option", "timeoutMs and handshakeMs must be numbers of ms");
  if (!Array.isArray(hostOrigins) || !hostOrigins.length || !hostOrigins.every(isOrigin))
    fail("wrong-option", "hostOrigins must be origins");
  return { hostOrigins, timeoutMs, handshakeMs };
}

/** Describes the first option that does not exist. The bridge is small, so it does not load the check that the servers use. */
export function describeUnknownOption<Options extends object>(
  given: Options,
  known: Record<keyof Required<Options>, 1>,
) {
  const name = Object.keys(given).find((each) => !Object.hasOwn(known, each));
  return name && `${name} is not an option; the options are ${Object.keys(known)}`;
}

/** Whether a value is a time in ms; `Infinity` is one. */
export function isTime(ms: unknown): boolean {
  return typeof ms === "number" && ms >= 0;
}

function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}
