import type { EventState } from "@kontor/channel-events";
import { CliError } from "../cli-error.ts";
import { readCount } from "../values/count.ts";
import type { Flag } from "../command.ts";
import { readDuration } from "./duration.ts";

/** The flags that choose events. */
export interface ChoiceOptions {
  state?: string;
  seller?: string;
  type?: string;
  id?: string;
  olderThan?: string;
  error?: string;
  limit?: string;
}

/** The events that a command is about. A member that is left out does not restrict it. */
export interface Choice {
  /** All states if it is left out. */
  states?: EventState[];
  /** The filter that the inbox itself applies. */
  filter: { lane?: string; type?: string; id?: string };
  olderThanMs?: number;
  error?: string;
  limit?: number;
}

const STATES = ["waiting", "done", "dead"];

/** The flags that choose events, without `--state` and `--limit`, whose meaning differs. */
export const choiceFlags: Flag[] = [
  { flags: "--seller <id>", text: "only events of this seller: the name of the lane" },
  { flags: "--type <type>", text: "only events of this type, Seller:Offer.New say" },
  { flags: "--id <id>", text: "only the event with this id" },
  { flags: "--older-than <time>", text: "only events that first came longer ago than this: 90s, 30m, 2h, 7d" },
  { flags: "--error <text>", text: "only events whose problem contains this text, in small or capital letters" },
];

/** Reads the flags that choose events. @throws {CliError} If one of them has a wrong value. */
export function readChoice(action: string, options: ChoiceOptions): Choice {
  const { seller, type, id, olderThan, error, limit, state } = options;
  for (const [flag, value] of Object.entries({ type, id, error }))
    if (value === "") throw new CliError(`Cannot ${action} as --${flag} must not be empty`, { exitCode: 2 });
  const filter = {
    ...(seller !== undefined && { lane: seller }),
    ...(type !== undefined && { type }),
    ...(id !== undefined && { id }),
  };
  return {
    filter,
    ...(state !== undefined && state !== "all" && { states: readStates(action, state) }),
    ...(olderThan !== undefined && { olderThanMs: readDuration(action, "--older-than", olderThan) }),
    ...(error !== undefined && { error: error.toLowerCase() }),
    ...(limit !== undefined && { limit: readCount(action, "--limit", limit) }),
  };
}

/** @throws {CliError} If nothing says which events are meant. */
export function checkChosen(action: string, options: ChoiceOptions, hint: string): void {
  const { state, seller, type, id, olderThan, error } = options;
  if ([state, seller, type, id, olderThan, error].every((each) => each === undefined))
    throw new CliError(
      `Cannot ${action} as --state, --seller, --type, --id, --older-than or --error must say which: ${hint}`,
      { exitCode: 2 },
    );
}

/** Whether the inbox can apply the choice itself, in one call. */
export function isPlain({ olderThanMs, error, limit }: Choice): boolean {
  return olderThanMs === undefined && error === undefined && limit === undefined;
}

function readStates(action: string, text: string): EventState[] {
  const states = [...new Set(text.split(",").map((each) => each.trim()))];
  const wrong = states.find((each) => !STATES.includes(each));
  if (wrong === undefined) return states as EventState[];
  throw new CliError(`Cannot ${action} as --state must be ${STATES.join(", ")} or all: got ${wrong}`, { exitCode: 2 });
}
