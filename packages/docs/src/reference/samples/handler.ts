import type { EventPage } from "../events.ts";

/** Builds a consumer with a handler for one type of event. For an unknown type it has only the handler for all other types. */
export function buildHandlerSample({ type, known }: EventPage): string {
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
