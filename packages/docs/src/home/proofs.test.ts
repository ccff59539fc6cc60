import { expect, test } from "vitest";
import type { DocsBench, DocsFigure } from "../figures/read.ts";
import { listProofs } from "./proofs.ts";

const unmeasured = { measured: "not measured", target: "0", verdict: "not measured", status: "unmeasured" } as const;
const names: Record<string, string[]> = {
  crash: [
    "kills on a file, at any moment",
    "kills on a file, in every phase",
    "kills and power cuts on PostgreSQL",
    "events lost",
    "effects that happened twice",
  ],
  "shared-tokens": ["the most token calls of a round"],
  refusals: ["operations whose right call succeeded"],
  consumer: ["Kontor against sqs-consumer in batches", "Kontor against the defaults of sqs-consumer"],
};

/** Figures of which only some were measured. */
function buildBenches(measured: Record<string, Partial<DocsFigure>>): DocsBench[] {
  return Object.entries(names).map(([name, figures]) => ({
    ...{ name, title: name, measures: "" },
    figures: figures.map((each) => ({ name: each, ...unmeasured, ...measured[each] })),
  }));
}

test("a figure that was not measured has no number", () => {
  const proofs = listProofs(buildBenches({}));

  expect(proofs.map(({ figure }) => figure)).toEqual([
    "Kills and lost events: not measured",
    "Token calls of 32 processes: not measured",
    "Operations that were tried: not measured",
    "Speed beside sqs-consumer: not measured",
  ]);
});

test("a figure that falls short of its target says so", () => {
  const ratio = { value: 1.7004, measured: "1.7 ×", target: "≥ 4 ×", status: "short" } as const;

  const proofs = listProofs(buildBenches({ "Kontor against sqs-consumer in batches": ratio }));

  expect(proofs[3]!.figure).toBe("1.7 times as fast");
  expect(proofs[3]!.meaning).toContain("Beside batches: 1.7 ×, SHORT of the target (≥ 4 ×).");
});

test("kills of all kinds are added up, and lost events are shown", () => {
  const met = { status: "met" } as const;
  const measured = {
    "kills on a file, at any moment": { value: 1_000, ...met },
    "kills on a file, in every phase": { value: 300, ...met },
    "kills and power cuts on PostgreSQL": { value: 260, ...met },
    "events lost": { value: 2, measured: "2", target: "0", status: "short" } as const,
  };

  const [proof] = listProofs(buildBenches(measured));

  expect(proof!.figure).toBe("1,560 kills, 2 events lost");
  expect(proof!.meaning).toContain("Lost events: 2, SHORT of the target (0).");
});
