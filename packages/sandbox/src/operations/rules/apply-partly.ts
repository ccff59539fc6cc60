import type { OperationResult } from "../operation.ts";

/** The reason why one entry of a list was refused. */
export interface Rejection {
  code: string;
  message: string;
  /** The id of the entry. */
  hint: string;
}

/**
 * Applies every entry of a list that can be applied. The others stand in the answer's `errorList`, after the warning CHN401
 * (documented: partial success; its status is not shown).
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
