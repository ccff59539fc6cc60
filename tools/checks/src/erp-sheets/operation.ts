import { walkType, type Comparison } from "./schemas.ts";
import type { StatedAnswer, StatedOperation, StatedParameter } from "./read-sheets.ts";
import { parseType, type Node } from "./types.ts";

const MATURITIES: Record<string, string> = { stable: "stable", beta: "beta", alpha: "Development", draft: "Planned" };
/** Statuses that we describe for every operation: the given spec has the limit (§7), and anything may go wrong. */
const ADDED_STATUSES = ["429", "default"];

/** Compares one operation of the sheet with ours: group, maturity, scopes, parameters, headers, body and answers. */
export function walkOperation(stated: StatedOperation, ours: Node, all: Comparison) {
  const { name } = stated;
  const report = (problem: string) => all.problems.push(`${name} ${problem}`);
  same("the tag", stated.tag, (ours["tags"] as string[]).join());
  if (MATURITIES[stated.stability]) same("the maturity", MATURITIES[stated.stability]!, String(ours["x-maturity"]));
  same("the scopes", [...stated.scopes].sort().join(), scopesOf(ours).join());
  const parameters = ((ours["parameters"] ?? []) as Node[]).map((each) => resolve(each, all));
  compareParameters("path", stated.pathParameters, parameters, stated, all);
  compareParameters("query", stated.queryParameters, parameters, stated, all);
  same(
    "the headers",
    headersOf(stated.headers).sort().join(),
    parameters
      .filter((each) => each["in"] === "header")
      .map(nameHeader)
      .sort()
      .join(),
  );
  compareBody(stated, ours["requestBody"] as Node | undefined, all);
  compareAnswers(stated, ours["responses"] as Record<string, Node>, all);

  function same(what: string, wanted: string, got: string) {
    if (wanted !== got) report(`must have ${what} ${wanted || "none"}: got ${got || "none"}`);
  }
}

function compareParameters(
  where: string,
  stated: StatedParameter[],
  all: Node[],
  { name, path }: StatedOperation,
  comparison: Comparison,
) {
  const ours = all.filter((each) => each["in"] === where);
  const order = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each!.toLowerCase());
  const placed = where === "path" ? order.map((each) => stated.find((one) => one.name.toLowerCase() === each)) : stated;
  for (const [index, parameter] of placed.entries()) {
    if (!parameter) continue;
    const match = where === "path" ? ours[index] : ours.find((each) => each["name"] === parameter.name);
    const place = `${name} ${where} ${parameter.name}`;
    if (!match) comparison.problems.push(`${place} is not in the specs`);
    else walkType(parseType(parameter.type), withoutAssumed(match["schema"] as Node), place, true, comparison);
    if (match && (match["required"] === true) !== (where === "path"))
      comparison.problems.push(`${place} must be ${where === "path" ? "required" : "optional"}`);
  }
  const known = placed.map((each) => each?.name);
  const left =
    where === "path" ? ours.slice(placed.length) : ours.filter((each) => !known.includes(String(each["name"])));
  for (const each of left) comparison.problems.push(`${name} ${where} ${String(each["name"])} has no fact`);
}

/** The limits of parameters.yaml for the numbers of pages and for texts, which nobody states. */
function withoutAssumed(schema: Node): Node {
  const { minimum: _, minLength: __, ...rest } = schema;
  return rest;
}

/**
 * The headers that a cell of the sheet means with those that the given spec has for every request (§4.1, §4.2). The sheet calls `x-appid`
 * and `x-appversion` required, as the reference of its build does; the reference of the released version has neither (erp-and-apps.md §2.2).
 */
function headersOf(cell: string): string[] {
  const client = ["x-tenant-id*", "x-appid", "x-appversion"];
  const challenge = cell.includes("x-challengecode*") ? ["x-challengecode*"] : [];
  if (cell.includes("STD")) return [...challenge, ...client, "api-version", "x-runas", "X-SessionId", "x-companyid"];
  return challenge.length > 0 ? [...challenge, ...client] : [...client, "api-version"];
}

function nameHeader(header: Node): string {
  return `${String(header["name"])}${header["required"] === true ? "*" : ""}`;
}

function compareBody({ name, body }: StatedOperation, ours: Node | undefined, all: Comparison) {
  if (body === "") return ours ? void all.problems.push(`${name} body has no fact`) : undefined;
  const content = (ours?.["content"] ?? {}) as Record<string, Node>;
  if (body === "untyped(file)")
    return content["application/octet-stream"] ? undefined : void all.problems.push(`${name} must take a file`);
  const inline = /^inline:(\w+)/.exec(body)?.[1];
  walkType(
    parseType(inline ?? typeText(body)),
    content["application/json"]?.["schema"] as Node,
    `${name} body`,
    true,
    all,
  );
}

function compareAnswers({ name, success, others }: StatedOperation, ours: Record<string, Node>, all: Comparison) {
  const report = (problem: string) => all.problems.push(`${name} ${problem}`);
  const stated = [success, ...others].map(({ status }) => status);
  for (const status of stated.filter((each) => !ours[each])) report(`${status} is not in the specs`);
  for (const status of Object.keys(ours).filter((each) => !stated.includes(each) && !ADDED_STATUSES.includes(each)))
    report(`${status} has no fact`);
  if (ours[success.status]) compareSuccess(success, ours[success.status]!, `${name} ${success.status}`, all);
  for (const { status, type } of others.filter((each) => each.type !== "untyped" && ours[each.status])) {
    const content = (resolve(ours[status]!, all)["content"] ?? {}) as Record<string, Node>;
    walkType(
      parseType(typeText(type)),
      content["application/json"]?.["schema"] as Node,
      `${name} ${status}`,
      false,
      all,
    );
  }
}

function compareSuccess({ type }: StatedAnswer, ours: Node, place: string, all: Comparison) {
  const content = (ours["content"] ?? {}) as Record<string, Node>;
  const schema = content["application/json"]?.["schema"] as Node | undefined;
  if (type === "string byte")
    return content["application/octet-stream"] ? undefined : void all.problems.push(`${place} must be bytes`);
  if (type !== "untyped") return walkType(parseType(typeText(type)), schema, place, false, all);
  if (schema && schema["x-not-shown"] === undefined) all.problems.push(`${place} has a schema without a fact`);
}

/** The name of a schema stands bare in this sheet. */
function typeText(text: string): string {
  return text.replace(/^(array of )?([A-Z]\w*)$/, "$1$$ref $2");
}

function scopesOf({ security = [] }: Node): string[] {
  const schemes = (security as Record<string, string[]>[]).flatMap((each) => each["clientCredentials"] ?? []);
  return [...schemes].sort();
}

/** A parameter or an answer that a reference may stand for. */
function resolve(part: Node, { bundle }: Comparison): Node {
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(\w+)$/.exec(part.$ref ?? "") ?? [];
  return kind === "parameters" || kind === "responses" ? bundle.components[kind][name]! : part;
}
