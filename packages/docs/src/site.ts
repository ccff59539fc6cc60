import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifests } from "./packages/read/manifests.ts";
import { rootFolder } from "./root-folder.ts";

/** The address at which the site will stand, as in `https://docs.example`; the environment variable `KONTOR_SITE`. Default: unknown. */
export const site = process.env["KONTOR_SITE"];

/** The path below which the site stands, as in `/docs`; the environment variable `KONTOR_BASE`. Default `/`. */
export const base = process.env["KONTOR_BASE"] ?? "/";

/** The same path without a slash at its end, to stand before the address of a page. */
export const prefix = base.replace(/\/$/, "");

/** The address of the repository, which the header and the edit links lead to: the variable `KONTOR_REPOSITORY`, else `project.json`. Default: unknown. */
export const repository = process.env["KONTOR_REPOSITORY"] ?? readProject().repository ?? undefined;

const versions = new Set(readManifests().map((each) => each.version));

/** The version that all packages have, for the header; the word "Versions" if theirs differ. */
export const version = versions.size === 1 ? `v${[...versions].join()}` : "Versions";

function readProject(): { repository: string | null } {
  return JSON.parse(readFileSync(join(rootFolder, "project.json"), "utf8"));
}
