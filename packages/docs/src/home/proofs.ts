import { findFigure, type DocsBench, type DocsFigure } from "../figures/read.ts";

/** A figure of the first screen, and the command that shows it. */
export interface Proof {
  figure: string;
  meaning: string;
  command: string;
}

/**
 * The figures of the first screen, from the results of the benchmarks. One that falls short of its target says so, and one that was not
 * measured has no number.
 */
export function listProofs(from?: readonly DocsBench[]): Proof[] {
  const find = (bench: string, name: string) => findFigure(bench, name, from);
  const killed = [
    "kills on a file, at any moment",
    "kills on a file, in every phase",
    "kills and power cuts on PostgreSQL",
  ].map((name) => find("crash", name));
  const lost = find("crash", "events lost");
  const twice = find("crash", "effects that happened twice");
  const calls = find("shared-tokens", "the most token calls of a round");
  const operations = find("refusals", "operations whose right call succeeded");
  const batches = find("consumer", "Kontor against sqs-consumer in batches");
  const defaults = find("consumer", "Kontor against the defaults of sqs-consumer");
  return [
    {
      figure: say([...killed, lost], `${sum(killed)} kills, ${lost.value} events lost`, "Kills and lost events"),
      meaning: `Processes killed at any moment and databases stopped at once, on a file and on PostgreSQL.${judge("Lost events", lost)}${judge("Effects that happened twice", twice)}`,
      command: "pnpm bench crash",
    },
    {
      figure: say(
        [calls],
        `32 processes, ${calls.value} token call${calls.value === 1 ? "" : "s"}`,
        "Token calls of 32 processes",
      ),
      meaning: `Processes that need a new token at the same time share one request for it.${judge("The most calls of a round", calls)}`,
      command: "pnpm bench shared-tokens",
    },
    {
      figure: say([operations], `${operations.value} operations tried`, "Operations that were tried"),
      meaning: "Every operation of both interfaces is called against the sandbox, rightly and wrongly.",
      command: "pnpm bench refusals",
    },
    {
      figure: say([batches], `${batches.measured.replace(" ×", "")} times as fast`, "Speed beside sqs-consumer"),
      meaning: `Events a second from a file, beside sqs-consumer in batches in the same run; beside its defaults ${defaults.measured}.${judge("Beside batches", batches)}${judge("Beside the defaults", defaults)}`,
      command: "pnpm bench consumer",
    },
  ];
}

/** The words for figures that were measured, and other ones if one of them was not. */
function say(figures: readonly DocsFigure[], measured: string, otherwise: string): string {
  return figures.every(({ value }) => value !== undefined) ? measured : `${otherwise}: not measured`;
}

function judge(words: string, { status, measured, target }: DocsFigure): string {
  return status === "short" ? ` ${words}: ${measured}, SHORT of the target (${target}).` : "";
}

function sum(figures: readonly DocsFigure[]): string {
  return figures.reduce((all, { value = 0 }) => all + value, 0).toLocaleString("en");
}
