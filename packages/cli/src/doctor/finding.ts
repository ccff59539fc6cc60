/** The things that `doctor` looks at, in the order in which they are told. */
export const checks = ["settings", "reach", "clock", "credential", "scopes", "tenant", "quota", "store"] as const;

/** One line of `doctor`. */
export interface Finding {
  check: (typeof checks)[number];
  /** The interface or the address that it is about. */
  of: string;
  state: "ok" | "warning" | "problem" | "skipped";
  /** A stable name, for scripts: `credential-refused`. */
  code: string;
  says: string;
  /** The remedy. */
  fix?: string;
}

/** Makes the finding that all is well. */
export function buildOk(check: Finding["check"], of: string, says: string): Finding {
  return { check, of, state: "ok", code: "ok", says };
}

/** Makes the finding that something could not be looked at, and why. */
export function buildSkipped(check: Finding["check"], of: string, says: string): Finding {
  return { check, of, state: "skipped", code: "skipped", says };
}

/** Makes the finding of a fault, with its fix. */
export function buildProblem(check: Finding["check"], of: string, code: string, says: string, fix: string): Finding {
  return { check, of, state: "problem", code, says, fix };
}

/** Writes a finding in one line. */
export function formatFinding({ check, of, state, says, fix }: Finding): string {
  const marks = { ok: "✔", warning: "!", problem: "✘", skipped: "-" };
  const line = `${marks[state]} ${check.padEnd(10)} ${of === "" ? "" : `${of}: `}${says}${fix === undefined ? "" : `. ${fix}`}`;
  return line.replaceAll(/\s*\n\s*/g, " ");
}
