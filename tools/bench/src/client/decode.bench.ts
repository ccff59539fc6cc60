/** How fast events are decoded, beside what JSON.parse alone takes for the same text, in one run. */
import { decodeEvent } from "@kontor/channel-client";
import { readEventSpecs } from "@kontor/e2e/operations/event-specs";
import { showFigures } from "../measure/report.ts";
import { computeMedian } from "../measure/median.ts";
import { decode } from "./figures.ts";

const texts = readEventSpecs().flatMap(({ examples }) => examples.map((example) => JSON.stringify(example)));
const events = texts.map((text) => JSON.parse(text) as unknown);
const rounds = Number(process.argv[2] ?? 5);
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
const average = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
console.log(
  `${events.length} examples of ${Math.round(average)} characters on average; ${rounds} rounds of ${perRound}, by CPU time of one core`,
);
showFigures(decode, {
  "decodeEvent()": computeMedian(decoded),
  "JSON.parse() of the same events": computeMedian(parsed),
  "decoding, in parsings": computeMedian(parsed) / computeMedian(decoded),
});
