import { listOperations, readReference, type Description, type Found } from "../read/description.ts";

/** Where the schemas of a description are used. */
export interface Reach {
  /** The groups whose operations reach a schema. */
  groups: Map<string, Set<string>>;
  /** The schemas that a request carries, in its body or its address. */
  requests: Set<string>;
}

/** Looks, over the whole description, which groups reach which schema: one that several reach is shared. */
export function findReach(description: Description, chooseGroup: (found: Found) => string): Reach {
  const groups = new Map<string, Set<string>>();
  const requests = new Set<string>();
  for (const found of listOperations(description)) {
    const group = chooseGroup(found);
    for (const name of collectNames([found.operation], description))
      groups.set(name, (groups.get(name) ?? new Set()).add(group));
    for (const name of collectNames([found.operation.requestBody, found.operation.parameters], description))
      requests.add(name);
  }
  return { groups, requests };
}

/** The names of all schemas that a part of the description refers to, directly or not. */
export function collectNames(parts: unknown[], { components }: Description): string[] {
  const seen = new Set<string>();
  const open = [...parts];
  while (open.length > 0) {
    const part = open.pop();
    if (typeof part !== "object" || part === null) continue;
    const { $ref: reference } = part as { $ref?: unknown };
    if (typeof reference !== "string") open.push(...Object.values(part));
    else if (!seen.has(readReference(reference))) {
      seen.add(readReference(reference));
      open.push(components.schemas[readReference(reference)]);
    }
  }
  return [...seen];
}
