import { formatTarget } from "../measure/figure.ts";
import { countVerdicts, hasTarget, type ShownBench, type ShownFigure } from "../results/list-shown.ts";
import type { Machine } from "../results/results.ts";
import { describeMachines } from "./machines.ts";
import { describeVerdict, formatMeasured } from "./words.ts";

const START = "<!-- figures: `npm run generate` writes this part from tools/bench/results.json -->";
const END = "<!-- end of figures -->";

/**
 * Puts the figures between the two marks of the README.
 *
 * @throws If a mark is missing.
 */
export function replaceFigures(readme: string, block: string): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start)
    throw new Error(`Cannot write the figures as README.md must have the marks ${START} and ${END}: got none`);
  return `${readme.slice(0, start + START.length)}\n\n${block.trim()}\n\n${readme.slice(end)}`;
}

/** The figures as Markdown: the first ones, two plots, and then every figure with a target. */
export function formatReadme(shown: readonly ShownBench[], machines: Record<string, Machine>): string {
  const judged = shown.flatMap(({ figures }) => figures).filter(hasTarget);
  const headlines = judged.filter(({ isHeadline }) => isHeadline);
  const { targets, met, short, unmeasured } = countVerdicts(shown);
  return `Of ${targets} figures with a target, ${met} are met, **${short} are short of it**, and ${unmeasured} were not measured yet. ${describeMachines(shown, machines)}

${formatRows(headlines)}

<p>
<img src="packages/docs/public/figures/events.svg" width="400" alt="${describeImage(shown, "consumer")}">
<img src="packages/docs/public/figures/sandbox.svg" width="400" alt="${describeImage(shown, "sandbox")}">
</p>

<details>
<summary>All ${targets} figures with a target</summary>

${formatRows(judged)}

</details>
`;
}

function formatRows(figures: readonly ShownFigure[]): string {
  const rows = figures.map((figure) => {
    const verdict = describeVerdict(figure);
    const cells = [
      `${figure.name} (\`${figure.bench}\`)`,
      figure.row ? formatMeasured(figure) : "–",
      formatTarget(figure),
      figure.status === "short" ? `**${verdict}**` : verdict,
      figure.row ? `${figure.row.measured}, ${figure.row.mode}` : "",
    ];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return ["| Figure (`pnpm bench` …) | Measured | Target | | When |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** The image in words: its figures with a target. */
function describeImage(shown: readonly ShownBench[], bench: string): string {
  const figures = shown.find((each) => each.bench.name === bench)!.figures.filter(hasTarget);
  const words = figures
    .filter(({ isHeadline }) => isHeadline)
    .map(
      (figure) =>
        `${figure.name}: ${formatMeasured(figure)}, target ${formatTarget(figure)}, ${describeVerdict(figure)}`,
    );
  return words.join("; ").replaceAll('"', "&quot;");
}
