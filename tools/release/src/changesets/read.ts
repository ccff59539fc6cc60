import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { effects, type Effect } from "../plan/effect.ts";

/** A file in `.changeset`: the packages that are released with it, and the text for the changelog. */
export interface Changeset {
  file: string;
  /** By the name of the package. */
  levels: Record<string, Effect>;
  text: string;
}

/**
 * Reads the changesets of a tree, in the order of their names.
 *
 * @throws {Error} If a file has no heading, or a level that is none of `patch`, `minor` and `major`.
 */
export function readChangesets(tree: string): Changeset[] {
  const folder = join(tree, ".changeset");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");
  return files.sort().map((file) => readChangeset(file, readFileSync(join(folder, file), "utf8")));
}

function readChangeset(file: string, content: string): Changeset {
  const [, heading, text] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(content) ?? [];
  if (heading === undefined)
    throw new Error(`Cannot read the changeset ${file} as it must begin with packages between two lines of ---`);
  const levels = (parse(heading) ?? {}) as Record<string, Effect>;
  const wrong = Object.entries(levels).find(([, level]) => level === "none" || !effects.includes(level));
  if (wrong)
    throw new Error(`Cannot read the changeset ${file} as ${wrong[0]} must be patch, minor or major: got ${wrong[1]}`);
  return { file, levels, text: text!.trim() };
}
