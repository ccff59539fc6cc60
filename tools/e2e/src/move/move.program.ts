/** Moves an inbox from a file to PostgreSQL, and prints the report. */
import { moveInbox } from "@kontor/channel-events/postgres";
import { Pool } from "pg";

const [file = "", url = "", schema = ""] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 4 });
const steps: string[] = [];
process.stderr.write("begins\n");
const report = await moveInbox({
  file,
  pool,
  schema,
  unsafeDurability: true,
  place: `the schema ${schema}`,
  onProgress({ step }) {
    if (steps.at(-1) === step) return;
    steps.push(step);
    process.stderr.write(`${step}\n`); // Kills aim with it.
  },
});
process.stdout.write(`${JSON.stringify(report)}\n`);
await pool.end();
