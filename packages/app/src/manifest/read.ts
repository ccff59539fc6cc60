import { readOptions } from "@kontor/http/internal";
import { ManifestError, type ManifestProblem } from "./error.ts";
import { findAddressProblems, findShapeProblems, MISSING } from "./find-problems.ts";
import { isFields, type ManifestGeneration } from "./generation.ts";
import type { AppManifest } from "./shape.generated.ts";
import { toCurrentForm, toSourcePath } from "./to-current.ts";

/** A manifest that was read, and the form that it is written in. */
export interface ReadManifest {
  generation: ManifestGeneration;
  /** The manifest in the form of the current generation. Unknown fields are kept. */
  manifest: AppManifest;
  /** The listing that an older generation holds; absent if the listing is a file of its own. */
  listing?: unknown;
  /** Parts that work and should be changed. */
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
