/** A time that never comes, in ms since the epoch: the last one that a `Date` can be. */
export const NEVER = 8.64e15;

/** The largest step back of the clock, in ms, that changes no time of a lane: a time server corrects the clock by less than this. */
export const LARGEST_STEP_MS = 60_000;
