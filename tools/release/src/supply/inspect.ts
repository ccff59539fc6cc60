import { join } from "node:path";
import type { Report } from "../matrix/report.ts";
import { runCommand } from "../matrix/run-command.ts";
import type { Tarball } from "../matrix/tarballs.ts";
import { findTarballProblems } from "./tarball-problems.ts";

/** The looks into each tarball: our own, publint, and whether its types are found. */
export function inspectTarballs(root: string, tarballs: readonly Tarball[], report: Report): (() => Promise<void>)[] {
  const bin = join(root, "tools/release/node_modules/.bin");
  return tarballs.flatMap(({ name, file, unpacked, manifest }) => [
    () => report.check(`${name} is packed clean`, () => findTarballProblems(unpacked)),
    () =>
      report.check(
        `${name}: publint`,
        async () => (await runCommand(join(bin, "publint"), [file, "--strict"])).complaint,
      ),
    ...(Object.keys(manifest.exports ?? {}).length > 1 // a command has no entry to resolve
      ? [
          () =>
            report.check(
              `${name}: attw`,
              async () =>
                (await runCommand(join(bin, "attw"), [file, "--profile", "esm-only", "--format", "ascii"])).complaint,
            ),
        ]
      : []),
  ]);
}
