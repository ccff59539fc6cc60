/** Questions about a path from the root, with slashes: `packages/http/src/fetch/fetch.ts`. */

export function isTest(path: string): boolean {
  return /\.(test|test-d)\.ts$/.test(path);
}

export function isGenerated(path: string): boolean {
  return path.endsWith(".generated.ts");
}

/** A file of a workspace's `src` that a person writes and that is no test and no fixture. */
export function isWritten(path: string): boolean {
  return isSource(path) && !/\.d\.ts$|\/fixtures\//.test(path) && !isTest(path) && !isGenerated(path);
}

/** A written file that integrators get: every package but the docs site. */
export function isShipped(path: string): boolean {
  return isWritten(path) && path.startsWith("packages/") && !path.startsWith("packages/docs/");
}

export function isEntry(path: string): boolean {
  return isWritten(path) && /^packages\/[^/]+\/src\/entries\//.test(path);
}

/** The folder of the workspace: `packages/http`. */
export function findWorkspace(path: string): string | undefined {
  return /^(?:packages|tools)\/[^/]+(?=\/)/.exec(path)?.[0];
}

function isSource(path: string): boolean {
  return /^(packages|tools)\/[^/]+\/src\/.+\.ts$/.test(path);
}
