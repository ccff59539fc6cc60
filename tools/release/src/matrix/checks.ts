/** Something that must hold. */
export interface Check {
  title: string;
  /** Gives the problem as text, empty for none. One that throws has failed. */
  run(): string | Promise<string>;
}

/**
 * Runs checks in their order, some beside each other, and prints a line for each when it has ended. A terminal also shows which run.
 *
 * @param atOnce More processes than a machine has cores only wait for each other.
 * @returns The problems in full.
 */
export async function runChecks(
  checks: readonly Check[],
  { atOnce = 2, print = (text: string) => void process.stdout.write(text), isTerminal = process.stdout.isTTY } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const running = new Set<string>();
  const show = (line = "") => {
    const rest = running.size > 0 ? `… ${[...running].join(", ")}` : "";
    if (isTerminal || line !== "") print(isTerminal ? `\r\u001B[K${line}${rest}` : line);
  };
  const waiting = checks.values(); // all take from it
  const work = async () => {
    for (const { title, run } of waiting) {
      const startedAt = performance.now();
      running.add(title);
      show();
      const problem = await Promise.resolve()
        .then(run)
        .catch((error: unknown) => String(error) || "It failed and did not say why.");
      if (problem) problems.push(`${title}:\n${problem}\n`);
      running.delete(title);
      show(`${problem ? "✘" : "✔"} ${title} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
}
