import type { Token } from "@kontor/auth";
import { splitWords } from "../values.ts";
import { type ProblemCode, problems, warnings } from "./problems.ts";

/** The things that `doctor` looks at, in the order in which they are told. */
export const checks = ["settings", "reach", "clock", "credential", "scopes", "tenant", "quota", "store"] as const;

export interface Finding {
  check: (typeof checks)[number];
  /** The interface or the address that it is about. */
  of: string;
  state: "ok" | "warning" | "problem" | "skipped";
  /** A stable name, for scripts: `credential-refused`. */
  code: ProblemCode | "ok" | "skipped";
  says: string;
  fix?: string;
}

type Check = Finding["check"];
type Found = readonly (string | number)[];

export function buildOk(check: Check, of: string, says: string): Finding {
  return { check, of, state: "ok", code: "ok", says };
}

export function buildSkipped(check: Check, of: string, says: string): Finding {
  return { check, of, state: "skipped", code: "skipped", says };
}

/**
 * Makes the finding of a fault, with its fix.
 *
 * @param found What was found: it takes the place of each `%s` in the words of the problem, one after the other.
 */
export function buildProblem(check: Check, of: string, code: ProblemCode, ...found: Found): Finding {
  const rest = [...found];
  const [says, fix] = problems[code].map((text) => text.replaceAll("%s", () => String(rest.shift())));
  return { check, of, state: warnings.has(code) ? "warning" : "problem", code, says: says!, fix: fix! };
}

export function formatFinding({ check, of, state, says, fix }: Finding): string {
  const marks = { ok: "✔", warning: "!", problem: "✘", skipped: "-" };
  const line = `${marks[state]} ${check.padEnd(10)} ${of === "" ? "" : `${of}: `}${says}${fix === undefined ? "" : `. ${fix}`}`;
  return line.replaceAll(/(?<!\s)\s*\n\s*/g, " ");
}

const MOST_MS = 30_000; // A date in a header has whole seconds, and an answer takes its time.

/** Compares our clock with that of the first address that told its own. */
export function checkClock(told: readonly { of: string; aheadMs: number | undefined }[]): Finding {
  const first = told.find((each) => each.aheadMs !== undefined);
  if (!first) return buildSkipped("clock", "", "no server has sent its time");
  const { of, aheadMs = 0 } = first;
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  if (Math.abs(aheadMs) <= MOST_MS) return buildOk("clock", "", `within ${Math.max(1, seconds)} s of that of ${of}`);
  return buildProblem("clock", "", aheadMs > 0 ? "clock-behind" : "clock-ahead", seconds, of);
}

/** Compares the scopes that were granted with those that are wanted: of the settings for the ERP API, else that of the family, `CHANNEL` or `SELLER`. */
export function checkScopes(
  of: "erp" | "channel" | "seller",
  { scope }: Pick<Token, "scope">,
  wanted: readonly string[],
): Finding {
  if (scope === undefined) return buildSkipped("scopes", of, "the server does not say which it granted");
  const granted = splitWords(scope);
  if (of !== "erp" && granted.length > 0 && !granted.includes(of.toUpperCase())) {
    if (granted.includes("SELLER")) return buildProblem("scopes", of, "scope-of-seller");
    if (granted.includes("CHANNEL")) return buildProblem("scopes", of, "scope-of-channel");
    return buildProblem("scopes", of, "scope-unknown", granted.join(" "));
  }
  const missing = wanted.filter((each) => !granted.includes(each));
  if (missing.length > 0) return buildProblem("scopes", of, "scope-missing", missing.join(" "));
  if (granted.length === 0) return buildProblem("scopes", of, "scope-none");
  return buildOk("scopes", of, granted.length > 3 ? `${granted.length} granted` : granted.join(" "));
}
