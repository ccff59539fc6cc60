import type { ShownBench } from "../results/list-shown.ts";
import type { Machine } from "../results/results.ts";

/** The machines of the figures in a sentence, with the commits that were measured and the load that they had. */
export function describeMachines(shown: readonly ShownBench[], machines: Record<string, Machine>): string {
  const rows = shown.flatMap(({ figures }) => figures).flatMap(({ row }) => (row ? [row] : []));
  if (rows.length === 0) return "Nothing was measured yet.";
  const sentences = Object.entries(machines).map(([name, { cpu, cores, memoryGb, node, os }]) => {
    const own = rows.filter(({ machine }) => machine === name);
    if (own.length === 0) return "";
    const loads = own.map(({ load }) => load);
    const commits = [...new Set(own.map(({ commit }) => commit))];
    const [least, most] = [Math.min(...loads), Math.max(...loads)];
    const others =
      most > cores ? ": other work ran beside it, so trust counts and sizes, ratios roughly, and no time" : "";
    return `Measured at commit ${commits.join(", ")} on ${cores} cores of ${cpu}, ${memoryGb} GB, Node ${node.slice(1)}, ${os}; load average ${least} to ${most}${others}.`;
  });
  return sentences.filter(Boolean).join(" ");
}
