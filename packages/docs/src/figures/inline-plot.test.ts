import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readInlinePlot } from "./inline-plot.ts";

const folder = fileURLToPath(new URL("../../public/figures", import.meta.url));
const ids = readdirSync(folder).map((name) => name.replace(".svg", ""));

test.each(ids)("the plot %s has a title and a description, and no style or script in a page", (id) => {
  const svg = readInlinePlot(id, folder);

  expect(svg).toMatch(/^<svg[^>]* role="img" aria-labelledby="plot-\w+ plot-\w+-words">\n<title /);
  expect(svg).toContain("<desc ");
  expect(svg).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
});
