import { visitorKeys, type Node } from "oxc-parser";

/**
 * Calls `enter` for a node and for every node in it, in the order of the text.
 *
 * @param enter Returns `false` to leave out what is inside the node.
 */
export function walk(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return;
  for (const key of visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, unknown>)[key];
    for (const part of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(part)) walk(part, enter);
  }
}

/** Whether a node, or one in it, is as asked. */
export function hasNode(node: Node, isWanted: (node: Node) => boolean): boolean {
  let isFound = false;
  walk(node, (part) => {
    isFound ||= isWanted(part);
    return !isFound;
  });
  return isFound;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
