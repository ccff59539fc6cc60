/** The steps of a worker at which it can be killed. */
export const phases = ["start", "fetch", "store", "acknowledge", "claim", "handle", "settle"] as const;
export type Phase = (typeof phases)[number];
