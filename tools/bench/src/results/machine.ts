import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";
import type { Machine } from "./results.ts";

/** Describes this machine, as it is written into the results. */
export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() || "unknown",
    cores: availableParallelism(),
    memoryGb: Number((totalmem() / 2 ** 30).toFixed(1)),
    node: process.version,
    os: `${type()} ${release()} ${process.arch}`,
  };
}

/**
 * Reads the commit that is measured: the last one that changed packages or specs, the docs left out, as a commit of figures or docs
 * changes nothing that is measured. A plus says that files there differ from it.
 */
export function readCommit(root: string): string {
  const measured = ["packages", "specs", ":!packages/docs"];
  const git = (...args: string[]) => execFileSync("git", [...args, "--", ...measured], { cwd: root, encoding: "utf8" });
  const commit = git("log", "-1", "--format=%H").trim().slice(0, 10);
  return `${commit}${git("status", "--porcelain") === "" ? "" : "+"}`;
}
