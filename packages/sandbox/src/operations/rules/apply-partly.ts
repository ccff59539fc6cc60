import type { OperationResult } from "../operation.ts";

/** Why one entry of a list was not done. */
export interface Rejection {
  code: string;
  message: string;
  /** Which entry. */
  hint: string;
}

/**
 * Does what can be done of a list. What cannot stands in the answer's `errorList`, after the warning CHN401 (documented:
 * partial success; its status is not shown).
 */
export function applyEach<Entry>(entries: Entry[], run: (entry: Entry) => Rejection | undefined): OperationResult {
  const rejected = entries.flatMap((entry) => run(entry) ?? []);
  if (rejected.length === 0) return { body: {} };
  const warning = {
    code: "CHN401",
    message: "A part of the list was not stored", // without a number: callers look in these messages for ids (observed)
    severity: "warning",
    hint: null,
  };
  return { body: { errorList: [warning, ...rejected.map((each) => ({ ...each, severity: "error" }))] } };
}
