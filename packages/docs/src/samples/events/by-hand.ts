import { channel } from "../calls/channel-client.ts";

// uses one of the ten deliveries of each event
const { eventList, unreadable } = await channel.events.list();
for (const { id, type } of eventList) console.log(id, type);
// what cannot be read is not acknowledged: it comes again, and is a dead letter after ten deliveries
for (const { id, problem } of unreadable) console.error(id, problem.message);

const eventIdList = eventList.map(({ id }) => id);
if (eventIdList.length > 0) await channel.events.acknowledge({ eventIdList });
