/**
 * The whole path of an event (GET, durable, handler, DELETE) against sqs-consumer on the same mock platform, which runs in a
 * process of its own; interleaved rounds. Only ours keeps events over a crash and in order.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { computeMedian } from "../measure/median.ts";
import { showFigures } from "../measure/report.ts";
import { drains } from "./drains.ts";
import { consumer } from "./figures.ts";

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
const speeds = Object.fromEntries(
  Object.entries(rates).map(([name, all]) => [
    name,
    { value: computeMedian(all), note: `${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))}` },
  ]),
);
const [ours, batch, single, bare] = Object.values(speeds).map(({ value }) => value) as [number, number, number, number];
console.log(`Median of ${rounds} interleaved rounds; the slowest and the fastest round beside it`);
showFigures(consumer, {
  ...speeds,
  "Kontor against sqs-consumer in batches": ours / batch,
  "Kontor against the defaults of sqs-consumer": ours / single,
  "Kontor against the bare loop": ours / bare,
});
