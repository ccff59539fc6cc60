import { isDeepStrictEqual } from "node:util";
import { type Bump, compareSchemas, type Report, readName, type Schema } from "./compare-schemas.ts";
import type { Call, Content, Parameter, Spec, Way } from "./spec.ts";

/** The differences of two descriptions. */
export interface Comparison {
  /** What an integrator notices: sentences. */
  changes: { bump: Bump; text: string }[];
  /** The types and methods of which only the documentation has changed. */
  reworded: string[];
}

const WEIGHT = { patch: 0, minor: 1, major: 2 };

/** Finds what a new version of a description means for those who use its types and its client. */
export function compareSpecs(api: string, old: Spec, after: Spec): Comparison {
  const found = new Map<string, Bump>();
  const report: Report = {
    add(bump, text) {
      if (WEIGHT[bump] >= WEIGHT[found.get(text) ?? "patch"]) found.set(text, bump);
    },
    found,
    findTitle: (name) => (after.components.schemas[name] ?? old.components.schemas[name])?.title,
  };
  const differing = [
    ...compareOperations(listCalls(api, old), listCalls(api, after), report),
    ...compareComponents(old, after, report),
  ];
  compareScopes(old, after, report);
  const reworded = differing.filter((name) => ![...found.keys()].some((text) => text.includes(name)));
  return { changes: [...found].map(([text, bump]) => ({ bump, text })), reworded };
}

function listCalls(api: string, spec: Spec): Map<string, Call> {
  const calls = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, operation]): [string, Call][] => {
      const [request, call] = [`${verb.toUpperCase()} ${path}`, operation["x-call"]];
      const name = call ? `${api}.${call.group}.${call.method}()` : request;
      return operation.operationId ? [[operation.operationId, { ...operation, request, name, spec }]] : [];
    }),
  );
  return new Map(calls);
}

/** @returns The names of the calls that differ in anything. */
function compareOperations(old: Map<string, Call>, fresh: Map<string, Call>, report: Report): string[] {
  const differing: string[] = [];
  for (const [id, was] of old) {
    const is = fresh.get(id);
    if (!is) {
      report.add("major", `\`${was.name}\` is gone.`);
      continue;
    }
    fresh.delete(id);
    if (!isDeepStrictEqual({ ...was, spec: 0 }, { ...is, spec: 0 })) differing.push(`\`${was.name}\``);
    for (const compare of [compareNames, compareParameters, compareBodies, compareAnswers, compareRights])
      compare(was, is, report);
  }
  for (const { name, request } of fresh.values())
    report.add("minor", `\`${name}\` is new${name === request ? "" : `: \`${request}\``}.`);
  return differing;
}

function compareNames(was: Call, is: Call, report: Report): void {
  const [hadMethod, hasMethod] = [was, is].map((call) => Boolean(call["x-call"]));
  if (hadMethod && !hasMethod) report.add("major", `\`${was.name}\` is gone; only \`${is.request}\` is left.`);
  else if (!hadMethod && hasMethod) report.add("minor", `\`${is.name}\` is new: \`${is.request}\`.`);
  else if (hadMethod && was.name !== is.name) report.add("major", `\`${was.name}\` is called \`${is.name}\` now.`);
  if (!was["deprecated"] && is["deprecated"]) report.add("minor", `\`${is.name}\` is deprecated.`);
  if (was.request !== is.request)
    report.add("major", `\`${is.name}\` sends \`${is.request}\` instead of \`${was.request}\`.`);
  for (const key of ["x-explicit-without", "x-partial-success"])
    if (!isDeepStrictEqual(was[key], is[key])) report.add("major", `\`${is.name}\` has another \`${key}\`.`);
}

function compareParameters(was: Call, is: Call, report: Report): void {
  const [old, fresh] = [listParameters(was), listParameters(is)];
  const takesArguments = [...old.values()].some(isArgument) || was.requestBody !== undefined;
  for (const [key, parameter] of old) {
    const now = fresh.get(key);
    const text = describeParameter(parameter, was, is);
    if (now) compareParameter(parameter, now, text, report);
    else report.add("major", `${text} is gone.`);
    fresh.delete(key);
  }
  for (const parameter of fresh.values()) {
    const isFirst = !takesArguments && isArgument(parameter);
    const text = `${describeParameter(parameter, is, was)} is new${parameter.required ? " and must be given" : ""}`;
    const order = isFirst ? "; it comes before the options of the call" : "";
    report.add(parameter.required || isFirst ? "major" : "minor", `${text}${order}.`);
  }
}

function compareParameter(was: Parameter, is: Parameter, text: string, report: Report): void {
  const [oldOption, newOption] = [was["x-client-option"], is["x-client-option"]];
  if (oldOption !== newOption)
    report.add(
      "major",
      `${text} is ${newOption ? `the option \`${newOption}\` of the client` : "given with each call"} now.`,
    );
  addNeed(Boolean(was.required), Boolean(is.required), text, report);
  compareSchemas(was.schema ?? {}, is.schema ?? {}, { of: text, path: "", isSent: true }, report);
}

function listParameters({ parameters = [], spec }: Call): Map<string, Parameter> {
  const resolved = parameters.map((each) =>
    "$ref" in each ? spec.components.parameters![readName(each.$ref)]! : each,
  );
  return new Map(resolved.map((each) => [`${each.in} ${each.name}`, each]));
}

/** True for a parameter of the method; the others are set once, or by the transport. */
function isArgument(parameter: Parameter): boolean {
  return !parameter["x-client-option"] && !parameter["x-transport"];
}

/** Speaks of an option of the client, unless it is in other calls of the other version. */
function describeParameter(parameter: Parameter, call: Call, other: Call): string {
  const option = parameter["x-client-option"];
  const all = Object.values(other.spec.components.parameters ?? {});
  const isOne =
    all.some((each) => each.name === parameter.name) && !listParameters(other).has(`${parameter.in} ${parameter.name}`);
  if (option && !isOne) return `The option \`${option}\` of the client`;
  return `The parameter \`${parameter.name}\` of \`${call.name}\``;
}

function compareBodies(was: Call, is: Call, report: Report): void {
  const [old, fresh] = [was.requestBody, is.requestBody];
  const of = `The body of \`${is.name}\``;
  if (!old || !fresh) {
    if (old ?? fresh) report.add("major", `${of} is ${fresh ? "new" : "gone"}.`);
  } else {
    addNeed(Boolean(old.required), Boolean(fresh.required), of, report);
    compareContents(old.content, fresh.content, { of, isSent: true }, report);
  }
}

function addNeed(was: boolean, is: boolean, text: string, report: Report): void {
  if (was !== is) report.add(is ? "major" : "minor", `${text} ${is ? "must be given now" : "may be left out"}.`);
}

function compareAnswers(was: Call, is: Call, report: Report): void {
  const of = `The answer of \`${is.name}\``;
  for (const status of new Set([...Object.keys(was.responses), ...Object.keys(is.responses)])) {
    const [old, fresh] = [readContent(was, status), readContent(is, status)];
    if (old && fresh) compareContents(old, fresh, { of, isSent: false }, report);
    else if (status.startsWith("2"))
      report.add(fresh ? "minor" : "major", `${of} ${fresh ? "may be" : "is no longer"} ${status}.`);
  }
}

function readContent({ responses, spec }: Call, status: string): Content | undefined {
  const response = responses[status];
  const resolved = response && "$ref" in response ? spec.components.responses?.[readName(response.$ref)] : response;
  return resolved && (resolved.content ?? {});
}

function compareContents(old: Content, fresh: Content, part: { of: string; isSent: boolean }, report: Report): void {
  for (const type of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    const [was, is] = [old[type], fresh[type]];
    if (!was || !is) report.add(is ? "minor" : "major", `${part.of} ${is ? "may be" : "is no longer"} \`${type}\`.`);
    else compareSchemas(was.schema ?? {}, is.schema ?? {}, { ...part, path: "" }, report);
  }
}

/** Each way in which a caller was let in must still let it in: with the same scopes or fewer. */
function compareRights(was: Call, is: Call, report: Report): void {
  const [old, fresh] = [was, is].map(({ security, spec }) => {
    const ways = security ?? spec.security ?? [];
    return ways.length > 0 ? ways : [{}];
  }) as [Way[], Way[]];
  const lost = old.filter((way) => !fresh.some((other) => isEnough(way, other)));
  const gained = fresh.filter((way) => !old.some((other) => isEnough(way, other)));
  for (const way of lost) {
    const parts = Object.entries(way).map(([scheme, scopes]) => `\`${[scheme, ...scopes].join(" ")}\``);
    report.add("major", `\`${is.name}\` no longer lets in a caller with ${parts.join(" and ") || "no credentials"}.`);
  }
  if (lost.length === 0 && gained.length > 0) report.add("minor", `\`${is.name}\` lets in more callers.`);
}

/** Whether a caller who has the rights of one way is let in by another. */
function isEnough(has: Way, needs: Way): boolean {
  return Object.entries(needs).every(
    ([scheme, scopes]) => scopes.every((scope) => has[scheme]?.includes(scope)) && has[scheme],
  );
}

/** @returns The names of the types that differ in nothing but their documentation. */
function compareComponents(before: Spec, after: Spec, report: Report): string[] {
  const [old, fresh] = [before.components.schemas, after.components.schemas];
  const [sent, read] = [true, false].map(
    (isSent) => new Set([before, after].flatMap((spec) => [...listUsed(spec, isSent)])),
  );
  const differing: string[] = [];
  for (const [name, schema] of Object.entries(old)) {
    const known = report.found.size;
    const place = { of: `\`${name}\``, path: "" };
    const sides = sent!.has(name) && read!.has(name) ? [true, false] : [sent!.has(name)];
    if (fresh[name])
      tellHeavierSide(
        sides,
        (isSent, side) => compareSchemas(schema, fresh[name]!, { ...place, isSent }, side),
        report,
      );
    else if (!isToldElsewhere(schema)) report.add("major", `The type \`${name}\` is gone.`);
    const isSame = isDeepStrictEqual(schema, fresh[name]) || isToldElsewhere(schema);
    if (!isSame && report.found.size === known) differing.push(`\`${name}\``);
  }
  for (const [name, schema] of Object.entries(fresh))
    if (!old[name] && !isToldElsewhere(schema)) report.add("minor", `The type \`${name}\` is new.`);
  return differing;
}

/** A type that is sent and read, too, is told from the side to which its change means more. */
function tellHeavierSide(sides: boolean[], compare: (isSent: boolean, side: Report) => void, report: Report): void {
  const all = sides.map((isSent) => {
    const found = new Map<string, Bump>();
    compare(isSent, { ...report, found, add: (bump, text) => void found.set(text, bump) });
    return found;
  });
  const weigh = (found: Map<string, Bump>) => Math.max(-1, ...[...found.values()].map((bump) => WEIGHT[bump]));
  const [heaviest] = all.toSorted((one, other) => weigh(other) - weigh(one));
  for (const [text, bump] of heaviest!) report.add(bump, text);
}

/** True for a type of events: the union of all events tells which there are. */
function isToldElsewhere(schema: Schema): boolean {
  return Boolean(schema["x-unknown-event"] ?? schema.title?.includes(":"));
}

/** The names of all schemas that requests lead to, or answers. */
function listUsed({ paths, components }: Spec, isSent: boolean): Set<string> {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(components.schemas[name]);
    }
  };
  collect(isSent ? components.parameters : components.responses);
  for (const item of Object.values(paths))
    for (const { parameters, requestBody, responses } of Object.values(item))
      collect(isSent ? [parameters, requestBody] : responses);
  return names;
}

function compareScopes(before: Spec, after: Spec, report: Report): void {
  const [old, fresh] = [before, after].map(({ components }) => {
    const flows = Object.values(components.securitySchemes ?? {}).flatMap(({ flows: all = {} }) => Object.values(all));
    return new Set(flows.flatMap(({ scopes }) => Object.keys(scopes)));
  }) as [Set<string>, Set<string>];
  for (const scope of new Set([...old, ...fresh]))
    if (!fresh.has(scope)) report.add("major", `The scope \`${scope}\` is gone.`);
    else if (!old.has(scope)) report.add("minor", `The scope \`${scope}\` is new.`);
}
