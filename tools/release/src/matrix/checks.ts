/** Something that must hold for the packed packages. */
export interface Check {
  title: string;
  /** Gives the problem as text, empty for none. One that throws has failed. */
  run(): string | Promise<string>;
}

/**
 * Runs checks in their order, some beside each other, and prints a line for each when it has ended.
 *
 * @param atOnce More processes than a machine has cores only wait for each other.
 * @returns The problems in full.
 */
export async function runChecks(
  checks: readonly Check[],
  { atOnce = 2, print = (line: string) => void process.stdout.write(`${line}\n`) } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const waiting = checks.values(); // all take from it
  const work = async () => {
    for (const { title, run } of waiting) {
      const startedAt = performance.now();
      const problem = await Promise.resolve()
        .then(run)
        .catch((error: unknown) => String(error) || "It failed and did not say why.");
      if (problem) problems.push(`${title}:\n${problem}\n`);
      print(`${problem ? "✘" : "✔"} ${title} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
}
