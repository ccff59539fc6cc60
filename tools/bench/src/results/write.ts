import { renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Results } from "./results.ts";

/** Renders the results with a line for each machine, run and figure, so that a difference shows what was measured anew. */
export function formatResults({ machines, runs, figures }: Results): string {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `\n    ${JSON.stringify(row)}`).join(",");
  const named = Object.entries(machines).map(([name, machine]) => `\n    "${name}": ${JSON.stringify(machine)}`);
  return `{
  "machines": {${named.join(",")}\n  },
  "runs": [${lines(runs)}\n  ],
  "figures": [${lines(figures)}\n  ]
}
`;
}

/** Writes the results in one step, so that whoever stops it finds the old ones or the new ones. */
export function writeResults(results: Results, file: URL | string): void {
  const path = file instanceof URL ? fileURLToPath(file) : file;
  writeFileSync(`${path}.new`, formatResults(results));
  renameSync(`${path}.new`, path);
}
