/** Tells the steps of a rehearsal. */
export interface Steps {
  /** Runs a step: its title goes to stderr when it begins, its title, result and time to stdout when it ends. */
  run<T>(title: string, work: () => Promise<T>, describe?: (result: T) => string): Promise<T>;
  /** Writes a line below a step. */
  note(line: string): void;
}

/** Creates the teller of steps. */
export function createSteps({
  out = (text) => process.stdout.write(text),
  progress = (text) => process.stderr.write(text),
}: { out?: (text: string) => unknown; progress?: (text: string) => unknown } = {}): Steps {
  return {
    async run(title, work, describe = () => "") {
      progress(`… ${title}\n`);
      const startedAt = performance.now();
      const formatTime = () => `(${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`;
      try {
        const result = await work();
        const text = describe(result);
        out(`✔ ${title}${text && `: ${text}`} ${formatTime()}\n`);
        return result;
      } catch (error) {
        out(`✘ ${title} ${formatTime()}\n`);
        throw error;
      }
    },
    note: (line) => void out(`    ${line}\n`),
  };
}
