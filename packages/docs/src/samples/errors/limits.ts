import { erpFetch } from "@kontor/auth";
import { erp } from "../calls/erp-client.ts";
import { erpTokens as tokens } from "../tokens/erp.ts";

// the `fetch` of a patient client; defaults: 90 000 ms for each attempt, 2 retries
export const patientFetch = erpFetch({ tokens, timeoutMs: 30_000, retries: 4 });

// one call: at most 5 s for each attempt, at most 20 s for all of them
await erp.categories.update(
  { id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", name: "Garden tools" },
  { timeoutMs: 5_000, signal: AbortSignal.timeout(20_000) },
);
