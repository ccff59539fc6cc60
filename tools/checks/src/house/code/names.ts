import type { Finding } from "../finding.ts";
import { findExportedFunctions } from "../tree/exported-functions.ts";
import { isWritten } from "../tree/paths.ts";
import type { SourceFile } from "../tree/source-file.ts";
import type { Tree } from "../tree/tree.ts";
import { walk } from "../tree/walk.ts";
import { nouns } from "../tables/nouns.ts";
import { verbs } from "../tables/verbs.ts";

/** Exported functions that are called neither a verb nor a public noun, and options that begin as an empty lie. */
export function findWrongNames(tree: Tree, publicNouns: Readonly<Record<string, string>> = nouns): Finding[] {
  const written = tree.files.filter(({ path }) => isWritten(path));
  return [
    ...written.flatMap((file) => [...findNames(file, publicNouns), ...findLies(file)]),
    ...findSpareNouns(tree, publicNouns),
  ];
}

function findSpareNouns(tree: Tree, publicNouns: Readonly<Record<string, string>>): Finding[] {
  const exported = new Set(
    tree.files.flatMap(({ module }) =>
      module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name)),
    ),
  );
  const path = "tools/checks/src/house/tables/nouns.ts";
  return Object.keys(publicNouns)
    .filter((name) => !exported.has(name))
    .map((name) => ({ path, line: 1, sentence: `${name} is a row of the table, and nothing exports it.` }));
}

function findNames(file: SourceFile, publicNouns: Readonly<Record<string, string>>): Finding[] {
  return findExportedFunctions(file).flatMap(({ name, node }) => {
    const word = /^[a-z0-9]+/.exec(name)?.[0];
    if (node.type === "ClassDeclaration" || (word && verbs.has(word)) || Object.hasOwn(publicNouns, name)) return [];
    return [
      {
        path: file.path,
        line: file.findLine(node.start),
        sentence: `${name} begins with no verb of the list, and is no public noun.`,
      },
    ];
  });
}

function findLies(file: SourceFile): Finding[] {
  if (!/\{\s*\} as /.test(file.text)) return [];
  const found: Finding[] = [];
  walk(file.program, (node) => {
    const value =
      node.type === "AssignmentPattern" ? node.right : node.type === "VariableDeclarator" ? node.init : undefined;
    if (value?.type !== "TSAsExpression" || value.expression.type !== "ObjectExpression") return;
    if (value.expression.properties.length > 0) return;
    found.push({
      path: file.path,
      line: file.findLine(value.start),
      sentence: "{} stands for a type that it is not; ask for the value and check it.",
    });
  });
  return found;
}
