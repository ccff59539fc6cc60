import { expect, test } from "vitest";
import { findFigure, type DocsBench } from "./read.ts";

const figure = {
  name: "speed",
  measured: "not measured",
  target: "≥ 4 ×",
  verdict: "not measured",
  status: "unmeasured",
};
const benches = [{ name: "consumer", title: "Events", measures: "All of it.", figures: [figure] }] as DocsBench[];

test("findFigure() finds a figure of a benchmark", () => {
  expect(findFigure("consumer", "speed", benches)).toBe(figure);
});

test("findFigure() refuses a figure that nobody declares", () => {
  expect(() => findFigure("consumer", "colour", benches)).toThrow(
    "Cannot show a figure as consumer must declare it: got colour",
  );
});
