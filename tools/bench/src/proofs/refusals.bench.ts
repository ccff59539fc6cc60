/** How long a wrong call waits for its refusal, in-process, beside the right call of the same operation in the same run. */
import { send } from "@kontor/e2e/operations/send-call";
import { prepareSandbox } from "@kontor/e2e/operations/valid-calls";
import { sendWrong, wrongCalls } from "@kontor/e2e/refusals/wrong-calls";
import { formatFigures, isMet } from "../measure/figure.ts";
import { computePercentile } from "../measure/percentile.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const { sandbox, calls, operations } = await prepareSandbox();
const prepared = sandbox.snapshot();
const refusals = new Map<string, number>(); // the least of all rounds: the rest is the machine's
const services = new Map<string, number>();

async function measure(least: Map<string, number>, name: string, run: () => Promise<Response>): Promise<void> {
  const startedAt = performance.now();
  await (await run()).arrayBuffer();
  least.set(name, Math.min(least.get(name) ?? Infinity, performance.now() - startedAt));
}

for (let round = 0; round < ROUNDS; round += 1)
  for (const operation of operations) {
    const valid = calls.get(operation.id)!;
    sandbox.restore(prepared);
    await measure(services, operation.id, () => send(sandbox, valid));
    sandbox.restore(prepared);
    for (const [name, make] of Object.entries(wrongCalls)) {
      const made = make(operation, valid, operations, calls);
      if ("call" in made) await measure(refusals, `${operation.id} ${name}`, () => sendWrong(sandbox, made.call));
    }
  }
const [refused, served] = [[...refusals.values()], [...services.values()]];

const figures = [
  { name: "a wrong call, median", value: computePercentile(refused, 0.5), unit: "ms" },
  { name: "a wrong call, p99", value: computePercentile(refused, 0.99), unit: "ms" },
  { name: "a wrong call, the slowest", value: computePercentile(refused, 1), unit: "ms", atMost: 50 },
  { name: "the right call of the same operation, median", value: computePercentile(served, 0.5), unit: "ms" },
  { name: "the right call of the same operation, p99", value: computePercentile(served, 0.99), unit: "ms" },
  { name: "the right call of the same operation, the slowest", value: computePercentile(served, 1), unit: "ms" },
];
console.log(`${refused.length} wrong calls and ${served.length} right ones, of each the fastest of ${ROUNDS} rounds`);
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
