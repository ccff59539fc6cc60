import { toPlural } from "./words.ts";

/** The field `x-record`: the collection of records that an operation is about, and its work on it. */
export interface RecordUse {
  /** `customers` or `customers/notes` */
  name: string;
  does: "list" | "get" | "create" | "update" | "replace" | "delete" | "act" | "mail" | "print" | "download";
}

const VERBS: [RegExp, RecordUse["does"]][] = [
  [/^list(?=[A-Z]|$)/, "list"],
  [/^(get|ping|fetch)(?=[A-Z]|$)/, "get"],
  [/^create(?=[A-Z]|$)/, "create"],
  [/^update(?=[A-Z]|$)/, "update"],
  [/^replace(?=[A-Z]|$)/, "replace"],
  [/^delete(?=[A-Z]|$)/, "delete"],
  [/^mail$/, "mail"],
  [/^print$/, "print"],
  [/^(download|renderPdf)(?=[A-Z]|$)/, "download"],
];

/** Reads the use of records from the name of a method: `customers`, `createNote` is a `create` of `customers/notes`. */
export function readRecordUse(namespace: string, method: string): RecordUse {
  const [pattern, does] = VERBS.find(([verb]) => verb.test(method)) ?? [undefined, "act" as const];
  const noun = pattern === undefined ? "" : method.replace(pattern, "");
  if (noun === "" || does === "mail" || does === "print") return { name: namespace, does };
  return { name: `${namespace}/${toPlural(noun.charAt(0).toLowerCase() + noun.slice(1))}`, does };
}
