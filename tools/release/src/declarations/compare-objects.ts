import ts from "typescript-with-api";
import { compareDocs } from "./compare-docs.ts";
import { compareSignatures } from "./compare-signatures.ts";
import { decideEffect, opposite, type Comparison, type Direction } from "./comparison.ts";
import { formatType, formatShortType } from "./format-type.ts";

interface Pair {
  context: Comparison;
  before: ts.Type;
  after: ts.Type;
  way: Direction;
  at: string;
}

/** Compares the properties, the calls and the elements of two objects. */
export function compareObjects(pair: Pair): void {
  const { context, before, after, way, at } = pair;
  const { checker } = context;
  const [one, other] = [before, after].map((type) => type.getSymbol());
  const areForeign = [one, other].some((symbol) => symbol && !isAnonymous(symbol) && !context.isOurs(symbol));
  if (areForeign) return compareForeign(pair, one?.getName(), other?.getName());
  if (context.checker.isTupleType(before) && context.checker.isTupleType(after)) return compareTuples(pair);
  compareProperties(pair);
  for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
    const [were, are] = [before, after].map((type) => checker.getSignaturesOfType(type, kind).filter(isForAll));
    compareSignatures({ context, before: were!, after: are!, way, at });
  }
  compareIndexes(pair);
}

/** Whether everybody can call a signature: the constructor of an abstract class, or one that is not public, is for its heirs. */
function isForAll(signature: ts.Signature): boolean {
  const { Private, Protected, Abstract } = ts.ModifierFlags;
  const isHidden = (declaration: ts.Declaration | undefined) =>
    declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & (Private | Protected | Abstract)) !== 0;
  const made = signature.getReturnType().getSymbol()?.valueDeclaration;
  const isConstructor = signature.declaration === undefined || ts.isConstructorDeclaration(signature.declaration);
  return !isHidden(signature.declaration) && !(isConstructor && isHidden(made));
}

/** Types of the language and of other packages: the same name, and arguments that fit. */
function compareForeign({ context, before, after, way, at }: Pair, one = "", other = ""): void {
  const { checker } = context;
  if (one !== other) {
    const [was, is] = [formatShortType(checker, before), formatShortType(checker, after)];
    return context.tell({ at, effect: decideEffect(context, before, after, way), reason: `was ${was}, and is ${is}` });
  }
  const [were, are] = [before, after].map((type) => checker.getTypeArguments(type as ts.TypeReference));
  const place = checker.isArrayType(after) || checker.isTupleType(after) ? `${at}[]` : at;
  for (const [index, argument] of (were ?? []).entries()) {
    const partner = are?.[index];
    if (partner) context.compare(argument, partner, way, place);
  }
  if (were?.length !== are?.length && formatType(checker, before) !== formatType(checker, after))
    context.tell({ at, effect: "major", reason: "has another number of elements" });
}

/** Lists in data of ours. Scopes are facts for people here: whom an operation lets in is compared in the descriptions. */
function compareTuples({ context, before, after, way, at }: Pair): void {
  const { checker } = context;
  const [were, are] = [before, after].map((type) => checker.getTypeArguments(type as ts.TypeReference));
  const isData = [...were!, ...are!].every((each) => each.isLiteral());
  if (!isData) {
    if (were!.length !== are!.length) context.tell({ at, effect: "major", reason: "has another number of elements" });
    for (const [index, was] of were!.entries())
      if (are![index]) context.compare(was, are![index], way, `${at}[${index}]`);
    return;
  }
  const [old, fresh] = [were!, are!].map((types) => new Set(types.map((each) => formatType(checker, each))));
  const isFact = at.endsWith(".scopes");
  for (const name of old!)
    if (!fresh!.has(name)) context.tell({ at, effect: isFact ? "patch" : "major", reason: `no longer names ${name}` });
  for (const name of fresh!)
    if (!old!.has(name)) context.tell({ at, effect: isFact ? "patch" : "minor", reason: `names ${name} now` });
}

function compareProperties(pair: Pair): void {
  const { context, before, after, way, at } = pair;
  const [old, fresh] = [readProperties(context, before), readProperties(context, after)];
  for (const [name, property] of old) {
    const partner = fresh.get(name);
    const place = `${at}.${name}`;
    if (!partner) {
      context.tell({ at: place, effect: "major", reason: "is gone" });
      continue;
    }
    const [was, is] = [property, partner].map(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    if (was && !is)
      context.tell({
        at: place,
        effect: way === "in" ? "major" : "minor",
        reason: way === "in" ? "is required now" : "is always there now",
      });
    if (!was && is)
      context.tell({
        at: place,
        effect: way === "in" ? "minor" : "major",
        reason: way === "in" ? "can be left out now" : "can be absent now",
      });
    compareUse(pair, property, partner, place);
    compareDocs({ context, before: property, after: partner, at: place });
    const onward = isRequest(name, old) ? opposite[way] : way;
    for (const each of [property, partner]) meetDeclared(context, each, onward);
    const [one, other] = [property, partner].map((each) => typeOf(context, each));
    context.compare(one!, other!, onward, place);
  }
  for (const [name, property] of fresh) {
    if (old.has(name)) continue;
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const breaks = way === "in" && !isOptional;
    context.tell({
      at: `${at}.${name}`,
      effect: breaks ? "major" : "minor",
      reason: breaks ? "is new and required" : "is new",
    });
    context.compare(typeOf(context, property), typeOf(context, property), way, `${at}.${name}`); // meets its types
  }
}

/** Whether a property can be written, and whether `undefined` can stand there in so many words. */
function compareUse({ context, way }: Pair, before: ts.Symbol, after: ts.Symbol, at: string): void {
  const [wasFixed, isFixed] = [before, after].map(isReadOnly);
  if (way === "out" && wasFixed !== isFixed)
    context.tell({
      at,
      effect: isFixed ? "major" : "minor",
      reason: isFixed ? "can only be read now" : "can be written now",
    });
  const [was, is] = [before, after].map((each) => namesUndefined(context, each));
  if (was === undefined || is === undefined || was === is) return;
  const breaks = way === "in" ? was : is; // for programs that are compiled with exactOptionalPropertyTypes
  context.tell({ at, effect: breaks ? "major" : "minor", reason: `${is ? "can" : "can no longer"} be undefined` });
}

function isReadOnly(property: ts.Symbol): boolean {
  const { GetAccessor, SetAccessor } = ts.SymbolFlags;
  if (property.flags & GetAccessor) return !(property.flags & SetAccessor);
  return (property.declarations ?? []).some((each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly);
}

/** Whether an optional property was declared with `| undefined`; `undefined` where that cannot be told. */
function namesUndefined({ checker }: Comparison, { flags, declarations }: ts.Symbol): boolean | undefined {
  const [declaration] = declarations ?? [];
  if (!(flags & ts.SymbolFlags.Optional) || !declaration || !ts.isPropertySignature(declaration)) return undefined;
  const type = declaration.type && checker.getTypeFromTypeNode(declaration.type);
  if (!type || type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return undefined;
  return (type.isUnion() ? type.types : [type]).some((each) => (each.flags & ts.TypeFlags.Undefined) !== 0);
}

/** The public properties of a type by their names. The names of symbols end in numbers that differ between two trees. */
function readProperties({ checker }: Comparison, type: ts.Type): Map<string, ts.Symbol> {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const isPublic = (property: ts.Symbol) =>
    !String(property.escapedName).startsWith("__#") &&
    !(property.flags & ts.SymbolFlags.Prototype) && // a class gives its instances to those who construct them
    !(property.declarations ?? []).some((each) => ts.getCombinedModifierFlags(each) & hidden);
  return new Map(
    checker
      .getPropertiesOfType(type)
      .filter(isPublic)
      .map((property) => [property.getName().replace(/^__@(\w+?)@\d+$/, "[$1]"), property]),
  );
}

/** The type of a property; whether it can be absent is compared apart. */
function typeOf({ checker }: Comparison, property: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(property);
  if (!(property.flags & ts.SymbolFlags.Optional) || !type.isUnion()) return type;
  const present = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  return present.length === 1 ? present[0]! : type;
}

/** Meets the type that a property was declared with: a union that can be absent too has lost its name. */
function meetDeclared({ checker, meet }: Comparison, { declarations }: ts.Symbol, way: Direction): void {
  const [declaration] = declarations ?? [];
  if (declaration && ts.isPropertySignature(declaration) && declaration.type)
    meet(checker.getTypeFromTypeNode(declaration.type), way);
}

function compareIndexes({ context, before, after, way, at }: Pair): void {
  const { checker } = context;
  const [old, fresh] = [before, after].map((type) => checker.getIndexInfosOfType(type));
  for (const { keyType, type } of old ?? []) {
    const partner = fresh?.find((each) => each.keyType.flags === keyType.flags);
    if (partner) context.compare(type, partner.type, way, `${at}[key]`);
    else context.tell({ at, effect: "major", reason: "no longer takes keys of any name" });
  }
  const added = fresh?.some(({ keyType }) => !old?.some((each) => each.keyType.flags === keyType.flags));
  if (added) context.tell({ at, effect: "minor", reason: "takes keys of any name now" });
}

/** Whether a property is the request in a description of an operation, which has its responses beside it: a request goes the other way. */
function isRequest(name: string, siblings: ReadonlyMap<string, ts.Symbol>): boolean {
  return (name === "requestBody" || name === "parameters") && siblings.has("responses");
}

function isAnonymous(symbol: ts.Symbol): boolean {
  return symbol.getName().startsWith("__");
}
