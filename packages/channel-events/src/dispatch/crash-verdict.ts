import type { LaneClaim } from "../inbox/claim.ts";

/**
 * When an event whose start is unfinished has its next try, in ms. The first unfinished start ran beside others and proves
 * nothing; those after it ran alone. The tries lie far apart, so that a row of kills from outside is not taken for poison.
 */
const NEXT_TRY_MS = [60_000, 600_000, 3_600_000];

/** How many unfinished starts prove that an event ends its process: one beside other events, and then three alone. */
export const PROOF = 1 + NEXT_TRY_MS.length;

export function computeNextTryMs(unfinishedStarts: number): number {
  return NEXT_TRY_MS[unfinishedStarts - 1] ?? 0;
}

/** Whether the first event of the lane has ended its process so often, with nothing beside it, that it is put aside. */
export function isProvenPoison({ unfinishedStarts }: LaneClaim): boolean {
  return unfinishedStarts >= PROOF;
}

/** Whether the first event of the lane was running when a process ended. Its next try runs with nothing beside it. */
export function hasToRunAlone(claim: LaneClaim): boolean {
  return claim.unfinishedStarts > 0 && !isProvenPoison(claim);
}

/** Whether no process ended while it had the lane. The inbox forgets what it knows of the others when it gets them back. */
export function isInnocent({ isSuspect, unfinishedStarts }: LaneClaim): boolean {
  return !isSuspect && unfinishedStarts === 0;
}

/** Whether a start in this lane is written down before it begins. In normal work none is. */
export function isWrittenDown(claim: LaneClaim): boolean {
  return (claim.isSuspect || claim.unfinishedStarts > 0) && !isProvenPoison(claim);
}
