import { isPlatformError } from "@kontor/http";
import { erp } from "../calls/erp-client.ts";
import { channel } from "../calls/channel-client.ts";

/** Makes one harmless call, and says in one line how it ended. */
async function check(name: string, call: () => Promise<unknown>) {
  try {
    await call();
    console.log(`${name}: reached`);
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    console.log(`${name}: ${error.message}`);
    if ("hint" in error && error.hint) console.log(error.hint);
  }
}

await check("channel", () => channel.self.get());
await check("ERP", () => erp.warehouses.list());
