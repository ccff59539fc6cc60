/** The steps of a worker at which it can be killed. */
export const phases = ["start", "fetch", "store", "acknowledge", "claim", "handle", "settle"] as const;
export type Phase = (typeof phases)[number];

export interface WorkerOptions {
  url: string;
  /** The file of its inbox. */
  path: string;
  /** Where it writes down what it does. */
  phaseFile: string;
  /** Where it takes its time. */
  linger?: Phase | undefined;
  lingerMs: number;
  /** Share of handler runs that fail. */
  failures: number;
  leaseMs: number;
  intervalMs: number;
  maxLanes: number;
  /** How long a handler takes. */
  handleMs?: number;
  /** How far its clock is ahead: what waits for a time has its turn without the test waiting for it. */
  aheadMs?: number;
}
