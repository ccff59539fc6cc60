import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleFolder } from "./bundle-folder.ts";

/** A fact that the given specification leaves open. */
export interface NotShown {
  id: string;
  section: string;
  question: string;
  answer?: { text: string; source: string };
  default: string;
  option: string;
}

export const notShown: NotShown[] = JSON.parse(readFileSync(join(bundleFolder, "not-shown.json"), "utf8"));

/** Gives the row of an id. @throws {Error} If no row has the id. */
export function resolveNotShown(id: string): NotShown {
  const row = notShown.find((each) => each.id === id);
  if (!row) throw new Error(`Cannot show the unknown as it must have a row in not-shown.yaml: got ${id}`);
  return row;
}
