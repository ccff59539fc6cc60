import type {
  ArrowFunctionExpression,
  Class,
  Function as FunctionNode,
  TSInterfaceDeclaration,
  TSTypeAliasDeclaration,
  VariableDeclarator,
} from "oxc-parser";

/** A declaration that can be exported. */
export type DeclarationNode =
  | FunctionNode
  | Class
  | TSInterfaceDeclaration
  | TSTypeAliasDeclaration
  | VariableDeclarator;

/** The parts of anything that can be called. */
export type Callable = Pick<FunctionNode | ArrowFunctionExpression, "params" | "returnType" | "typeParameters">;

/** A part of a file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the function that a declaration is or holds. */
export function findCallable(node: DeclarationNode): (Callable & Span) | undefined {
  if (node.type === "FunctionDeclaration" || node.type === "TSDeclareFunction") return node;
  if (node.type === "VariableDeclarator" && node.init?.type === "ArrowFunctionExpression") return node.init;
  return undefined;
}
