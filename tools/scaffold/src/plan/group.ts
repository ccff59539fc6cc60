import { operationIdOf } from "../name/operation.ts";
import { toKebab } from "../name/words.ts";
import type { Found } from "../read/description.ts";
import type { Spec } from "../read/spec.ts";
import { proposeName, useOf } from "./names.ts";

/** The folder of an operation: the namespace of its method, else the collection that it is about. */
export function groupOf({ operation }: Found, { names }: Spec): string {
  const id = operationIdOf(operation.operationId);
  const [namespace = proposeName(id).namespace, method = ""] = names.get(id) ?? [];
  return toKebab(namespace === "-" ? useOf(id, namespace, method).name.split("/")[0]! : namespace);
}
