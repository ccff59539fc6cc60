/** Measures how long it takes to make a sandbox and to reset it, in a process that has done nothing else. Prints {@link Creation}. */
import { createSandbox } from "@kontor/sandbox";
import { CATEGORY_PATH, buildCategoryBody, buildCategoryRequest, fetchErpToken } from "../category-update.ts";

/** In ms. */
export interface Creation {
  first: number;
  later: number[];
  /** After 100 updates and 100 events. */
  reset: number[];
}

const ORIGIN = "https://sandbox.test";
const TIMES = 20;

const timed = (run: () => unknown) => {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
};
const first = timed(createSandbox);
const later = Array.from({ length: TIMES }, () => timed(createSandbox));

const sandbox = createSandbox();
const reset: number[] = [];
for (let turn = 0; turn < TIMES; turn += 1) {
  const request = buildCategoryRequest(await fetchErpToken(ORIGIN, sandbox.fetch));
  for (let index = 0; index < 100; index += 1) {
    await sandbox.fetch(`${ORIGIN}/erp${CATEGORY_PATH}`, { ...request, body: buildCategoryBody(index) });
    sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: index + 1, quantity: "1" });
  }
  if (sandbox.report().requests !== 101 || sandbox.events().length !== 100)
    throw new Error("Cannot measure as the sandbox must hold something: got less than was sent");
  reset.push(timed(sandbox.reset));
}
console.log(JSON.stringify({ first, later, reset } satisfies Creation));
