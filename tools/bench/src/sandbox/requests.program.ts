/** How many updates a second a sandbox in this process answers, one after the other. Prints {@link RequestRates}. */
import { createSandbox } from "@kontor/sandbox";
import {
  CATEGORY_OPERATION,
  CATEGORY_PATH,
  buildCategoryBody,
  buildCategoryRequest,
  COUNTED_QUOTA,
  fetchErpToken,
} from "./category-update.ts";

/** Requests per second, one value for each round. */
export interface RequestRates {
  byWallTime: number[];
  byCpuTime: number[];
}

const ORIGIN = "https://sandbox.test";
const ROUNDS = 8;
const PER_ROUND = 20_000;

const sandbox = createSandbox({ assumptions: { quotas: { [CATEGORY_OPERATION]: COUNTED_QUOTA } } });
const request = buildCategoryRequest(await fetchErpToken(ORIGIN, sandbox.fetch));
const rates: RequestRates = { byWallTime: [], byCpuTime: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  const cpuAt = process.cpuUsage();
  const startedAt = performance.now();
  for (let index = 0; index < PER_ROUND; index += 1) {
    const { status } = await sandbox.fetch(`${ORIGIN}/erp${CATEGORY_PATH}`, {
      ...request,
      body: buildCategoryBody(index),
    });
    if (status !== 200) throw new Error(`Cannot measure as every answer must have status 200: got ${status}`);
  }
  const { user, system } = process.cpuUsage(cpuAt);
  if (round === 0) continue; // warm-up
  rates.byWallTime.push(PER_ROUND / ((performance.now() - startedAt) / 1_000));
  rates.byCpuTime.push(PER_ROUND / ((user + system) / 1_000_000));
}
console.log(JSON.stringify(rates));
