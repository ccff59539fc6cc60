import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { findLine } from "../support/policy.ts";

const RESOLUTIONS = ["node16", "nodenext", "bundler"] as const;

/** A way to compile the program of an integrator. */
export interface Compilation {
  /** The full version of TypeScript. */
  compiler: string;
  resolution: (typeof RESOLUTIONS)[number];
  /** The setting `exactOptionalPropertyTypes`. */
  isExact: boolean;
}

/**
 * The ways to compile, one after the other. In short: the oldest and the newest compiler with Node's and a bundler's way to find modules. In
 * full: each compiler in each way, with and without exact optional properties.
 */
export function listCompilations(compilers: readonly string[], { isFull }: { isFull: boolean }): Compilation[] {
  const [oldest = "", newest = ""] = [compilers[0], compilers.at(-1)];
  if (!isFull)
    return [
      { compiler: oldest, resolution: "nodenext", isExact: true },
      { compiler: newest, resolution: "bundler", isExact: true },
      { compiler: newest, resolution: "nodenext", isExact: false },
    ];
  return compilers.flatMap((compiler) =>
    RESOLUTIONS.flatMap((resolution) => [true, false].map((isExact) => ({ compiler, resolution, isExact }))),
  );
}

export function describeCompilation({ compiler, resolution, isExact }: Compilation): string {
  return `a consumer compiles: TypeScript ${findLine(compiler)}, ${resolution}${isExact ? ", exact optional properties" : ""}`;
}

/** Compiles as an integrator who looks into the declarations of what is installed. Gives the errors of the compiler; empty if the programs compile. */
export async function runCompiler(consumer: string, compilation: Compilation, emit: boolean): Promise<string> {
  const { compiler, resolution, isExact } = compilation;
  const line = findLine(compiler);
  const compilerOptions = {
    module: resolution === "bundler" ? "esnext" : resolution,
    moduleResolution: resolution,
    target: "es2022",
    lib: ["es2022", "esnext.disposable"],
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: isExact,
    skipLibCheck: false,
    outDir: "dist",
    rootDir: ".",
    noEmit: !emit,
  };
  const project = join(consumer, `tsconfig.${line}-${resolution}-${isExact}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ["consumer.ts", "run.ts", "entries.ts"] }));
  const tsc = join(consumer, "node_modules", `typescript-${line}`, "bin/tsc");
  return (await runCommand(process.execPath, [tsc, "-p", project], { cwd: consumer })).complaint;
}
