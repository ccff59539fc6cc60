/** A change of the next version, from a file of `.changeset`. */
export interface Changeset {
  /** The name of its file, which is also its anchor. */
  readonly id: string;
  /** How large it is for each package: `major`, `minor` or `patch`. */
  readonly packages: ReadonlyMap<string, Level>;
  /** The first paragraph: what one gains. */
  readonly title: string;
  /** The rest, as Markdown. */
  readonly text: string;
}

export type Level = "major" | "minor" | "patch";

const FORM = /^---\n([^]*?)\n---\n+([^]*)$/;
const LEVEL = /^"([^"]+)": (major|minor|patch)$/;

/** Reads a changeset. @throws {Error} If its head is none of a changeset. */
export function readChangeset(id: string, file: string): Changeset {
  const [, head, body] = FORM.exec(file) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`Cannot read changeset ${id} as it must begin with the packages between two lines of ---`);
  const packages = new Map(
    head.split("\n").map((line) => {
      const [, name, level] = LEVEL.exec(line) ?? [];
      if (name === undefined)
        throw new Error(
          `Cannot read changeset ${id} as each line of its head must be a package and a level: got ${line}`,
        );
      return [name, level as Level];
    }),
  );
  const [title = "", ...rest] = body.trim().split(/\n{2,}/);
  return { id, packages, title, text: rest.join("\n\n") };
}

/** Lists the changes of one package, the largest first, and those of a size by their name. */
export function listChanges(changesets: readonly Changeset[], name: string): Changeset[] {
  const order: Level[] = ["major", "minor", "patch"];
  const place = (each: Changeset) => order.indexOf(each.packages.get(name)!);
  return changesets
    .filter(({ packages }) => packages.has(name))
    .sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id));
}

/** Computes the next version of a package, as `changeset version` would. */
export function computeNextVersion(version: string, changes: readonly Changeset[], name: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const levels = new Set(changes.map(({ packages }) => packages.get(name)));
  if (levels.has("major")) return `${major + 1}.0.0`;
  if (levels.has("minor")) return `${major}.${minor + 1}.0`;
  return levels.has("patch") ? `${major}.${minor}.${patch + 1}` : version;
}
