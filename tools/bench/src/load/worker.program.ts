/** Handles events of a contender until it is told to stop. Tells its parent how many it has handled, and how many of them were out of order. */
import { contenders, type ContenderName } from "../peers/contenders.ts";

const [name, url] = process.argv.slice(2) as [ContenderName, string];
const last = new Map<string, number>();
let handled = 0;
let outOfOrder = 0;

const stop = await contenders[name].startWorker(url, ({ id, seller }) => {
  handled += 1;
  if ((last.get(seller) ?? -1) > Number(id)) outOfOrder += 1;
  last.set(seller, Number(id));
});
const timer = setInterval(() => process.send!({ handled, outOfOrder }), 10);
process.once("message", () => {
  clearInterval(timer);
  void stop().then(() => process.disconnect());
});
