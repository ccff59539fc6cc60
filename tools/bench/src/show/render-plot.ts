import { formatTarget } from "../measure/figure.ts";
import type { ShownBench, ShownFigure } from "../results/list-shown.ts";
import type { Plot } from "./plots.ts";
import { describeVerdict, formatMeasured } from "./words.ts";

const WIDTH = 360; // as wide as a phone, so that its words can be read there
const BAR_HEIGHT = 10;
const ROW_HEIGHT = 36;

/** The colours as an image has them; the docs take the drawing without this part and use those of their theme. */
const STYLE = `<style>
.plot{--ink:#1b2636;--quiet:#566275;--ours:#9c3d28;--peer:#8d99aa;--bad:#9c3d28;--paper:#fff;font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){.plot{--ink:#f3f5f9;--quiet:#98a5b8;--ours:#e08e72;--peer:#5d6b80;--bad:#f0a58c;--paper:#111a27}}
.paper{fill:var(--paper)}text{fill:var(--ink);font-size:13px}.head{font-size:15px;font-weight:600}.hint{fill:var(--quiet);font-size:12px}
.value{text-anchor:end}.ours{fill:var(--ours)}.peer{fill:var(--peer)}.short{fill:var(--bad);font-weight:600}
</style>`;

/** Draws a plot as an image of its own: bars, each with its value, and below them what the targets say, in words. */
export function renderPlot(plot: Plot, shown: ShownBench): string {
  const find = (name: string) => findFigure(shown, name);
  const bars = plot.bars.map((bar) => ({ ...bar, figure: find(bar.figure) }));
  const most = Math.max(...bars.map(({ figure }) => figure.row?.value ?? 0), 0);
  const verdicts = plot.verdicts.map(({ label, figure }) => ({ label, figure: find(figure) }));
  const parts: string[] = [
    text({ x: 0, y: 18, kind: "head" }, plot.title),
    text({ x: 0, y: 36, kind: "hint" }, plot.hint),
  ];
  let y = 44;
  for (const { label, figure, isOurs } of bars) {
    parts.push(text({ x: 0, y: y + 16 }, label), text({ x: WIDTH, y: y + 16, kind: "value" }, formatMeasured(figure)));
    const width = most > 0 && figure.row ? Math.max(1, (figure.row.value / most) * WIDTH) : 0;
    if (width > 0)
      parts.push(
        `<rect class="${isOurs ? "ours" : "peer"}" x="0" y="${y + 22}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" rx="2"/>`,
      );
    y += ROW_HEIGHT;
  }
  y += 14;
  for (const { label, figure } of verdicts) {
    const kind = figure.status === "short" ? "short" : undefined;
    const value = figure.row ? `${formatMeasured(figure)}, ` : "";
    parts.push(text({ x: 0, y }, `${label}: target ${formatTarget(figure)}`));
    parts.push(text({ x: 0, y: y + 17, ...(kind && { kind }) }, `${value}${describeVerdict(figure)}`));
    y += 40;
  }
  parts.push(text({ x: 0, y, kind: "hint" }, describeOccasion(shown)));
  const height = y + 8;
  const words = describePlot(plot, { bars, verdicts });
  return `<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="-8 -4 ${WIDTH + 16} ${height + 8}" width="480" role="img" aria-labelledby="plot-${plot.id} plot-${plot.id}-words">
<title id="plot-${plot.id}">${escapeText(plot.title)}</title>
<desc id="plot-${plot.id}-words">${escapeText(words)}</desc>
${STYLE}
<rect class="paper" x="-8" y="-4" width="${WIDTH + 16}" height="${height + 8}" rx="6"/>
${parts.join("\n")}
</svg>
`;
}

/** The plot in words, for who does not see it. */
function describePlot(
  plot: Plot,
  { bars, verdicts }: Record<"bars" | "verdicts", readonly { label: string; figure: ShownFigure }[]>,
): string {
  const values = bars.map(({ label, figure }) => `${label}: ${formatMeasured(figure)}.`);
  const judged = verdicts.map(({ label, figure }) => {
    const words = [formatTarget(figure), figure.row && formatMeasured(figure), describeVerdict(figure)];
    return `${label}: target ${words.filter(Boolean).join(", ")}.`;
  });
  return [`${plot.hint}.`, ...values, ...judged].join(" ");
}

function describeOccasion({ run }: ShownBench): string {
  return run ? `${run.measured}, ${run.mode} run, load ${run.load}` : "not measured yet";
}

function findFigure({ bench, figures }: ShownBench, name: string): ShownFigure {
  const figure = figures.find((each) => each.name === name);
  if (!figure) throw new Error(`Cannot draw a plot as ${bench.name} must have the figure: got ${name}`);
  return figure;
}

function text({ x, y, kind }: { x: number; y: number; kind?: string }, words: string): string {
  return `<text${kind ? ` class="${kind}"` : ""} x="${x}" y="${y}">${escapeText(words)}</text>`;
}

function escapeText(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
