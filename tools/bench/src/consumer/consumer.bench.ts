/**
 * The whole path of an event (GET, durable, handler, DELETE) against sqs-consumer on the same mock platform, which runs in a
 * process of its own; interleaved rounds. Only ours keeps events over a crash and in order.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { drains } from "./drains.ts";
import { computeMedian } from "../client/call-cost.ts";

const rounds = Number(process.argv[2] ?? 7);
const mock = fork(join(import.meta.dirname, "mock.program.ts"), { execArgv: ["--conditions=@kontor/source"] });
const [{ url }] = (await once(mock, "message")) as [{ url: string }];
const rates: Record<string, number[]> = {};
for (let round = -1; round < rounds; round += 1) {
  for (const [name, { drain, events }] of Object.entries(drains)) {
    mock.send({ add: events });
    await once(mock, "message");
    const startedAt = performance.now();
    await drain(url, events);
    if (round >= 0) (rates[name] ??= []).push(events / ((performance.now() - startedAt) / 1000)); // the first one warms up
  }
}
mock.kill();
const [ours, batch, single] = Object.values(rates).map(computeMedian) as [number, number, number];
console.log(`events/s, median of ${rounds} interleaved rounds`);
for (const [name, all] of Object.entries(rates))
  console.log(
    `${Math.round(computeMedian(all)).toLocaleString("en").padStart(8)}  ${name} (${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))})`,
  );
console.log(`ratio to its batch mode ${(ours / batch).toFixed(1)}, to its defaults ${(ours / single).toFixed(1)}`);
