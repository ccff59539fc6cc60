import { posix } from "node:path";
import type { Finding } from "../finding.ts";
import { isWritten } from "../tree/paths.ts";
import type { Tree } from "../tree/tree.ts";
import { nouns } from "../tables/nouns.ts";

const MOST = 12;

/** Folders of more than twelve written files, and files that say the word of their folder once more. */
export function findFullFolders(tree: Tree): Finding[] {
  const written = tree.paths.filter((path) => isWritten(path) || /^packages\/[^/]+\/src\/.+\.astro$/.test(path));
  const folders = Map.groupBy(written, (path) => posix.dirname(path));
  const full = [...folders].flatMap(([path, files]) =>
    files.length > MOST
      ? [{ path, line: 1, sentence: `The folder holds ${files.length} written files; it may hold ${MOST}.` }]
      : [],
  );
  return [...full, ...written.filter(isRepeating).map(describeRepetition)];
}

function isRepeating(path: string): boolean {
  const name = posix.basename(path).replace(/(\.(program|bench))?\.(ts|astro)$/, "");
  const folder = readWords(posix.basename(posix.dirname(path))).join("-");
  const file = readWords(name).join("-");
  return !isPublicNoun(name) && file !== folder && `-${file}-`.includes(`-${folder}-`);
}

/** `channel-fetch.ts` is called like `channelFetch`, a public name that says its folder's word. */
function isPublicNoun(name: string): boolean {
  return Object.hasOwn(
    nouns,
    name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
}

/** The words in the singular, so that `tokens/token-end.ts` repeats its folder too. */
function readWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[-.]/)
    .map((word) => word.replace(/(?<=[^s])s$/, ""));
}

function describeRepetition(path: string): Finding {
  const folder = posix.basename(posix.dirname(path));
  return {
    path,
    line: 1,
    sentence: `The file name repeats the name of its folder, ${folder}; only the main file may be called like it.`,
  };
}
