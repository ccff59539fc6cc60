/** A figure as it is declared: its unit, and its target where there is one. */
export interface FigureSpec {
  unit: string;
  /** The target is to stay at or below this. */
  atMost?: number;
  /** The target is to reach this. */
  atLeast?: number;
  /** Only the full run measures it. */
  isFullOnly?: boolean;
  /** The README shows it among the first. */
  isHeadline?: boolean;
}

/** A benchmark as the runner, README and docs know it. Its program is the `.bench.ts` of the same name. */
export interface Bench<Name extends string = string> {
  /** As in `pnpm bench <name>`. */
  name: string;
  /** Heading in the docs. */
  title: string;
  /** The work that is measured, and beside which peers. */
  measures: string;
  /** Arguments of the short run. Without them, only the full run has this benchmark. */
  quick?: readonly string[];
  /** Expected seconds of a run, until one was timed. */
  seconds: { quick?: number; full: number };
  /** By their names. */
  figures: Record<Name, FigureSpec>;
}

/** Keeps the names of the figures in the type, so that a program can report no other. */
export function defineBench<const Name extends string>(bench: Bench<Name>): Bench<Name> {
  return bench;
}
