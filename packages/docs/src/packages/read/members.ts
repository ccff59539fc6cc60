import type { ClassElement, PropertyKey, TSSignature, TSType, TSTypeReference } from "oxc-parser";
import { findDeclarations, type Declaration } from "./declarations.ts";
import { findDefault, findUnit, type DefaultValue, readDocstring, type Docstring } from "./docstring.ts";
import { readCall, describeParameter } from "./signature.ts";
import { type Source, readLine, findCallable } from "./source.ts";

/** A member of an object: an option, a field or a method. */
export interface Member {
  readonly name: string;
  /** Its type, or the parameters and the answer of a method. */
  readonly type: string;
  readonly isMethod: boolean;
  readonly isRequired: boolean;
  readonly doc: Docstring;
  readonly defaultValue: DefaultValue | undefined;
  readonly unit: string | undefined;
  /** The file whose names its type and its docstring use. */
  readonly source: Source;
  /** The members of its value, where this has no name of its own. */
  readonly inner: readonly Member[];
}

/** Says whether a name is exported, and so has its own place to link to. */
type IsPublic = (declaration: Declaration) => boolean;

/** Collects the members of a declaration, with those that it takes from what is not exported. */
export function collectMembers({ source, node }: Declaration, isPublic: IsPublic): Member[] {
  if (node.type === "TSTypeAliasDeclaration") return collectOfType(source, node.typeAnnotation, isPublic);
  if (node.type === "ClassDeclaration") {
    const parent = node.superClass?.type === "Identifier" ? node.superClass.name : undefined;
    const inherited = parent === undefined ? [] : collectOfName(source, parent, isPublic);
    return override(
      inherited,
      node.body.body.flatMap((each) => readClassMember(source, each)),
    );
  }
  if (node.type !== "TSInterfaceDeclaration") return [];
  const inherited = node.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === "Identifier"
      ? collectOfReference(source, expression.name, typeArguments?.params ?? [], isPublic)
      : [],
  );
  return override(
    inherited,
    node.body.body.flatMap((each) => readMember(source, each, isPublic)),
  );
}

/** Collects the members of a type that has no name, or whose name is not exported. It leaves out a part of what has its own place. */
function collectInner(source: Source, annotated: TSType, isPublic: IsPublic): Member[] {
  const type = withoutUndefined(annotated);
  if (type.type === "TSIntersectionType") return type.types.flatMap((each) => collectInner(source, each, isPublic));
  if (type.type === "TSTypeReference" && type.typeArguments) return [];
  return collectOfType(source, type, isPublic);
}

/** Describes a type of which some members stand in rows of their own. */
function describeType(source: Source, annotated: TSType, hasRows: boolean): string {
  if (!hasRows) return readLine(source, annotated);
  const type = withoutUndefined(annotated);
  if (type.type !== "TSIntersectionType") return "object";
  const others = type.types.filter((each) => each.type === "TSTypeReference" && each.typeArguments);
  return [...others.map((each) => readLine(source, each)), "{ … }"].join(" & ");
}

function collectOfType(source: Source, type: TSType, isPublic: IsPublic): Member[] {
  if (type.type === "TSTypeLiteral") return type.members.flatMap((each) => readMember(source, each, isPublic));
  if (type.type === "TSIntersectionType")
    return type.types.reduce<Member[]>((all, each) => override(all, collectOfType(source, each, isPublic)), []);
  const defined = withoutUndefined(type);
  if (defined !== type) return collectOfType(source, defined, isPublic);
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return [];
  return collectOfReference(source, type.typeName.name, type.typeArguments?.params ?? [], isPublic);
}

/** Reads `T | undefined` as `T`, as an option may be written for `exactOptionalPropertyTypes`. */
function withoutUndefined(type: TSType): TSType {
  if (type.type === "TSParenthesizedType") return withoutUndefined(type.typeAnnotation);
  if (type.type !== "TSUnionType") return type;
  const [only, ...others] = type.types.filter(({ type: kind }) => kind !== "TSUndefinedKeyword");
  return only && others.length === 0 ? withoutUndefined(only) : type;
}

function collectOfReference(source: Source, name: string, types: TSType[], isPublic: IsPublic): Member[] {
  const [of, keys] = types;
  if (!of) return collectOfName(source, name, isPublic);
  const all = () => collectEvenPublic(source, of, isPublic);
  if (name === "Pick" && keys) return all().filter((each) => readKeys(keys).includes(each.name));
  if (name === "Omit" && keys) return all().filter((each) => !readKeys(keys).includes(each.name));
  if (name === "Partial") return all().map((each) => ({ ...each, isRequired: false }));
  if (name === "Readonly" || name === "Required") return all();
  return collectOfName(source, name, isPublic);
}

/** Collects the members of what is not exported; what is has its own place. */
function collectOfName(source: Source, name: string, isPublic: IsPublic): Member[] {
  const [declaration] = findDeclarations(source, name);
  return declaration && !isPublic(declaration) ? collectMembers(declaration, isPublic) : [];
}

/** Collects the members of which a type picks or omits some: they stand nowhere else in this form. */
function collectEvenPublic(source: Source, type: TSType, isPublic: IsPublic): Member[] {
  const name = (type as TSTypeReference).typeName;
  const [declaration] = name?.type === "Identifier" ? findDeclarations(source, name.name) : [];
  return declaration ? collectMembers(declaration, isPublic) : collectOfType(source, type, isPublic);
}

function readKeys(type: TSType): string[] {
  if (type.type === "TSUnionType") return type.types.flatMap(readKeys);
  return type.type === "TSLiteralType" && type.literal.type === "Literal" ? [String(type.literal.value)] : [];
}

function readMember(source: Source, node: TSSignature, isPublic: IsPublic): Member[] {
  const doc = readDocstring(source.docs.get(node.start));
  if (node.type === "TSMethodSignature" && node.kind === "method") {
    const name = readKey(source, node.key, node.computed);
    return [build(source, { name, doc, type: readCall(source, node, ""), isMethod: true, isRequired: !node.optional })];
  }
  if (node.type === "TSMethodSignature" || node.type === "TSPropertySignature") {
    const annotation = node.type === "TSMethodSignature" ? node.returnType : node.typeAnnotation;
    const name = readKey(source, node.key, node.computed);
    const inner = annotation ? collectInner(source, annotation.typeAnnotation, isPublic) : [];
    const written = annotation ? describeType(source, annotation.typeAnnotation, inner.length > 0) : "unknown";
    const type = node.optional ? written.replace(/ \| undefined$/, "") : written; // it may be left out: that says the same
    return [build(source, { name, doc, type, isRequired: !node.optional, inner })];
  }
  if (node.type === "TSIndexSignature") {
    const [parameter] = node.parameters;
    const name = parameter ? `[${parameter.name}: ${readLine(source, parameter.typeAnnotation.typeAnnotation)}]` : "[]";
    return [
      build(source, { name, doc, type: readLine(source, node.typeAnnotation.typeAnnotation), isRequired: false }),
    ];
  }
  return [build(source, { name: "", doc, type: readCall(source, node, ""), isMethod: true, isRequired: true })];
}

function readClassMember(source: Source, node: ClassElement): Member[] {
  if (node.type === "StaticBlock" || node.type === "TSIndexSignature" || node.key.type === "PrivateIdentifier")
    return [];
  if (node.accessibility === "private" || node.accessibility === "protected") return [];
  const comment = source.docs.get(node.start);
  const key = readKey(source, node.key, node.computed);
  const isMark = node.computed && !key.startsWith("[Symbol."); // Only Kontor's own code knows a mark.
  if (isMark || (comment !== undefined && /@internal\b/.test(comment))) return [];
  const doc = readDocstring(comment);
  const method = "kind" in node ? node : undefined;
  if (method?.kind === "constructor" || method?.kind === "method")
    return [
      build(source, { name: key, doc, type: readCall(source, method.value, ""), isMethod: true, isRequired: true }),
    ];
  const [annotation, value] =
    "kind" in node ? [node.value.returnType, undefined] : [node.typeAnnotation, node.value ?? undefined];
  const span = annotation?.typeAnnotation ?? value;
  const name = node.static ? `static ${key}` : key;
  return [build(source, { name, doc, type: span ? readLine(source, span) : "unknown", isRequired: true })];
}

function build(source: Source, facts: Pick<Member, "name" | "doc" | "type" | "isRequired"> & Partial<Member>): Member {
  const defaultValue = findDefault(facts.doc.text);
  return { isMethod: false, inner: [], source, ...facts, defaultValue, unit: findUnit(facts.name, facts.doc.text) };
}

function override(inherited: Member[], own: Member[]): Member[] {
  const names = new Set(own.map(({ name }) => name));
  return [...inherited.filter(({ name }) => !names.has(name)), ...own];
}

function readKey(source: Source, key: PropertyKey, isComputed: boolean): string {
  const text = key.type === "Literal" ? String(key.value) : readLine(source, key);
  return isComputed ? `[${text}]` : text;
}

/**
 * Collects the parameters of a function: those that the docstring explains, and the options of those whose type has no name.
 * The rest says all in the signature.
 */
export function collectParameters({ source, node }: Declaration, doc: Docstring, isPublic: IsPublic): Member[] {
  return (findCallable(node)?.params ?? []).flatMap((parameter) => {
    const { name, isOptional, annotation } = describeParameter(parameter);
    const type = annotation?.typeAnnotation;
    const inner = (type ? collectInner(source, type, isPublic) : []).map((member) => explain(member, `${name}.`, doc));
    const member: Member = {
      name,
      type: type ? describeType(source, type, inner.length > 0) : "",
      isMethod: false,
      isRequired: !isOptional,
      doc: readDocstring(),
      defaultValue: undefined,
      unit: undefined,
      source,
      inner,
    };
    const explained = explain(member, "", doc);
    return explained.doc.text !== "" || inner.length > 0 ? [explained] : [];
  });
}

/** Explains a parameter by its `@param`, if it has no docstring of its own. */
function explain(member: Member, prefix: string, { params }: Docstring): Member {
  const text = member.doc.text || params.get(`${prefix}${member.name}`);
  if (!text) return member;
  const defaultValue = findDefault(text);
  return { ...member, doc: { ...member.doc, text }, defaultValue, unit: findUnit(member.name, text) };
}
