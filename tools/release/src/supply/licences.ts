import type { Installed } from "./installed.ts";

/** The licences of packages that we may bring along: each lets an integrator use, change and sell the whole. */
const ALLOWED: ReadonlySet<string> = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

/** The packages that an install must not bring along, one sentence each; empty if there are none. */
export function findForeignProblems(installed: readonly Installed[]): string[] {
  return installed.flatMap(({ name, version, license, scripts = {} }) => [
    ...(license !== undefined && ALLOWED.has(license)
      ? []
      : [`${name} ${version} must have one of the licences ${[...ALLOWED].join(", ")}: got ${license ?? "none"}`]),
    ...INSTALL_SCRIPTS.filter((script) => scripts[script] !== undefined).map(
      (script) => `${name} ${version} must run nothing when it is installed: got a script at ${script}`,
    ),
  ]);
}
