/** One line of the report: something that holds for the packed packages, or its problem. */
export interface Row {
  title: string;
  /** Empty if it holds. */
  problem: string;
  seconds: number;
}

export interface Report {
  rows: readonly Row[];
  /** Runs a check and prints its line. A check gives its problem as text, empty for none; one that throws has failed. */
  check(title: string, run: () => string | Promise<string>): Promise<void>;
}

/** Creates the list of all that was checked. Each line is printed when it is known. */
export function createReport(print: (line: string) => void): Report {
  const rows: Row[] = [];
  return {
    rows,
    async check(title, run) {
      const startedAt = performance.now();
      const problem = await Promise.resolve()
        .then(run)
        .catch((error: unknown) => String(error) || "It failed and did not say why.");
      const seconds = (performance.now() - startedAt) / 1_000;
      rows.push({ title, problem, seconds });
      print(`${problem ? "✘" : "✔"} ${title} (${seconds.toFixed(1)} s)`);
    },
  };
}

/** The problems in full, to be read after the lines; empty if all holds. */
export function describeFailures(rows: readonly Row[]): string {
  return rows
    .filter(({ problem }) => problem)
    .map(({ title, problem }) => `${title}:\n${problem}\n`)
    .join("\n");
}

/** Runs jobs in their order, so many beside each other. */
export async function runBeside(atOnce: number, jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
