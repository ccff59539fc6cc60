import type { Finding } from "../finding.ts";
import { isEntry, isGenerated } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";

/** `export *` in a file that a person writes, and statements of an entry that are no list of names from elsewhere. */
export function findStars(tree: Tree): Finding[] {
  return tree.files
    .filter(({ path }) => !isGenerated(path))
    .flatMap((file) => {
      return [...findAll(file), ...(isEntry(file.path) ? findOther(file) : [])];
    });
}

function findAll(file: SourceFile): Finding[] {
  return file.module.staticExports
    .filter(({ entries }) => entries.some(({ importName }) => importName.kind.startsWith("All")))
    .map(({ start }) => ({
      path: file.path,
      line: file.findLine(start),
      sentence: "A star exports whatever the other file holds; list the names.",
    }));
}

function findOther(file: SourceFile): Finding[] {
  return file.program.body
    .filter((part) => part.type !== "ExportAllDeclaration" && !(part.type === "ExportNamedDeclaration" && part.source))
    .map(({ start }) => ({
      path: file.path,
      line: file.findLine(start),
      sentence: "An entry only lists names that other files export.",
    }));
}
