/** The fields that `project.json` says once for all packages. `null`: no owner has filled it in. */
export interface Project {
  /** Web address of the project. */
  homepage: string | null;
  /** Web address of the docs site. */
  docs: string | null;
  /** Address to clone from: `git+https://host/owner/name.git`. */
  repository: string | null;
  /** Web address where faults are reported. */
  bugs: string | null;
  /** `common`, and those of each package by its folder. */
  keywords: Record<string, string[]>;
  /** The runtimes of the packages; `tools/release/src/support` has the whole. */
  support: { node: { minimum: string } };
}

export type Manifest = Record<string, unknown>;

const ADDRESSES = ["homepage", "docs", "repository", "bugs"] as const;
const FIRST = ["name", "version", "private", "description", "keywords", "homepage", "bugs", "license", "repository"];

/** A package.json with what `project.json` says; what is not filled in there is not in it. */
export function withProject(manifest: Manifest, project: Project, folder: string): Manifest {
  const { homepage, docs, repository, bugs, keywords, support } = project;
  const said: Manifest = {
    ...manifest,
    keywords: [...(keywords["common"] ?? []), ...(keywords[folder] ?? [])].sort(), // as the formatter has them
    homepage: homepage ?? undefined,
    docs: docs ?? undefined,
    repository: repository === null ? undefined : { type: "git", url: repository, directory: `packages/${folder}` },
    bugs: bugs === null ? undefined : { url: bugs },
    engines: { node: `>=${support.node.minimum}` },
  };
  const names = [...FIRST, ...Object.keys(said).filter((name) => !FIRST.includes(name))];
  return Object.fromEntries(names.filter((name) => said[name] !== undefined).map((name) => [name, said[name]]));
}

/** The problems that keep the packages from being published: addresses that nobody filled in, or that are none. One sentence each. */
export function findPublishProblems(project: Project): string[] {
  return ADDRESSES.flatMap((name) => {
    const value = project[name];
    if (value === null) return [`${name} of project.json must be filled in by an owner`];
    return /^(git\+)?https:\/\/[^\s/]+\.[^\s/]+\/?\S*$/.test(value)
      ? []
      : [`${name} of project.json must be an https address: got ${value}`];
  });
}
