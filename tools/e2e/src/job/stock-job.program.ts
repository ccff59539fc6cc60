/** The job as a process: `stock-job.program.mjs <address> <database> <items>`. It is killed from outside, or prints its report. */
import { DatabaseSync } from "node:sqlite";
import { runStockJob } from "./stock-job.ts";

const [baseUrl = "", path = "", items = ""] = process.argv.slice(2);
process.on("disconnect", () => process.exit());
const onProgress = (counts: { done: number; skipped: number; refused: number; unclear: number }) =>
  process.send!({ ended: counts.done + counts.skipped + counts.refused + counts.unclear });
const db = new DatabaseSync(path);
const report = await runStockJob({ baseUrl, db, items: Number(items), concurrency: 4, onProgress });
process.send!({ report });
process.disconnect();
