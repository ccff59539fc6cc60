import { toCamelCase, toKebabCase, toPascalCase } from "../name/names.ts";
import type { Document, MethodName, RawOperation } from "../document/openapi.ts";
import { resolve } from "../document/resolve.ts";
import { isGroupName, isMethodName } from "./identifiers.ts";
import { addSteps, Refusal } from "./refusal.ts";

/** The methods that a path can have. */
export const METHODS: readonly string[] = ["delete", "get", "head", "options", "patch", "post", "put", "trace"];

/** The operations of a path by their methods, and what is said of all of them. */
type PathItem = Record<string, RawOperation> & { $ref?: string };

/** An operation of the description, and where it stands. */
export interface Place {
  path: string;
  method: string;
  raw: RawOperation;
  /** What stands in the description at its path. */
  item: PathItem;
  at: string;
  isVariant: boolean;
}

/** Is told of something that cannot be read. */
type Refuse = (refusal: Refusal) => void;

/**
 * The operations by path and method, with those that share their address as their own methods. Each has an id.
 *
 * @param refuse Is told of a path or an operation that cannot be read at all. Default: it is thrown.
 */
export function listOperations(document: Document, refuse: Refuse = throwRefusal): Place[] {
  return Object.keys(document.paths ?? {})
    .filter((path) => !path.startsWith("x-"))
    .toSorted()
    .flatMap((path) => {
      const place = addSteps("#/paths", path);
      const given = document.paths[path] as PathItem | null;
      const item = given && (resolve(document, given) as PathItem | undefined);
      if (!item || typeof item !== "object") {
        refuse(new Refusal(place, "be the operations of a path"));
        return [];
      }
      return METHODS.filter((method) => Object.hasOwn(item, method)).flatMap((method) => {
        const at = addSteps(place, method);
        const problem = findProblem(item[method], at);
        if (problem) refuse(problem);
        return problem ? [] : listVariants(document, { path, method, raw: item[method]!, item, at, isVariant: false });
      });
    });
}

function throwRefusal(refusal: Refusal): never {
  throw refusal;
}

/** What keeps an operation from having a name. */
function findProblem(raw: unknown, at: string): Refusal | undefined {
  if (typeof raw !== "object" || raw === null) return new Refusal(at, "be an operation");
  const { operationId = "", tags = [] } = raw as { operationId?: unknown; tags?: unknown };
  if (typeof operationId !== "string") return new Refusal(addSteps(at, "operationId"), "be text");
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  return isList ? undefined : new Refusal(addSteps(at, "tags"), "be a list of texts");
}

function listVariants(document: Document, place: Place): Place[] {
  const { raw: given, path, method } = place;
  const raw = given.operationId ? given : { ...given, operationId: buildOperationId(method, path) };
  const whole = { ...place, raw };
  const variant = raw["x-explicit-without"];
  return variant ? [whole, { ...whole, raw: removeParameter(document, raw, variant), isVariant: true }] : [whole];
}

/** `GET /shops/{shopId}` becomes `getShopsByShopId`, where the description gives no id. */
function buildOperationId(method: string, path: string): string {
  return `${method}${toPascalCase(path.replaceAll(/\{([^{}]+)\}/g, "by-$1"))}`;
}

/** Without its optional parameter the call is so destructive that it is a separate operation. */
function removeParameter(
  document: Document,
  raw: RawOperation,
  { parameter, operationId, summary, call }: NonNullable<RawOperation["x-explicit-without"]>,
): RawOperation {
  const { "x-explicit-without": _, "x-call": __, ...rest } = raw;
  const parameters = (raw.parameters ?? []).filter((each) => resolve(document, each).name !== parameter);
  return { ...rest, operationId, summary, parameters, ...(call !== undefined && { "x-call": call }) };
}

/** Looks at the names of one operation after the other, so that each is an identifier and nothing has one twice. */
export function createNameCheck(): { check(place: Place & { call: MethodName | undefined }): void } {
  const owners = new Map<string, string>();
  const groups = new Map<string, string>();
  const claim = (name: string, at: string) => {
    const owner = owners.get(name);
    if (owner !== undefined) throw new Refusal(at, `have its own name: got ${name}, as ${owner} has`);
    owners.set(name, at);
  };
  return {
    check({ raw: { operationId: id }, call, at }) {
      if (id in Object.prototype)
        throw new Refusal(addSteps(at, "operationId"), "have another name: every object has this one");
      if (call && !isGroupName(call.group))
        throw new Refusal(at, `have a namespace that is a name in code: got ${call.group}`);
      if (call && !isMethodName(call.method))
        throw new Refusal(at, `have a method that is a name in code: got ${call.method}`);
      const file = call && toKebabCase(call.group);
      const other = file === undefined ? undefined : groups.get(file);
      if (call && other !== undefined && other !== call.group)
        throw new Refusal(at, `have a namespace with a separate file: got ${call.group}, as ${other} has`);
      claim(id, at);
      if (!call) return;
      claim(`${call.group}.${call.method}()`, at);
      groups.set(file!, call.group);
    },
  };
}

/** The calls of a description that no table of names is for: the namespace by the first tag or the path, and the method by the id. */
export function deriveCalls(places: readonly Place[]): (MethodName | undefined)[] {
  const groups = new Map<string, string>(); // by the name of the file, so that no two namespaces share one
  const taken = new Set<string>();
  return places.map(({ raw, path }) => {
    if (raw["x-call"] !== undefined) return raw["x-call"] ?? undefined;
    const words = raw.tags?.[0] ?? path.split("/").find((step) => /^[a-z]/i.test(step) && !/^v\d/.test(step)) ?? "root";
    const wanted = makeName(words, "Group", isGroupName);
    const group = groups.get(toKebabCase(wanted)) ?? wanted;
    groups.set(toKebabCase(group), group);
    const plain = makeName(raw.operationId, "Call", isMethodName);
    let method = plain;
    for (let number = 2; taken.has(`${group}.${method}`); number += 1) method = `${plain}${number}`;
    taken.add(`${group}.${method}`);
    return { group, method };
  });
}

/** A name out of words; one that will not do gets an ending, or else a beginning. */
function makeName(words: string, ending: string, isGood: (name: string) => boolean): string {
  const plain = toCamelCase(toPascalCase(words).replaceAll(/[^A-Za-z0-9]/g, "")).replace(/^(?=\d)/, "n");
  const names = [plain, toCamelCase(`${plain}${ending}`), toCamelCase(`${ending}${toPascalCase(plain)}`)];
  return names.find(isGood) ?? plain;
}
