import { expect, test } from "vitest";
import { listShown } from "../results/list-shown.ts";
import { addRun } from "../results/merge.ts";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { renderPlot } from "./render-plot.ts";
import type { Plot } from "./plots.ts";

const plot: Plot = {
  ...{ id: "speed", bench: "a", title: "Speed <fast>", hint: "events/s, longer is better" },
  bars: [
    { label: "ours", figure: "ours", isOurs: true },
    { label: "theirs", figure: "theirs" },
  ],
  verdicts: [{ label: "against theirs", figure: "ratio" }],
};
const catalog = [createBench("a", { ours: { unit: "/s" }, theirs: { unit: "/s" }, ratio: { unit: "×", atLeast: 4 } })];
const draw = (figures: Record<string, number>) =>
  renderPlot(
    plot,
    listShown(
      Object.keys(figures).length > 0 ? addRun(nothing, buildRun("a", figures), catalog) : nothing,
      catalog,
    )[0]!,
  );

test("a target that is not reached is said in words, in the drawing and in its description", () => {
  const svg = draw({ ours: 30, theirs: 20, ratio: 1.5 });

  expect(svg).toContain('<text class="short" x="0" y="147">1.5 ×, SHORT of the target</text>');
  expect(svg).toContain("against theirs: target ≥ 4 ×, 1.5 ×, SHORT of the target.</desc>");
  expect(svg).toContain("2026-11-23, quick run, load 1.5");
});

test("bars are as long as their figures", () => {
  expect(
    [...draw({ ours: 30, theirs: 20, ratio: 5 }).matchAll(/class="(ours|peer)".* width="([\d.]+)"/g)].map(
      ([, kind, width]) => [kind, width],
    ),
  ).toEqual([
    ["ours", "360.0"],
    ["peer", "240.0"],
  ]);
});

test("a figure that was not measured has no bar and no number", () => {
  const svg = draw({});

  expect(svg).not.toMatch(/class="(ours|peer)"|NaN|Infinity/);
  expect(svg.match(/>not measured</g)).toHaveLength(3);
});

test("it is an image without a script, with both themes, and its words are escaped", () => {
  const svg = draw({ ours: 30, theirs: 20, ratio: 5 });

  expect(svg).toContain('<title id="plot-speed">Speed &lt;fast&gt;</title>');
  expect(svg).toContain("@media (prefers-color-scheme:dark)");
  expect(svg).not.toMatch(/<script|\sstyle=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  expect(svg.length).toBeLessThan(4_000);
});

test("a plot of a figure that nobody declares is refused", () => {
  const wrong = { ...plot, bars: [{ label: "ours", figure: "gone" }] };

  expect(() => renderPlot(wrong, listShown(nothing, catalog)[0]!)).toThrow("must have the figure: got gone");
});
