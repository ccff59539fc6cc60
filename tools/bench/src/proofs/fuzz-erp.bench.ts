/** `pnpm bench fuzz-erp`: 5,000 calls to the ERP of the sandbox that are right, nearly right or wrong. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { showFigures } from "../measure/report.ts";
import { fuzzErp } from "./figures.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const calls = process.argv[2] ?? "5000";
const test = "packages/sandbox/src/operations/records/fuzz.test.ts";
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "code", test], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, FUZZ_CALLS: calls },
});
showFigures(fuzzErp, {
  calls: Number(calls),
  "runs with an answer of 5xx or an error of another form": Number(status !== 0),
});
