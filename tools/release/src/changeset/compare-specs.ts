import { isDeepStrictEqual } from "node:util";
import { type Bump, compareSchemas, type Report, readName, type Schema } from "./compare-schemas.ts";

/** A bundled description, with the names of its types and methods. */
export interface Spec {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    securitySchemes?: Record<string, { flows?: Record<string, { scopes: Record<string, string> }> }>;
  };
  security?: Way[];
}

interface Operation {
  operationId: string;
  /** The method of the client; null if only its path calls it. */
  "x-call"?: { group: string; method: string } | null;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response | Reference>;
  security?: Way[];
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  "x-client-option"?: string;
  "x-transport"?: unknown;
}

type Reference = { $ref: string };
type Content = Record<string, { schema?: Schema }>;
type Response = { content?: Content };
/** One way to be let in: the scopes that each scheme needs. */
type Way = Record<string, string[]>;

/** An operation in one version of a description, with what is needed to speak of it. */
interface Call extends Operation {
  /** `POST /v2/labels`. */
  request: string;
  /** `erp.labels.create()`, or the request of an operation that no method calls. */
  name: string;
  spec: Spec;
}

/** The differences of two descriptions. */
export interface Comparison {
  /** What an integrator notices: sentences. */
  changes: { bump: Bump; text: string }[];
  /** The types and methods of which only the documentation has changed. */
  reworded: string[];
}

const WEIGHT = { patch: 0, minor: 1, major: 2 };

/** Finds what a new version of a description means for those who use its types and its client. */
export function compareSpecs(api: string, before: Spec, after: Spec): Comparison {
  const found = new Map<string, Bump>();
  const reworded = new Set<string>();
  const report: Report = {
    add(bump, text) {
      if (WEIGHT[bump] >= WEIGHT[found.get(text) ?? "patch"]) found.set(text, bump);
    },
    renamed: findRenamed(before.components.schemas, after.components.schemas),
    findTitle: (name) => (after.components.schemas[name] ?? before.components.schemas[name])?.title,
  };
  compareOperations(listCalls(api, before), listCalls(api, after), compare);
  compareComponents(before, after, compare);
  compareScopes(before, after, report);
  return { changes: [...found].map(([text, bump]) => ({ bump, text })), reworded: [...reworded] };

  /** Compares two versions of a type or a method. If nothing was found in them, their documentation differs. */
  function compare(name: string, isSame: boolean, work: (report: Report) => void): void {
    const known = found.size;
    work(report);
    if (!isSame && found.size === known) reworded.add(name);
  }
}

type Compare = (name: string, isSame: boolean, work: (report: Report) => void) => void;

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

function compareOperations(old: Map<string, Call>, fresh: Map<string, Call>, compare: Compare): void {
  for (const [id, was] of old) {
    const same = [...fresh].find(([other, { request }]) => request === was.request && !old.has(other));
    const [newId, is] = fresh.has(id) ? [id, fresh.get(id)!] : (same ?? []);
    const isSame = isDeepStrictEqual({ ...was, spec: 0 }, { ...is, spec: 0 });
    compare(`\`${was.name}\``, isSame, (report) => {
      if (!is) return report.add("major", `\`${was.name}\` is gone.`);
      if (newId !== id) report.add("major", `The operation \`${id}\` is called \`${newId}\` now.`);
      compareNames(was, is, report);
      compareParameters(was, is, report);
      compareBodies(was, is, report);
      compareAnswers(was, is, report);
      compareRights(was, is, report);
    });
    if (newId !== undefined) fresh.delete(newId);
  }
  for (const { name, request } of fresh.values())
    compare(name, true, (report) =>
      report.add("minor", `\`${name}\` is new${name === request ? "" : `: \`${request}\``}.`),
    );
}

function compareNames(was: Call, is: Call, report: Report): void {
  const [hadMethod, hasMethod] = [was, is].map((call) => Boolean(call["x-call"]));
  if (hadMethod && !hasMethod) report.add("major", `\`${was.name}\` is gone; only \`${is.request}\` is left.`);
  else if (!hadMethod && hasMethod) report.add("minor", `\`${is.name}\` is new: \`${is.request}\`.`);
  else if (hadMethod && was.name !== is.name) report.add("major", `\`${was.name}\` is called \`${is.name}\` now.`);
  if (was.request !== is.request)
    report.add("major", `\`${is.name}\` sends \`${is.request}\` instead of \`${was.request}\`.`);
  for (const key of ["x-explicit-without", "x-partial-success"])
    if (!isDeepStrictEqual(was[key], is[key])) report.add("major", `\`${is.name}\` has another \`${key}\`.`);
}

function compareParameters(was: Call, is: Call, report: Report): void {
  const [old, fresh] = [listParameters(was), listParameters(is)];
  const takesArguments = [...old.values()].some(isArgument) || was.requestBody !== undefined;
  const added = new Map([...fresh].filter(([key]) => !old.has(key)));
  for (const [key, parameter] of old) {
    const [newKey, now] = fresh.has(key)
      ? [key, fresh.get(key)!]
      : ([...added].find(([, each]) => each.in === parameter.in && isDeepStrictEqual(each.schema, parameter.schema)) ??
        []);
    const text = describeParameter(parameter, was, is);
    if (newKey === undefined) report.add("major", `${text} is gone.`);
    else compareParameter(parameter, now!, text, report);
    added.delete(newKey ?? "");
  }
  for (const parameter of added.values()) {
    const isFirst = !takesArguments && isArgument(parameter);
    const text = `${describeParameter(parameter, is, was)} is new${parameter.required ? " and must be given" : ""}`;
    const order = isFirst ? "; it comes before the options of the call" : "";
    report.add(parameter.required || isFirst ? "major" : "minor", `${text}${order}.`);
  }
}

function compareParameter(was: Parameter, is: Parameter, text: string, report: Report): void {
  const [oldName, newName] = [was, is].map((each) => `${each["x-client-option"] ?? ""} ${each.name}`.trim());
  if (oldName !== newName) report.add("major", `${text} is called \`${newName}\` now.`);
  if (Boolean(was.required) !== Boolean(is.required))
    report.add(is.required ? "major" : "minor", `${text} ${is.required ? "must be given now" : "may be left out"}.`);
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

/** Speaks of the option of the client where it is in every call, or in none of the other version. */
function describeParameter(parameter: Parameter, call: Call, other: Call): string {
  const option = parameter["x-client-option"];
  const isKnown = Object.values(other.spec.components.parameters ?? {}).some(
    (each) => each["x-client-option"] === option,
  );
  const isOne = isKnown && !listParameters(other).has(`${parameter.in} ${parameter.name}`);
  return option && !isOne
    ? `The option \`${option}\` of the client`
    : `The parameter \`${parameter.name}\` of \`${call.name}\``;
}

function compareBodies(was: Call, is: Call, report: Report): void {
  const [old, fresh] = [was.requestBody, is.requestBody];
  const of = `The body of \`${is.name}\``;
  if (!old || !fresh) {
    if (old ?? fresh) report.add("major", `${of} is ${fresh ? "new" : "gone"}.`);
    return;
  }
  if (Boolean(old.required) !== Boolean(fresh.required))
    report.add(
      fresh.required ? "major" : "minor",
      `${of} ${fresh.required ? "must be given now" : "may be left out"}.`,
    );
  compareContents(old.content, fresh.content, { of, isSent: true }, report);
}

function compareAnswers(was: Call, is: Call, report: Report): void {
  for (const status of new Set([...Object.keys(was.responses), ...Object.keys(is.responses)])) {
    const [old, fresh] = [readContent(was, status), readContent(is, status)];
    const isFailure = !status.startsWith("2");
    if (!old) report.add(isFailure ? "patch" : "minor", `\`${is.name}\` may answer with ${status} too.`);
    else if (!fresh) report.add(isFailure ? "patch" : "major", `\`${is.name}\` no longer answers with ${status}.`);
    else compareContents(old, fresh, { of: `The answer of \`${is.name}\``, isSent: false }, report);
  }
}

function readContent({ responses, spec }: Call, status: string): Content | undefined {
  const response = responses[status];
  const resolved = response && "$ref" in response ? spec.components.responses?.[readName(response.$ref)] : response;
  return resolved && (resolved.content ?? {});
}

function compareContents(
  old: Content,
  fresh: Content,
  { of, isSent }: { of: string; isSent: boolean },
  report: Report,
): void {
  for (const type of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    const [was, is] = [old[type], fresh[type]];
    if (!was || !is) report.add(is ? "minor" : "major", `${of} ${is ? "may be" : "is no longer"} \`${type}\`.`);
    else compareSchemas(was.schema ?? {}, is.schema ?? {}, { of, path: "", isSent }, report);
  }
}

/** Each way in which a caller was let in must still let it in: with the same scopes or fewer. */
function compareRights(was: Call, is: Call, report: Report): void {
  const [old, fresh] = [was, is].map(({ security = [] }) => (security.length > 0 ? security : [{}])) as [Way[], Way[]];
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

function compareComponents(before: Spec, after: Spec, compare: Compare): void {
  const [old, fresh] = [before.components.schemas, after.components.schemas];
  const sent = new Set([...listSent(before), ...listSent(after)]);
  const names = new Set(Object.keys(fresh));
  for (const [name, schema] of Object.entries(old))
    compare(`\`${name}\``, isDeepStrictEqual(schema, fresh[name]) || isToldElsewhere(schema), (report) => {
      const now = report.renamed.get(name) ?? name;
      if (now !== name) report.add("major", `The type \`${name}\` is called \`${now}\` now.`);
      if (fresh[now]) compareSchemas(schema, fresh[now], { of: `\`${now}\``, path: "", isSent: sent.has(now) }, report);
      else if (!isToldElsewhere(schema)) report.add("major", `The type \`${name}\` is gone.`);
      names.delete(now);
    });
  for (const name of names)
    if (!old[name] && !isToldElsewhere(fresh[name]!))
      compare(name, true, (report) => report.add("minor", `The type \`${name}\` is new.`));
}

/** True for a type of events: the union of all events tells which there are. */
function isToldElsewhere(schema: Schema): boolean {
  return Boolean(schema["x-unknown-event"] ?? schema.title?.includes(":"));
}

/** Finds the schemas that only have another name: the same, save for their title. */
function findRenamed(old: Record<string, Schema>, fresh: Record<string, Schema>): Map<string, string> {
  const added = Object.keys(fresh).filter((name) => !old[name]);
  const gone = Object.keys(old).filter((name) => !fresh[name]);
  const pairs = gone.flatMap((name): [string, string][] => {
    const other = added.find((each) => isDeepStrictEqual({ ...fresh[each], title: "" }, { ...old[name], title: "" }));
    return other ? [[name, other]] : [];
  });
  return new Map(pairs);
}

/** The names of all schemas that requests lead to. */
function listSent({ paths, components }: Spec): Set<string> {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(components.schemas[name]);
    }
  };
  collect(components.parameters);
  for (const item of Object.values(paths))
    for (const { parameters, requestBody } of Object.values(item)) collect([parameters, requestBody]);
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
