import type { EventPage } from "../events.ts";

/** A consumer with a handler for one type of event, or with none but the one for everything else. */
export function handlerSample({ type, known }: EventPage): string {
  const own = known
    ? [`    ${JSON.stringify(type)}: async ({ event }) => {`, "      console.log(event.sellerId);", "    },"]
    : [];
  return [
    "const consumer = createChannelConsumer({",
    "  channel,",
    '  inbox: sqliteInbox("events.db"),',
    "  handlers: {",
    ...own,
    '    "*": async ({ type }) => {',
    "      console.log(`nothing to do for ${type}`);",
    "    },",
    "  },",
    "});",
  ].join("\n");
}
