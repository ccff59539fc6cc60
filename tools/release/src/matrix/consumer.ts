import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findLine, type SupportPolicy } from "../support/policy.ts";
import { runOrThrow } from "../run-command.ts";
import type { Tarball } from "./tarballs.ts";

const FIXTURES = join(import.meta.dirname, "fixtures");

/**
 * Makes a project of an integrator in an empty folder: the tarballs in place of the published packages, the programs of `fixtures`,
 * and one that needs the types of every entry.
 *
 * @throws {Error} If the packages cannot be installed.
 */
export async function installConsumer(
  folder: string,
  tarballs: readonly Tarball[],
  entries: readonly string[],
  devDependencies: Record<string, string>,
): Promise<void> {
  mkdirSync(folder);
  const dependencies = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
  write("package.json", { name: "consumer", private: true, type: "module", dependencies, devDependencies });
  write("pnpm-workspace.yaml", { overrides: dependencies, pmOnFail: "ignore", packages: ["."] }); // JSON is YAML too
  for (const name of ["consumer", "calls", "inbox", "run"])
    copyFileSync(join(FIXTURES, `${name}.ts`), join(folder, `${name}.ts`));
  writeFileSync(join(folder, "entries.ts"), entries.map((entry) => `import type {} from "${entry}";\n`).join(""));
  await runOrThrow("pnpm", ["install", "--prefer-offline", "--ignore-scripts"], { cwd: folder });
}

/** The runtimes and compilers that are installed beside the packages. The binaries come from npm, so that no script of an install has to fetch them. */
export function listTools(
  { bun, deno, workerd }: Pick<SupportPolicy, "bun" | "deno" | "workerd">,
  { nodes, compilers, isFull }: { nodes: readonly string[]; compilers: readonly string[]; isFull: boolean },
): Record<string, string> {
  const { platform, arch } = process;
  const cpu = arch === "arm64" ? "arm64" : "64";
  const others = {
    bun: `npm:@oven/bun-${platform}-${arch === "arm64" ? "aarch64" : arch}@${bun}`,
    deno: `npm:@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}@${deno}`,
    workerd: `npm:@cloudflare/workerd-${platform}-${cpu}@${workerd}`,
  };
  return {
    "@types/node": "24.19.2",
    ...Object.fromEntries(
      nodes.map((version) => [`node-${findLine(version)}`, `npm:node-${platform}-${arch}@${version}`]),
    ),
    ...Object.fromEntries(compilers.map((version) => [`typescript-${findLine(version)}`, `npm:typescript@${version}`])),
    ...(isFull && others),
  };
}
