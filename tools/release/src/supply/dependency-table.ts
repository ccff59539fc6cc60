/** A run-time dependency of a published package on a package of others. */
export interface Dependency {
  /** The folder of the package in `packages`. */
  package: string;
  name: string;
  /** True for an optional peer: an install does not bring it. */
  isOptional: boolean;
}

/** A row of the table in SECURITY.md. */
export interface DependencyRow extends Dependency {
  why: string;
  /** The number of the decision record: `20`. */
  decision: string;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const ROW = /^\| `([\w-]+)` \| `([^`]+)`( \(optional\))? \| ([^|]+) \| \[?(\d{2})\b[^|]*\|$/gm;

/** Reads the rows `| package | dependency | why | decision |` of a document. */
export function readDependencyTable(document: string): DependencyRow[] {
  return [...document.matchAll(ROW)].map(([, folder = "", name = "", optional, why = "", decision = ""]) => ({
    package: folder,
    name,
    isOptional: optional !== undefined,
    why,
    decision,
  }));
}

/** The dependencies of a package.json that an integrator gets, or may add; those of ours are in the table of imports. */
export function listDependencies(folder: string, manifest: Manifest): Dependency[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = manifest;
  const brought = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({
    name,
    isOptional: false,
  }));
  const peers = Object.keys(peerDependencies ?? {}).map((name) => ({
    name,
    isOptional: peerDependenciesMeta[name]?.optional === true,
  }));
  return [...brought, ...peers]
    .filter(({ name }) => !name.startsWith("@kontor/"))
    .map((dependency) => ({ package: folder, ...dependency }));
}
