import { checkOptionNames } from "@kontor/http/parts";
import type { AppManifest } from "./shape.generated.ts";
import { checkManifest } from "./check.generated.ts";
import { ManifestError, type ManifestProblem } from "./error.ts";

/** M1: 2025, `manifestVersion` 1.0.0. M2: early 2026, manifest and listing in one. M3: the current one (documented). */
export type ManifestGeneration = "M1" | "M2" | "M3";

export interface ReadManifest {
  generation: ManifestGeneration;
  /** In the form of the current generation. Fields that nobody knows are kept. */
  manifest: AppManifest;
  /** What an older generation holds of the listing; absent where it is a file of its own. */
  listing?: unknown;
  /** What works and should be changed. */
  hints: readonly ManifestProblem[];
}

export interface ReadManifestOptions {
  /** Accepts a `configurationUrl` on this machine by plain http. Default `false`: only while developing. */
  allowLoopback?: boolean;
}

type Fields = Record<string, unknown>;

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/**
 * Reads the manifest of a cloud app, of whatever generation, into the form of the current one.
 *
 * @param source The file's text, or what was parsed from it.
 * @throws {ManifestError} With all that is wrong: the path, the problem and the fix of each.
 * @see given spec §2.7, §6.2
 */
export function readManifest(source: unknown, options: ReadManifestOptions = {}): ReadManifest {
  const { allowLoopback = false } = options;
  checkOptionNames("read a manifest", options, { allowLoopback: 1 });
  const document = typeof source === "string" ? parsed(source) : source;
  if (!isFields(document))
    throw new ManifestError([{ path: "", problem: "must be an object", fix: "begin with { and a technicalName" }]);
  const { generation, manifest, listing, hints } = current(document);
  const found = [...shapeProblems(manifest), ...addressProblems(manifest, allowLoopback)];
  // what the current generation wants of places in the ERP, an older one could not know
  const isOlder = ({ path, problem }: ManifestProblem) =>
    generation === "M1" && problem === "is missing" && path.startsWith("/capabilities/");
  const problems = found.filter((each) => !isOlder(each));
  if (problems.length > 0) throw new ManifestError(problems.map((each) => inSource(each, generation)));
  const missing = found.filter(isOlder).map((each) => ({ ...each, problem: "is missing in the current generation" }));
  return {
    generation,
    manifest: manifest as AppManifest,
    ...(listing !== undefined && { listing }),
    hints: [...hints, ...missing],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ManifestError([{ path: "", problem: (error as Error).message, fix: "make it valid JSON" }]);
  }
}

/** The document in the current form. */
function current(document: Fields): {
  generation: ManifestGeneration;
  manifest: Fields;
  listing?: unknown;
  hints: ManifestProblem[];
} {
  if (isFields(document["manifest"])) {
    const { manifest, listing } = document as { manifest: Fields; listing?: unknown };
    return { generation: "M2", manifest, listing, hints: deprecated(manifest, "/manifest") };
  }
  if (typeof document["manifestVersion"] !== "string" || "technicalName" in document)
    return { generation: "M3", manifest: document, hints: deprecated(document, "") };
  const {
    manifestVersion: _,
    name,
    description,
    defaultLocale,
    locales,
    icon,
    communication,
    legal,
    ...rest
  } = document;
  const { setupUrl, ...others } = isFields(rest["lifecycle"]) ? rest["lifecycle"] : {};
  const isOdd = rest["lifecycle"] !== undefined && !isFields(rest["lifecycle"]);
  const short = isFields(name) ? name["short"] : name;
  const manifest = {
    technicalName: short,
    ...rest,
    lifecycle: isOdd ? rest["lifecycle"] : { ...(setupUrl !== undefined && { configurationUrl: setupUrl }), ...others },
  };
  const listing = { name, description, defaultLocale, locales, icon, communication, legal };
  const fix = "write app.json and listing.json of the current generation";
  return {
    generation: "M1",
    manifest,
    listing,
    hints: [{ path: "/manifestVersion", problem: "is of 2025", fix }, ...deprecated(rest, "")],
  };
}

function deprecated({ lifecycle }: Fields, prefix: string): ManifestProblem[] {
  return ["connectUrl", "disconnectUrl"].flatMap((name) =>
    isFields(lifecycle) && name in lifecycle
      ? [
          {
            path: `${prefix}/lifecycle/${name}`,
            problem: "is deprecated",
            fix: "leave it out; configurationUrl is called",
          },
        ]
      : [],
  );
}

interface SchemaError {
  instancePath: string;
  keyword: string;
  params: { missingProperty?: string; type?: string; limit?: number; allowedValue?: unknown };
}

/** What the schema finds, with a way out for each. */
function shapeProblems(manifest: Fields): ManifestProblem[] {
  const check = checkManifest as unknown as { (value: unknown): boolean; errors?: SchemaError[] };
  if (check(manifest)) return [];
  return (check.errors ?? []).map(({ instancePath: at, keyword, params }) => {
    const data = valueAt(manifest, at);
    if (keyword === "required")
      return {
        path: `${at}/${params.missingProperty}`,
        problem: "is missing",
        fix: fixes[params.missingProperty!] ?? "add it",
      };
    const name = at.split("/").at(-1)!;
    const got =
      typeof data === "string" ? JSON.stringify(data.length > 60 ? `${data.slice(0, 60)}…` : data) : kindOf(data);
    if (keyword === "type")
      return { path: at, problem: `must be ${article(params.type!)}: got ${got}`, fix: "correct its type" };
    if (keyword === "maxLength")
      return { path: at, problem: `must have at most ${params.limit} characters`, fix: "shorten it" };
    if (keyword === "minLength") return { path: at, problem: "must not be empty", fix: fixes[name] ?? "fill it in" };
    return { path: at, problem: `does not fit: got ${got}`, fix: fixes[name] ?? "look it up in the manifest's schema" };
  });
}

function valueAt(document: unknown, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce((value, name) => (value as Fields)[name.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

const fixes: Record<string, string> = {
  version: 'write three numbers, "1.0.0"',
  technicalName: "give the app a unique name of its own",
  configurationUrl: "give the https address of the set-up page",
  clientCredentials: "write true, or leave serviceAccount out",
};

/** Addresses that are there must be such, and nothing in them is replaced. */
function addressProblems(manifest: Fields, allowLoopback: boolean): ManifestProblem[] {
  const problems: ManifestProblem[] = [];
  const setUp = (isFields(manifest["lifecycle"]) ? manifest["lifecycle"] : {})["configurationUrl"];
  const path = "/lifecycle/configurationUrl";
  if (typeof setUp === "string" && /^https?:/.test(setUp)) {
    if (!URL.canParse(setUp)) problems.push({ path, problem: "is no address", fix: fixes["configurationUrl"]! });
    else if (LOOPBACK.test(setUp) && !allowLoopback)
      problems.push({
        path,
        problem: "is plain http to this machine",
        fix: "use https; allowLoopback is for developing",
      });
    if (setUp.includes("{"))
      problems.push({ path, problem: "has a placeholder", fix: "write the address out: none is replaced" });
  }
  for (const [at, value] of addressesIn(manifest["capabilities"], "/capabilities"))
    if (!URL.canParse(value)) problems.push({ path: at, problem: "is no address", fix: "give an absolute address" });
  return problems;
}

function* addressesIn(value: unknown, at: string): Iterable<[string, string]> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === "string" && /^(url|redirectUrl)$/.test(name)) yield [`${at}/${name}`, inner];
    else yield* addressesIn(inner, `${at}/${name}`);
  }
}

/** Where the value is in the document that was read. */
function inSource({ path, ...rest }: ManifestProblem, generation: ManifestGeneration): ManifestProblem {
  if (generation === "M2") return { path: `/manifest${path}`, ...rest };
  if (generation === "M3") return { path, ...rest };
  const older: Record<string, string> = {
    "/technicalName": "/name/short",
    "/lifecycle/configurationUrl": "/lifecycle/setupUrl",
  };
  return { path: older[path] ?? path, ...rest };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  return value === null
    ? "null"
    : Array.isArray(value)
      ? "an array"
      : typeof value === "object"
        ? "an object"
        : String(value);
}

function article(type: string): string {
  return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;
}
