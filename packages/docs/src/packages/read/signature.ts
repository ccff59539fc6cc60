import type { ParamPattern } from "oxc-parser";
import type { Declaration } from "./declarations.ts";
import { findCallable, type Callable, type Source, readLine, readText } from "./source.ts";

const WIDTH = 80; // characters that a phone shows in two lines, and a page in one
const LONGEST = 1_200; // characters of a value; a longer one is data and no signature

/** Reads a declaration as one would write it in a `.d.ts` file, wrapped. Members of an object stand in a table and not here. */
export function readSignature({ name, source, node }: Declaration): string {
  const callable = findCallable(node);
  if (callable) return readCall(source, callable, `function ${name}`);
  if (node.type === "VariableDeclarator") return readConstant(source, name, node);
  if (node.type === "ClassDeclaration") {
    const parent = node.superClass ? ` extends ${readLine(source, node.superClass)}` : "";
    return `class ${name}${readTypeParameters(source, node)}${parent}`;
  }
  if (node.type === "TSInterfaceDeclaration") {
    const parents = node.extends.map((parent) => readLine(source, parent)).join(", ");
    return `interface ${name}${readTypeParameters(source, node)}${parents && ` extends ${parents}`}`;
  }
  if (node.type !== "TSTypeAliasDeclaration") return name;
  const { typeAnnotation } = node;
  const type = typeAnnotation.type === "TSTypeLiteral" ? "{ … }" : readText(source, typeAnnotation);
  return `type ${name}${readTypeParameters(source, node)} =${wrapUnion(type)}`;
}

/** Writes a union with one member a line, unless all of them fit in one. */
function wrapUnion(type: string): string {
  if (!type.startsWith("|")) return ` ${type}`;
  const line = type.replace(/^\| /, "").replaceAll(/\s+/g, " ");
  return line.length <= WIDTH ? ` ${line}` : `\n  ${type.replaceAll("\n", "\n  ")}`;
}

/** Reads the parameters and the answer of a function, with one parameter a line where they are long. */
export function readCall(source: Source, callable: Callable, name: string): string {
  const head = `${name}${readTypeParameters(source, callable)}`;
  const answer = callable.returnType ? `: ${readLine(source, callable.returnType.typeAnnotation)}` : "";
  const parameters = callable.params.map((parameter) => readParameter(source, parameter));
  const line = `${head}(${parameters.join(", ")})${answer}`;
  if (line.length <= WIDTH || parameters.length === 0) return line;
  return `${head}(\n${parameters.map((each) => `  ${each},\n`).join("")})${answer}`;
}

function readParameter(source: Source, node: ParamPattern): string {
  const { name, isOptional, annotation, isRest } = describeParameter(node);
  const type = annotation ? `: ${readLine(source, annotation.typeAnnotation)}` : "";
  return `${isRest ? "..." : ""}${name}${isOptional ? "?" : ""}${type}`;
}

/** Describes a parameter. One that is taken apart at once has the name `options`. */
export function describeParameter(node: ParamPattern) {
  const inner = node.type === "TSParameterProperty" ? node.parameter : node;
  const isRest = inner.type === "RestElement";
  const assigned = inner.type === "AssignmentPattern" ? inner.left : inner;
  const pattern = assigned.type === "RestElement" ? assigned.argument : assigned;
  const name = pattern.type === "Identifier" ? pattern.name : "options";
  const annotation = assigned.typeAnnotation ?? pattern.typeAnnotation ?? undefined;
  const isOptional = inner.type === "AssignmentPattern" || (pattern as { optional?: boolean }).optional === true;
  return { name, isRest, isOptional, annotation };
}

function readConstant(
  source: Source,
  name: string,
  node: Extract<Declaration["node"], { type: "VariableDeclarator" }>,
) {
  if (node.id.typeAnnotation) return `const ${name}: ${readLine(source, node.id.typeAnnotation.typeAnnotation)}`;
  const value = node.init ? readText(source, node.init) : "";
  return `const ${name} = ${value.length > LONGEST ? "{ … }" : value}`;
}

function readTypeParameters(
  source: Source,
  { typeParameters }: { typeParameters?: Callable["typeParameters"] },
): string {
  return typeParameters ? readLine(source, typeParameters) : "";
}
