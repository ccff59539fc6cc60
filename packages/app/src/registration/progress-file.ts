import { existsSync, readFileSync } from "node:fs";
import { ArgumentError } from "@kontor/http";
import type { ProgressStore, RegistrationProgress } from "./progress.ts";
import { writeSafely } from "./write-safely.ts";

/**
 * Keeps the progress of a registration in a file that only its owner can read. No secret is in it.
 *
 * @throws {ArgumentError} If `path` is empty; from `load()`, if the file holds something else.
 * @see given spec §3
 */
export function progressFile(path: string): ProgressStore {
  const action = "go on with a registration";
  if (typeof path !== "string" || path === "") throw new ArgumentError(action, "path", "be that of a file", path);
  return {
    async load() {
      if (!existsSync(path)) return undefined;
      const progress = parsed(readFileSync(path, "utf8"));
      const isOne = typeof progress?.challengeCode === "string" && typeof progress.appId === "string";
      if (!isOne) throw new ArgumentError(action, path, "hold the progress of one", "something else");
      return progress;
    },
    async save(progress) {
      writeSafely(path, `${JSON.stringify(progress, undefined, 2)}\n`, { replaces: true });
    },
  };
}

function parsed(text: string): RegistrationProgress | undefined {
  try {
    return JSON.parse(text) as RegistrationProgress;
  } catch {
    return undefined;
  }
}
