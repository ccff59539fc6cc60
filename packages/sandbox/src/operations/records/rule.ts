import type { Operation } from "../operation.ts";
import type { RecordOperation } from "./catalogue.ts";

/** Makes the rule of an operation. */
export type RecordRule = (operation: RecordOperation) => Operation;
