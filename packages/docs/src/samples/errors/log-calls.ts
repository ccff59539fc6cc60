import { erpFetch } from "@kontor/auth";
import { createErpClient } from "@kontor/erp-client";
import { isPlatformError, type Telemetry } from "@kontor/http";
import { baseUrl, tenantId } from "../config.ts";
import { erpTokens as tokens } from "../tokens/erp.ts";

export const logCalls = (log = console.log): Pick<Telemetry, "observe"> => ({
  async observe({ operation, method, path }, run) {
    const start = performance.now();
    const tell = (end: string) => log(operation, method, path, end, `${Math.round(performance.now() - start)} ms`);
    try {
      const result = await run();
      tell("ok");
      return result;
    } catch (error) {
      tell(isPlatformError(error) ? error.code : "failed");
      throw error;
    }
  },
});

const app = { appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
export const erp = createErpClient({ baseUrl, tenantId, ...app, fetch: erpFetch({ tokens }), telemetry: logCalls() });
