import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Puts functions in the place of those of `node:fs`. Gives a function that takes them back. */
export function replaceFunctions(functions: Partial<typeof fs>): () => void {
  const before = Object.fromEntries(Object.keys(functions).map((name) => [name, fs[name as keyof typeof fs]]));
  const assign = (all: object) => {
    Object.assign(fs, all);
    syncBuiltinESMExports();
  };
  assign(functions);
  return () => assign(before);
}
