/** How long a wrong call waits for its refusal, in-process, beside the right call of the same operation in the same run. */
import { send } from "@kontor/e2e/operations/send-call";
import { prepareSandbox } from "@kontor/e2e/operations/valid-calls";
import { sendWrong, wrongCalls } from "@kontor/e2e/refusals/wrong-calls";
import { computePercentile } from "../measure/percentile.ts";
import { showFigures } from "../measure/report.ts";
import { refusals as figures } from "./figures.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const { sandbox, calls, operations } = await prepareSandbox();
const prepared = sandbox.snapshot();
const refusals = new Map<string, number>(); // the least of all rounds: the rest is the machine's
const services = new Map<string, number>();
const failed = new Set<string>();

async function measure(least: Map<string, number>, name: string, run: () => Promise<Response>): Promise<void> {
  const startedAt = performance.now();
  await (await run()).arrayBuffer();
  least.set(name, Math.min(least.get(name) ?? Infinity, performance.now() - startedAt));
}

for (let round = 0; round < ROUNDS; round += 1)
  for (const operation of operations) {
    const valid = calls.get(operation.id)!;
    sandbox.restore(prepared);
    await measure(services, operation.id, async () => {
      const response = await send(sandbox, valid);
      if (!response.ok) failed.add(operation.id);
      return response;
    });
    sandbox.restore(prepared);
    for (const [name, make] of Object.entries(wrongCalls)) {
      const made = make(operation, valid, operations, calls);
      if ("call" in made) await measure(refusals, `${operation.id} ${name}`, () => sendWrong(sandbox, made.call));
    }
  }
const [refused, served] = [[...refusals.values()], [...services.values()]];

console.log(`Of each call the fastest of ${ROUNDS} rounds`);
showFigures(figures, {
  "operations whose right call succeeded": served.length - failed.size,
  "operations whose right call failed": failed.size,
  "wrong calls": refused.length,
  "a wrong call, median": computePercentile(refused, 0.5),
  "a wrong call, p99": computePercentile(refused, 0.99),
  "a wrong call, the slowest": computePercentile(refused, 1),
  "the right call of the same operation, median": computePercentile(served, 0.5),
  "the right call of the same operation, p99": computePercentile(served, 0.99),
  "the right call of the same operation, the slowest": computePercentile(served, 1),
});
