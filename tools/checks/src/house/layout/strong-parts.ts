/**
 * The parts of a graph in which each node leads to each other, and nodes that lead to themselves; in the order of the nodes.
 * Written as a loop, since a chain of imports can be longer than the stack.
 */
export function findStrongParts(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, { at: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const parts: string[][] = [];
  const enter = (name: string) => {
    const mark = { at: order.size, low: order.size, isOpen: true };
    order.set(name, mark);
    open.push(name);
    return { name, mark, rest: [...(graph.get(name) ?? [])] };
  };
  for (const start of graph.keys()) {
    const path = order.has(start) ? [] : [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.rest.shift();
      if (next === undefined) {
        path.pop();
        const before = path.at(-1);
        if (before) before.mark.low = Math.min(before.mark.low, step.mark.low);
        if (step.mark.low === step.mark.at) parts.push(close(step.name));
        continue;
      }
      const seen = order.get(next);
      if (!seen) path.push(enter(next));
      else if (seen.isOpen) step.mark.low = Math.min(step.mark.low, seen.at);
    }
  }
  return parts.filter((part) => part.length > 1 || graph.get(part[0]!)?.includes(part[0]!));

  function close(name: string): string[] {
    const part = open.splice(open.indexOf(name));
    for (const member of part) order.get(member)!.isOpen = false;
    return part;
  }
}
