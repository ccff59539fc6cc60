/** The bare loop, the least that a durable consumer does: sends its memory after every 20,000 events it handled. */
import { runBareLoop } from "../consumer/bare-loop.ts";

const [url = "", , events = ""] = process.argv.slice(2);
let handled = 0;
process.send!({ handled, ...process.memoryUsage() });
await runBareLoop(url, Number(events), () => {
  handled += 1;
  if (handled % 20_000 === 0) process.send!({ handled, ...process.memoryUsage() });
});
