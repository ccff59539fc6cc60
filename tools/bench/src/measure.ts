import { Bench } from "tinybench";
import type { Figure } from "./table.ts";

interface TurnsOptions {
  /** Rounds that count. */
  rounds: number;
  /** Repetitions within a round, of which the median counts. Default 1. */
  iterations?: number;
  /** Gives the time that counts, in ms. Default: by the clock. */
  now?: () => number;
  /** Leaves out the first round, which only warms up. */
  isCold?: boolean;
}

/** The time of the processor for all threads of this process, in ms. */
export function readCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Measures pieces of work in turns, each round beginning with another one, so that what else the machine does meets all of them alike.
 *
 * @param works They return `{ overriddenDuration }`, in ms, where less than all of them is measured, or something else than time.
 * @returns The time of each in each round, in ms.
 * @throws If one of them fails.
 */
export async function takeTurns<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  { rounds, iterations = 1, now = () => performance.now(), isCold = false }: TurnsOptions,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = isCold ? 0 : -1; round < rounds; round += 1) {
    const bench = new Bench({ iterations, time: 0, warmup: false, throws: true, now });
    const first = (round + 1) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) bench.add(name, works[name], { async: true });
    for (const { name, result } of await bench.run())
      if (round >= 0 && "latency" in result) times[name as Name].push(result.latency.p50);
  }
  return times;
}

/** The value in the middle; of an even number, the upper one. */
export const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The median of the ratios of each round, as the machine is slower in some rounds than in others. */
export const computeRatio = (times: readonly number[], to: readonly number[]): number =>
  computeMedian(times.map((time, round) => time / to[round]!));

/** Whether the program shall only show that it works, in at most a minute. */
export const isShort = process.argv.includes("--short");

/** Hands the figures of this program to `pnpm bench`, which shows them and writes them into the page. */
export const sendFigures = (figures: readonly Figure[]) => process.send!(figures);
