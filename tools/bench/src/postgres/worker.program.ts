/** Handles events of a contender until it is told to stop. Tells its parent how many it has handled, and how long each had waited. */
import { contenders, type ContenderName } from "./contenders.ts";

const [name, url] = process.argv.slice(2) as [ContenderName, string];
const last = new Map<string, number>();
let waits: number[] = [];
let outOfOrder = 0;

const stop = await contenders[name].startWorker(url, (work) => {
  waits.push(Date.now() - work.at);
  const number = Number(work.id);
  if ((last.get(work.seller) ?? -1) > number) outOfOrder += 1;
  last.set(work.seller, number);
});
const tell = () => {
  if (waits.length > 0) process.send!({ waits, outOfOrder });
  waits = [];
};
const timer = setInterval(tell, 10);
process.send!({ waits: [], outOfOrder: 0 });
process.once("message", () => {
  clearInterval(timer);
  void stop().then(() => process.disconnect());
});
