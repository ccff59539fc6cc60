import { channel } from "./channel-client.ts";

// uses one of the ten deliveries of each event
const { eventList } = await channel.events.list();
for (const { id, type } of eventList) console.log(id, type);

const eventIdList = eventList.map(({ id }) => id);
if (eventIdList.length > 0) await channel.events.acknowledge({ eventIdList });
