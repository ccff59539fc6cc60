import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The numbered files of one lock. */
export interface Generations {
  pathOf(generation: number): string;
  /** All numbers, the newest last. */
  list(): number[];
  /** The newest number. Without any file, it is 0. */
  readNewest(): number;
  /** The inode of a file. A new file of the same name has another one. */
  findInode(generation: number): number | undefined;
}

/** @param prefix The beginning of the file names. The rest is the number. */
export function openGenerations(folder: string, prefix: string): Generations {
  const pathOf = (generation: number) => join(folder, `${prefix}${generation}`);
  const list = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map((name) => Number(name.slice(prefix.length)))
      .toSorted((one, other) => one - other);
  return {
    pathOf,
    list,
    readNewest: () => list().at(-1) ?? 0,
    findInode: (generation) => statSync(pathOf(generation), { throwIfNoEntry: false })?.ino,
  };
}
