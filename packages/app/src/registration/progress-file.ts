import { existsSync, readFileSync } from "node:fs";
import { ArgumentError } from "@kontor/http";
import type { ProgressStore, RegistrationProgress } from "./progress.ts";
import { writeSafely } from "./write-safely.ts";

/**
 * Keeps the progress of a registration in a file that only its owner can read. The file holds no secret.
 *
 * @throws {ArgumentError} If `path` is empty; from `load()`, if the file does not hold the progress of a registration.
 * @see given spec §3
 */
export function progressFile(path: string): ProgressStore {
  const action = "go on with a registration";
  if (typeof path !== "string" || path === "") throw new ArgumentError(action, "path", "be a file path", path);
  return {
    async load() {
      if (!existsSync(path)) return undefined;
      const progress = parse(readFileSync(path, "utf8"));
      const isProgress = typeof progress?.challengeCode === "string" && typeof progress.appId === "string";
      if (!isProgress) throw new ArgumentError(action, path, "hold the progress of a registration", "something else");
      return progress;
    },
    async save(progress) {
      writeSafely(path, `${JSON.stringify(progress, undefined, 2)}\n`, { replaces: true });
    },
  };
}

function parse(text: string): RegistrationProgress | undefined {
  try {
    return JSON.parse(text) as RegistrationProgress;
  } catch {
    return undefined;
  }
}
