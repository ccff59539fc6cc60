import data from "./figures.generated.json" with { type: "json" };

/** A figure of `pnpm bench`, ready to be shown. */
export interface DocsFigure {
  name: string;
  /** The value with its unit, or `not measured`. */
  measured: string;
  /** With its unit; empty without a target. */
  target: string;
  /** Whether the target is met, in words. */
  verdict: string;
  status: "met" | "short" | "open" | "unmeasured";
  value?: number;
  /** YYYY-MM-DD. */
  day?: string;
  mode?: "quick" | "full";
  machine?: string;
  /** Load average of the machine meanwhile. */
  load?: number;
  commit?: string;
  /** The last run of its benchmark did not reach it. */
  isEarlier?: boolean;
  note?: string;
}

/** A benchmark, and its last run. */
export interface DocsBench {
  name: string;
  title: string;
  measures: string;
  run?: {
    outcome: "complete" | "failed" | "interrupted";
    measured: string;
    commit: string;
    mode: string;
    load: number;
    seconds: number;
  };
  figures: DocsFigure[];
}

export const benches = data.benches as DocsBench[];
export const { counts, machines, plots } = data;

/**
 * Finds a figure by its benchmark and its name.
 *
 * @throws If none is declared, so that a page never shows a figure that nobody measures.
 */
export function findFigure(bench: string, name: string, from: readonly DocsBench[] = benches): DocsFigure {
  const figure = from.find((each) => each.name === bench)?.figures.find((each) => each.name === name);
  if (!figure) throw new Error(`Cannot show a figure as ${bench} must declare it: got ${name}`);
  return figure;
}
