import { readRecordUse, type RecordUse } from "../name/record.ts";
import { toPlural } from "../name/words.ts";
import { readTable } from "../read/tables.ts";

const records = readTable("records.tsv");

/**
 * Proposes the method of an operation that the table of names lacks: `Stock_QueryStocks` is `stocks.list`. A person
 * reviews the row; from then on the table decides.
 */
export function planName(operationId: string): { namespace: string; method: string } {
  const [group = "", verb = ""] = operationId.split("_");
  const namespace = toPlural(group.charAt(0).toLowerCase() + group.slice(1));
  const listed = verb.replace(/^Query/, "List");
  const shorter = listed.replace(new RegExp(`(${toPlural(group)}|${group})(?=[A-Z]|$)`), "") || listed;
  return { namespace, method: shorter.charAt(0).toLowerCase() + shorter.slice(1) };
}

/** Chooses `x-record` by the table of exceptions, else by the name of the method. */
export function chooseRecordUse(operationId: string, namespace: string, method: string): RecordUse {
  const [name, does] = records.get(operationId) ?? [];
  return name === undefined ? readRecordUse(namespace, method) : { name, does: does as RecordUse["does"] };
}
