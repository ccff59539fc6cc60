/** Reads the score that Redocly gives each description. */
import { execFileSync } from "node:child_process";
import { showFigures } from "../measure/report.ts";
import { score } from "./figures.ts";

function readScore(api: string): number {
  const text = execFileSync("redocly", ["score", api, "--format", "json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, points] = /"agentReadiness": ([\d.]+)/.exec(text) ?? [];
  if (points === undefined) throw new Error(`Cannot read the score of ${api} as Redocly must print it: got none`);
  return Number(points);
}

showFigures(score, { "the ERP cloud API": readScore("erp"), "the marketplace channel": readScore("channel") });
