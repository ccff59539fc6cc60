import type { SourceFile } from "./source-file.ts";
import { walk } from "./walk.ts";

export interface Import {
  specifier: string;
  /** The offset of the statement or of the expression. */
  start: number;
}

/** All that a file imports from: statements, exports from elsewhere, `import()` of a module and of a type. */
export function readImports(file: SourceFile): Import[] {
  const { staticImports, staticExports } = file.module;
  return [
    ...staticImports.map(({ moduleRequest, start }) => ({ specifier: moduleRequest.value, start })),
    ...staticExports.flatMap(({ entries, start }) => {
      const request = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
      return request ? [{ specifier: request.value, start }] : [];
    }),
    ...(file.text.includes("import(") ? readExpressions(file) : []),
  ];
}

function readExpressions({ program }: SourceFile): Import[] {
  const found: Import[] = [];
  walk(program, (node) => {
    if (node.type !== "ImportExpression" && node.type !== "TSImportType") return;
    const { source, start } = node;
    if (source.type === "Literal" && typeof source.value === "string") found.push({ specifier: source.value, start });
  });
  return found;
}
