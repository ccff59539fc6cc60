import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";
import { checkClock } from "../consumer/options.ts";
import type { ChannelFleetOptions } from "./options.ts";

const ACTION = "create a fleet";
const LONGEST_NAME = 200;

/** @throws {ArgumentError} If an option of `createChannelFleet()` is missing or out of range. The options of its channels are checked by themselves. */
export function checkFleetOptions(options: ChannelFleetOptions): void {
  const { hub, channels = {}, member, maxHandlers, leaseMs, logger, random } = options ?? {};
  checkOptionNames(ACTION, options, {
    hub: 1,
    channels: 1,
    member: 1,
    maxHandlers: 1,
    leaseMs: 1,
    unsafeDurability: 1,
    logger: 1,
    clock: 1,
    random: 1,
  });
  if (typeof hub?.inbox !== "function" || typeof hub.join !== "function" || typeof hub.leave !== "function")
    throw new ArgumentError(ACTION, "hub", "be a hub: postgresHub({ pool })", hub);
  if (channels === null || typeof channels !== "object" || Array.isArray(channels))
    throw new ArgumentError(ACTION, "channels", "be an object with a member for each channel", channels);
  if (member !== undefined) checkName(ACTION, "member", member);
  for (const [name, value, least] of [
    ["maxHandlers", maxHandlers, 1],
    ["leaseMs", leaseMs, 300],
  ] as const)
    if (value !== undefined && !(Number.isInteger(value) && value >= least && value < 2 ** 31))
      throw new ArgumentError(ACTION, name, `be a whole number from ${least} to 2147483647`, value);
  for (const method of logger === undefined ? [] : (["info", "warn", "error"] as const))
    if (typeof logger?.[method] !== "function")
      throw new ArgumentError(ACTION, `logger.${method}`, "be a function", logger?.[method]);
  if (random !== undefined && typeof random !== "function")
    throw new ArgumentError(ACTION, "random", "be a function", random);
  checkClock(ACTION, options.clock, "now", "monotonicMs", "sleep");
}

/** @throws {ArgumentError} If a name is no text of 1 to 200 characters. */
export function checkName(action: string, what: string, name: unknown): void {
  if (typeof name !== "string" || name === "" || name.length > LONGEST_NAME)
    throw new ArgumentError(action, what, `be a text of 1 to ${LONGEST_NAME} characters`, name);
}
