/** How fast events are decoded, beside what JSON.parse alone takes for the same text, in one run. */
import { decodeEvent } from "@kontor/channel-client";
import { readEventSpecs } from "@kontor/e2e/operations/event-specs";

const texts = readEventSpecs().flatMap(({ examples }) => examples.map((example) => JSON.stringify(example)));
const events = texts.map((text) => JSON.parse(text) as unknown);
const rounds = 5;
const perRound = 200_000;

const rate = (run: (index: number) => unknown): number => {
  const startedAt = process.cpuUsage();
  for (let index = 0; index < perRound; index += 1) run(index);
  const { user, system } = process.cpuUsage(startedAt);
  return perRound / ((user + system) / 1_000_000);
};

const decoded: number[] = [];
const parsed: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  decoded.push(rate((index) => decodeEvent(events[index % events.length])));
  parsed.push(rate((index) => JSON.parse(texts[index % texts.length]!)));
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
console.log(
  `${events.length} examples of ${texts.reduce((sum, text) => sum + text.length, 0) / texts.length} characters on average; ${rounds} rounds of ${perRound}, by CPU time of one core`,
);
console.log(`decodeEvent()  ${Math.round(median(decoded)).toLocaleString("en")} events/s`);
console.log(`JSON.parse()   ${Math.round(median(parsed)).toLocaleString("en")} events/s, the same events as text`);
console.log(
  `ratio          ${(median(parsed) / median(decoded)).toFixed(2)}: decoding costs this many times what parsing costs`,
);
