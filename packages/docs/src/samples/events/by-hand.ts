import { channel } from "../calls/channel-client.ts";

// this call uses one of the ten deliveries of each event
const { eventList, unreadable } = await channel.events.list();
for (const { id, type } of eventList) console.log(id, type);
// an event that cannot be read is not acknowledged, so it comes again until its ten deliveries are used up
for (const { id, problem } of unreadable) console.error(id, problem.message);

const eventIdList = eventList.map(({ id }) => id);
if (eventIdList.length > 0) await channel.events.acknowledge({ eventIdList });
