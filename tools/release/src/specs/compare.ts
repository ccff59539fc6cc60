import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Change, Effect } from "../plan/effect.ts";

/** The descriptions that packages are made from. */
export const packagesOf: Record<string, readonly string[]> = {
  erp: ["@kontor/erp-types", "@kontor/erp-client"],
  channel: ["@kontor/channel-types", "@kontor/channel-client"],
  sandbox: ["@kontor/sandbox"],
};

interface Report {
  changes: { path: string; impact: Effect; kind: string; property?: string; verdicts: { message: string }[] }[];
}

/**
 * Compares two descriptions of an interface with `redocly diff`, which rates each change. A change of the words, of an example or of a note of
 * ours is a patch.
 *
 * @param before The bundled description; see `bundleSpec()`.
 * @param redocly The program.
 * @throws {Error} If a description cannot be read.
 */
export async function compareSpecs(before: string, after: string, redocly: string): Promise<Change[]> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-diff-"));
  const [config, out] = [join(folder, "redocly.yaml"), join(folder, "diff.json")];
  try {
    writeFileSync(config, "extends: [diff-recommended]\n");
    const options = ["--config", config, "--format", "json", "-o", out, "--fail-on", "none"];
    await promisify(execFile)(redocly, ["diff", before, after, ...options], { maxBuffer: 1e8 });
    return readReport(JSON.parse(readFileSync(out, "utf8")) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the changes of a report, each with the place in words. */
export function readReport({ changes }: Report): Change[] {
  const withoutForm = new Set(
    changes.filter(({ property, kind }) => property === "format" && kind !== "added").map(({ path }) => path),
  );
  return changes.map((change) => ({
    effect: rate(change, withoutForm),
    at: `${readPointer(change.path)}${change.property ? ` ${change.property}` : ""}`,
    reason: change.verdicts.map(({ message }) => message).join(" ") || `is ${change.kind} in the description`,
  }));
}

/** The rating of `redocly diff`, save where the descriptions of Kontor say more than it can know. */
function rate(
  { path, property, impact, verdicts }: Report["changes"][number],
  withoutForm: ReadonlySet<string>,
): Effect {
  const isNote = (property ?? path.split("/").at(-1) ?? "").startsWith("x-");
  if (isNote) return "patch"; // a note of ours; where the generator reads it, the other proofs see what comes of it
  if (property === "minLength" && withoutForm.has(path)) return "minor"; // in place of a form that asked for more
  const isWider = verdicts.some(({ message }) => /^Enum (of .* )?gained |subschema .* was added\.$/.test(message));
  return isWider ? "minor" : impact; // the types tell whether the reader was told that more may come
}

function readPointer(pointer: string): string {
  return pointer
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(" > ");
}
