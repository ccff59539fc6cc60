import { expect, test } from "vitest";
import { listShown } from "../results/list-shown.ts";
import { addRun } from "../results/merge.ts";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { replaceFigures, formatReadme } from "./readme.ts";

const [start, end] = [
  "<!-- figures: `npm run generate` writes this part from tools/bench/results.json -->",
  "<!-- end of figures -->",
];

test("replaceFigures() replaces what stands between its marks, and nothing else", () => {
  const readme = `# Kontor\n\n${start}\nold\n${end}\n\nrest\n`;

  const filled = replaceFigures(readme, "new\n");

  expect(filled).toBe(`# Kontor\n\n${start}\n\nnew\n\n${end}\n\nrest\n`);
  expect(replaceFigures(filled, "new\n")).toBe(filled);
});

test("replaceFigures() refuses a README without its marks", () => {
  expect(() => replaceFigures("# Kontor\n", "new")).toThrow(
    "Cannot write the figures as README.md must have the marks",
  );
});

test("formatReadme() marks a figure that falls short, and one that was not measured", () => {
  const catalog = [
    createBench("consumer", { ratio: { unit: "×", atLeast: 4, isHeadline: true }, lost: { unit: "", atMost: 0 } }),
    createBench("sandbox", { memory: { unit: "MB", atMost: 150 } }),
  ];
  const results = addRun(nothing, buildRun("consumer", { ratio: 1.7, lost: 0 }), catalog);

  const block = formatReadme(listShown(results, catalog), results.machines);

  expect(block).toContain("Of 3 figures with a target, 1 are met, **1 are short of it**, and 1 were not measured yet.");
  expect(block).toContain("| ratio (`consumer`) | 1.7 × | ≥ 4 × | **SHORT of the target** | 2026-11-23, quick |");
  expect(block).toContain("| memory (`sandbox`) | – | ≤ 150 MB | not measured |  |");
  expect(block).toContain('alt="ratio: 1.7 ×, target ≥ 4 ×, SHORT of the target"');
});
