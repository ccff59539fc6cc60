import { formatOperationId } from "../name/operation.ts";
import { toKebab } from "../name/words.ts";
import type { Found } from "../read/description.ts";
import type { Spec } from "../read/spec.ts";
import { planName, chooseRecordUse } from "./names.ts";

/** The folder of an operation: the namespace of its method, else the collection that it is about. */
export function chooseGroup({ operation }: Found, { names }: Spec): string {
  const id = formatOperationId(operation.operationId);
  const [namespace = planName(id).namespace, method = ""] = names.get(id) ?? [];
  return toKebab(namespace === "-" ? chooseRecordUse(id, namespace, method).name.split("/")[0]! : namespace);
}
