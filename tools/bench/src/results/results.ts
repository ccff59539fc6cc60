/** The machine of a run. */
export interface Machine {
  /** The model of its processor. */
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  os: string;
}

export type Mode = "quick" | "full";

/** When, where and how something was measured. */
export interface Occasion {
  /** The day, as YYYY-MM-DD in UTC. */
  measured: string;
  /** The last commit that changed packages or specs; with a plus if more had been changed since. */
  commit: string;
  mode: Mode;
  /** Its name in {@link Results.machines}. */
  machine: string;
  /** Load average of the machine while it ran, the benchmark itself included. */
  load: number;
}

/** The last run of a benchmark. */
export interface Run extends Occasion {
  bench: string;
  seconds: number;
  /** `failed`: it ended without some of its figures. `interrupted`: somebody stopped it. */
  outcome: "complete" | "failed" | "interrupted";
}

/** A figure as it was measured last. */
export interface ResultRow extends Occasion {
  bench: string;
  name: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
  /** Left out without a target. */
  verdict?: "met" | "short";
  note?: string;
}

/** `results.json`: what was measured last, of each figure. */
export interface Results {
  machines: Record<string, Machine>;
  runs: Run[];
  figures: ResultRow[];
}
