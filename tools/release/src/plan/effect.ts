/** How much a change of a package means to those who use it, from least to most. */
export const effects = ["none", "patch", "minor", "major"] as const;

/** `major` breaks code that used the package rightly; `minor` gives it something new; `patch` changes files that are shipped, and nothing else. */
export type Effect = (typeof effects)[number];

/** One change, found by comparing two states of a package. */
export interface Change {
  effect: Effect;
  /** The name that an integrator knows: `cached(options.refreshEarlyMs)`, `erp.categories.create(body)`. */
  at: string;
  /** A sentence without its subject: `is required now`. */
  reason: string;
}

/** The greater one of two effects. */
export function chooseGreater(one: Effect, other: Effect): Effect {
  return effects.indexOf(one) >= effects.indexOf(other) ? one : other;
}

/** The greatest effect of some changes; `none` if there are none. */
export function findGreatest(changes: readonly Pick<Change, "effect">[]): Effect {
  return changes.reduce<Effect>((greatest, { effect }) => chooseGreater(greatest, effect), "none");
}
