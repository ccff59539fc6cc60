import type { ManifestProblem } from "./error.ts";

/** M1: 2025, `manifestVersion` 1.0.0. M2: early 2026, manifest and listing in one. M3: the current one (documented). */
export type ManifestGeneration = "M1" | "M2" | "M3";

/** A parsed JSON object. */
export type Fields = Record<string, unknown>;

/** A document in the form of the current generation. It is not checked yet. */
export interface CurrentForm {
  generation: ManifestGeneration;
  manifest: Fields;
  listing?: unknown;
  hints: ManifestProblem[];
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
