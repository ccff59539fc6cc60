import type { Function as FunctionNode, ArrowFunctionExpression, Class, Expression, Statement } from "oxc-parser";
import type { SourceFile } from "./source-file.ts";

export interface ExportedFunction {
  name: string;
  /** A class counts for its methods. */
  node: FunctionNode | ArrowFunctionExpression | Class;
}

/** The functions and classes that a file declares and exports by a name. */
export function findExportedFunctions({ program, module }: SourceFile): ExportedFunction[] {
  const exported = new Set(
    module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ localName, moduleRequest }) => (moduleRequest === null ? (localName.name ?? []) : [])),
    ),
  );
  return program.body.flatMap(findDeclared).filter(({ name }) => exported.has(name));
}

function findDeclared(statement: Statement): ExportedFunction[] {
  if (statement.type === "ExportNamedDeclaration")
    return statement.declaration ? findDeclared(statement.declaration) : [];
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
    return statement.id ? [{ name: statement.id.name, node: statement }] : [];
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id, init }) => {
    const node = init && unwrap(init);
    const isFunction = node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
    return isFunction && id.type === "Identifier" ? [{ name: id.name, node }] : [];
  });
}

function unwrap(expression: Expression): Expression {
  const isWrapped =
    expression.type === "TSAsExpression" ||
    expression.type === "TSSatisfiesExpression" ||
    expression.type === "ParenthesizedExpression";
  return isWrapped ? unwrap(expression.expression) : expression;
}
