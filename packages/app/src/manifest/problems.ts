import { PlatformError } from "@kontor/http";
import { checkManifest } from "./check.generated.ts";

/** One thing that is wrong with a manifest. */
export interface ManifestProblem {
  /** JSON Pointer to the value; empty for the document itself. */
  path: string;
  /** The rule, and the value that breaks it. */
  problem: string;
  /** The way to fix it. */
  fix: string;
}

/** A manifest that the platform would refuse. `problems` holds everything that is wrong with it. */
export class ManifestError extends PlatformError {
  override readonly name = "ManifestError";
  readonly code = "ERR_PLATFORM_MANIFEST";
  readonly problems: readonly ManifestProblem[];

  constructor(problems: readonly ManifestProblem[]) {
    const lines = problems.map(({ path, problem, fix }) => `\n  ${path || "the document"} ${problem}: ${fix}`);
    super(`Cannot read the manifest:${lines.join("")}`);
    this.problems = problems;
  }
}

/** A parsed JSON object. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** The problem of a field that the schema requires and the manifest does not have. */
export const MISSING = "is missing";

const fixes: Record<string, string> = {
  version: 'write three numbers, "1.0.0"',
  technicalName: "give the app its own unique name",
  configurationUrl: "give the https address of the set-up page",
  clientCredentials: "write true, or leave serviceAccount out",
};

interface SchemaError {
  instancePath: string;
  keyword: string;
  params: { missingProperty?: string; type?: string; limit?: number; allowedValue?: unknown };
}

/** Finds where a manifest does not fit its schema. Each problem has a fix. */
export function findShapeProblems(manifest: Fields): ManifestProblem[] {
  const check = checkManifest as unknown as { (value: unknown): boolean; errors?: SchemaError[] };
  return check(manifest) ? [] : (check.errors ?? []).map((error) => describeProblem(manifest, error));
}

function describeProblem(manifest: Fields, { instancePath: at, keyword, params }: SchemaError): ManifestProblem {
  if (keyword === "required") {
    const missing = params.missingProperty!;
    return { path: `${at}/${missing}`, problem: MISSING, fix: fixes[missing] ?? "add it" };
  }
  const name = at.split("/").at(-1)!;
  const got = describeValue(readPointer(manifest, at));
  if (keyword === "type") {
    const article = /^[aeiou]/.test(params.type!) ? "an" : "a";
    return { path: at, problem: `must be ${article} ${params.type}: got ${got}`, fix: "correct its type" };
  }
  if (keyword === "maxLength")
    return { path: at, problem: `must have at most ${params.limit} characters`, fix: "shorten it" };
  if (keyword === "minLength") return { path: at, problem: "must not be empty", fix: fixes[name] ?? "fill it in" };
  return { path: at, problem: `does not fit: got ${got}`, fix: fixes[name] ?? "look it up in the manifest's schema" };
}

/** Finds addresses that are malformed, of this machine, or hold a placeholder: the platform replaces none. */
export function findAddressProblems(manifest: Fields, allowLoopback: boolean): ManifestProblem[] {
  const problems: ManifestProblem[] = [];
  const configurationUrl = (isFields(manifest["lifecycle"]) ? manifest["lifecycle"] : {})["configurationUrl"];
  const path = "/lifecycle/configurationUrl";
  if (typeof configurationUrl === "string" && /^https?:/.test(configurationUrl)) {
    const isLoopback = LOOPBACK.test(configurationUrl) && !allowLoopback;
    const fix = "use https; allowLoopback is for developing";
    if (!URL.canParse(configurationUrl))
      problems.push({ path, problem: "is not an address", fix: fixes["configurationUrl"]! });
    else if (isLoopback) problems.push({ path, problem: "is plain http to this machine", fix });
    if (configurationUrl.includes("{"))
      problems.push({ path, problem: "has a placeholder", fix: "write the whole address: no placeholder is replaced" });
  }
  for (const [at, value] of listAddresses(manifest["capabilities"], "/capabilities"))
    if (!URL.canParse(value))
      problems.push({ path: at, problem: "is not an address", fix: "give an absolute address" });
  return problems;
}

function* listAddresses(value: unknown, at: string): Iterable<[string, string]> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === "string" && /^(url|redirectUrl)$/.test(name)) yield [`${at}/${name}`, inner];
    else yield* listAddresses(inner, `${at}/${name}`);
  }
}

function readPointer(document: unknown, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce((value, name) => (value as Fields)[name.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

function describeValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (Array.isArray(value)) return "an array";
  return isFields(value) ? "an object" : String(value);
}
