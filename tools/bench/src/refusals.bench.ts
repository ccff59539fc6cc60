/** How long a wrong call waits for its refusal, in-process, beside the right call of the same operation in the same run. */
import { preparedSandbox, send } from "../../e2e/src/valid-calls.ts";
import { sendWrong, wrongCalls } from "../../e2e/src/wrong-calls.ts";
import { figureTable, isMet } from "./sandbox/figure.ts";
import { percentile } from "./sandbox/percentile.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const { sandbox, calls, operations } = await preparedSandbox();
const prepared = sandbox.snapshot();
const refused: number[] = [];
const served: number[] = [];

async function timed(run: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  await (await run()).arrayBuffer();
  return performance.now() - startedAt;
}

for (let round = -1; round < ROUNDS; round += 1)
  for (const operation of operations) {
    const valid = calls.get(operation.id)!;
    sandbox.restore(prepared);
    const right = await timed(() => send(sandbox, valid));
    sandbox.restore(prepared);
    const wrong: number[] = [];
    for (const make of Object.values(wrongCalls)) {
      const made = make(operation, valid, operations);
      if ("call" in made) wrong.push(await timed(() => sendWrong(sandbox, made.call)));
    }
    if (round < 0) continue; // the first round warms up
    served.push(right);
    refused.push(...wrong);
  }

const figures = [
  { name: "a wrong call, median", value: percentile(refused, 0.5), unit: "ms" },
  { name: "a wrong call, p99", value: percentile(refused, 0.99), unit: "ms" },
  { name: "a wrong call, the slowest", value: percentile(refused, 1), unit: "ms", atMost: 50 },
  { name: "the right call of the same operation, median", value: percentile(served, 0.5), unit: "ms" },
  { name: "the right call of the same operation, p99", value: percentile(served, 0.99), unit: "ms" },
  { name: "the right call of the same operation, the slowest", value: percentile(served, 1), unit: "ms" },
];
console.log(
  `${operations.length} operations, ${ROUNDS} rounds, ${refused.length} wrong calls, ${served.length} right ones`,
);
console.log(figureTable(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
