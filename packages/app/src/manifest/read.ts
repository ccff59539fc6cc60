import { readOptions } from "@kontor/http/internal";
import {
  ManifestError,
  type ManifestProblem,
  findAddressProblems,
  findShapeProblems,
  MISSING,
  isFields,
  type Fields,
} from "./problems.ts";
import type { AppManifest } from "./shape.generated.ts";

/** M1: 2025, `manifestVersion` 1.0.0. M2: early 2026, manifest and listing in one. M3: the current one (documented). */
export type ManifestGeneration = "M1" | "M2" | "M3";

/** A manifest that was read, and the form that it is written in. */
export interface ReadManifest {
  generation: ManifestGeneration;
  /** The manifest in the form of the current generation. Unknown fields are kept. */
  manifest: AppManifest;
  /** The listing that an older generation holds; absent if the listing is a separate file. */
  listing?: unknown;
  /** Parts that work but should be changed. */
  hints: readonly ManifestProblem[];
}

/** Options of `readManifest()`. */
export interface ReadManifestOptions {
  /** Accepts a `configurationUrl` on this machine by plain http. Default `false`: only while developing. */
  allowLoopback?: boolean | undefined;
}

/**
 * Reads the manifest of a cloud app, of any generation, into the form of the current one.
 *
 * @param source The file's text, or the value parsed from it.
 * @throws {ManifestError} With all problems: the path, the problem and the fix of each.
 * @see given spec §2.7, §6.2
 */
export function readManifest(source: unknown, options: ReadManifestOptions = {}): ReadManifest {
  const { allowLoopback } = readOptions("read a manifest", options, { allowLoopback: false });
  const document = typeof source === "string" ? parse(source) : source;
  if (!isFields(document))
    throw new ManifestError([{ path: "", problem: "must be an object", fix: "begin with { and a technicalName" }]);
  const { generation, manifest, listing, hints } = toCurrentForm(document);
  const found = [...findShapeProblems(manifest), ...findAddressProblems(manifest, allowLoopback)];
  // M1 has no fields for the places in the ERP, so missing capabilities are hints there, not errors.
  const isOlder = ({ path, problem }: ManifestProblem) =>
    generation === "M1" && problem === MISSING && path.startsWith("/capabilities/");
  const problems = found.filter((each) => !isOlder(each));
  if (problems.length > 0) throw new ManifestError(problems.map((each) => toSourcePath(each, generation)));
  const missing = found.filter(isOlder).map((each) => ({ ...each, problem: `${MISSING} in the current generation` }));
  return {
    generation,
    manifest: manifest as Record<string, unknown> & AppManifest,
    ...(listing !== undefined && { listing }),
    hints: [...hints, ...missing],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ManifestError([{ path: "", problem: (error as Error).message, fix: "make it valid JSON" }]);
  }
}

/** A document in the form of the current generation. It is not checked yet. */
type CurrentForm = Omit<ReadManifest, "manifest"> & { manifest: Fields };

/** Brings a document of any generation into the form of the current one. */
function toCurrentForm(document: Fields): CurrentForm {
  if (isFields(document["manifest"])) {
    const { manifest, listing } = document as { manifest: Fields; listing?: unknown };
    return { generation: "M2", manifest, listing, hints: findDeprecated(manifest, "/manifest") };
  }
  if (typeof document["manifestVersion"] !== "string" || "technicalName" in document)
    return { generation: "M3", manifest: document, hints: findDeprecated(document, "") };
  return fromFirstGeneration(document);
}

const LISTING_FIELDS = ["name", "description", "defaultLocale", "locales", "icon", "communication", "legal"];

/** A document of 2025 holds its listing in itself and has other names. */
function fromFirstGeneration(document: Fields): CurrentForm {
  const isListed = ([name]: [string, unknown]) => LISTING_FIELDS.includes(name);
  const listing = Object.fromEntries(Object.entries(document).filter(isListed)) as Fields;
  const { manifestVersion: _, ...others } = document;
  const rest = Object.fromEntries(Object.entries(others).filter((entry) => !isListed(entry))) as Fields;
  const { name } = listing;
  const { setupUrl, ...lifecycle } = isFields(rest["lifecycle"]) ? rest["lifecycle"] : {};
  const isOdd = rest["lifecycle"] !== undefined && !isFields(rest["lifecycle"]);
  const short = isFields(name) ? name["short"] : name;
  const manifest = {
    technicalName: short,
    ...rest,
    lifecycle: isOdd
      ? rest["lifecycle"]
      : { ...(setupUrl !== undefined && { configurationUrl: setupUrl }), ...lifecycle },
  };
  const fix = "write app.json and listing.json of the current generation";
  return {
    generation: "M1",
    manifest,
    listing,
    hints: [{ path: "/manifestVersion", problem: "is from 2025", fix }, ...findDeprecated(rest, "")],
  };
}

function findDeprecated({ lifecycle }: Fields, prefix: string): ManifestProblem[] {
  if (!isFields(lifecycle)) return [];
  return ["connectUrl", "disconnectUrl"].flatMap((name) => {
    const path = `${prefix}/lifecycle/${name}`;
    return name in lifecycle
      ? [{ path, problem: "is deprecated", fix: "leave it out; configurationUrl is called" }]
      : [];
  });
}

/** Gives a problem the path that the value has in the document that was read. */
function toSourcePath({ path, ...rest }: ManifestProblem, generation: ManifestGeneration): ManifestProblem {
  if (generation === "M2") return { path: `/manifest${path}`, ...rest };
  if (generation === "M3") return { path, ...rest };
  const older: Record<string, string> = {
    "/technicalName": "/name/short",
    "/lifecycle/configurationUrl": "/lifecycle/setupUrl",
  };
  return { path: older[path] ?? path, ...rest };
}
