import type { ShownBench } from "../results/list-shown.ts";
import type { Machine } from "../results/results.ts";

/** The machines of the figures in a sentence, with the load that they had. */
export function describeMachines(shown: readonly ShownBench[], machines: Record<string, Machine>): string {
  const rows = shown.flatMap(({ figures }) => figures).flatMap(({ row }) => (row ? [row] : []));
  if (rows.length === 0) return "Nothing was measured yet.";
  const sentences = Object.entries(machines).map(([name, { cpu, cores, memoryGb, node, os }]) => {
    const loads = rows.filter(({ machine }) => machine === name).map(({ load }) => load);
    if (loads.length === 0) return "";
    const [least, most] = [Math.min(...loads), Math.max(...loads)];
    const others =
      most > cores ? ": other work ran beside it, so trust counts and sizes, ratios roughly, and no time" : "";
    return `Measured on ${cores} cores of ${cpu}, ${memoryGb} GB, Node ${node.slice(1)}, ${os}; load average ${least} to ${most}${others}.`;
  });
  return sentences.filter(Boolean).join(" ");
}
