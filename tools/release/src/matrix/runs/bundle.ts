import { join } from "node:path";
import { rolldown } from "rolldown";

/** A program in one file. */
export interface Bundle {
  code: string;
  /** The modules that it still asks its runtime for, such as `node:crypto`. */
  imports: string[];
}

/** Bundles a program that stands in the project of an integrator, for a runtime that has no module of Node. */
export async function bundleProgram(consumer: string, code: string): Promise<Bundle> {
  const input = join(consumer, "bundled-program.js"); // never written
  await using bundle = await rolldown({
    input,
    platform: "neutral",
    external: /^node:/,
    resolve: { conditionNames: ["import", "default"], mainFields: ["module", "main"] },
    logLevel: "silent",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  const chunks = output.flatMap((each) => (each.type === "chunk" ? [each] : []));
  return {
    code: chunks.map((chunk) => chunk.code).join("\n"),
    imports: chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).toSorted(),
  };
}

/** The program of a runtime without modules of Node: it loads every entry that runs anywhere, and hands out the calls. */
export function writeWebProgram(entries: readonly string[], { handOut }: { handOut: string }): string {
  const loads = entries.map((entry, at) => `import * as entry${at} from ${JSON.stringify(entry)};`);
  const names = entries.map((_, at) => `entry${at}`);
  return [
    `import { makeCalls } from "./dist/calls.js";`,
    ...loads,
    `const values = [${names.join(", ")}].map((entry) => Object.keys(entry).length);`,
    handOut,
  ].join("\n");
}
