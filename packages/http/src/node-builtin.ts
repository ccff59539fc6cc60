interface NodeProcess {
  version: string;
  getBuiltinModule?(name: string): unknown;
}

/**
 * Loads a module of Node itself when it is needed. An older Node then gives a clear error instead of failing at import.
 *
 * @example const { DatabaseSync } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
 * @throws {Error} If this runtime has no module of this name.
 */
export function loadNodeBuiltin<Module>(name: string): Module {
  const { process } = globalThis as { process?: NodeProcess };
  const found = process?.getBuiltinModule?.(name);
  if (!found)
    throw new Error(`Cannot use ${name} as Node.js must be 22.13 or newer: got ${process?.version ?? "no Node.js"}`);
  return found as Module;
}
