interface NodeProcess {
  version: string;
  getBuiltinModule?(name: string): unknown;
}

/**
 * A module of Node itself, found when it is needed: an older Node says in one sentence what is wrong, in place of failing to load.
 *
 * @example const { DatabaseSync } = nodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
 * @throws {Error} If this runtime has none of this name.
 */
export function loadNodeBuiltin<Module>(name: string): Module {
  const { process } = globalThis as { process?: NodeProcess };
  const found = process?.getBuiltinModule?.(name);
  if (!found)
    throw new Error(`Cannot use ${name} as Node.js must be 22.13 or newer: got ${process?.version ?? "no Node.js"}`);
  return found as Module;
}
