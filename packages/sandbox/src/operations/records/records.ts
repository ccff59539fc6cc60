import { routes, type Does, type RecordOperationId } from "../../generated/routes.generated.ts";
import type { Operation } from "../operation.ts";
import { tradeRules } from "../trade/trade.ts";
import type { RecordOperation } from "./catalogue.ts";
import type { RecordRule } from "./rule.ts";
import { createRecord, deleteRecord, replaceRecord, applyPatch } from "./change.ts";
import { renderRecord, sendRecord } from "./documents.ts";
import { listRecords } from "./list.ts";
import { runAction, readRecord } from "./read.ts";

/** The rule for each way in which an operation touches a record. A way without one does not compile. */
const rules: Record<Does, RecordRule> = {
  list: listRecords,
  get: readRecord,
  create: createRecord,
  update: applyPatch,
  replace: replaceRecord,
  delete: deleteRecord,
  act: runAction,
  mail: sendRecord,
  print: sendRecord,
  download: renderRecord,
};

const ownRules = new Map(Object.entries(tradeRules));

/** The rules of the operations whose records the specs name, by operationId. Trade has rules that a collection alone does not tell. */
export const recordBehaviours = Object.fromEntries(
  routes.flatMap((route) => {
    if (!route.record) return [];
    const rule = ownRules.get(route.id) ?? rules[route.record.does];
    return [[route.id, rule(route as RecordOperation)]];
  }),
) as Record<RecordOperationId, Operation>;
