import type { Command, CommandGroup } from "../command.ts";

/** `events`: what comes from the channel. */
export const eventsGroup: CommandGroup = {
  name: "events",
  summary: "Handle the events of a channel with any program, look into the queue, make events in a sandbox",
  async load() {
    const commands = await Promise.all([
      import("./events/run.ts").then(({ runCommand }) => runCommand),
      import("./events/peek.ts").then(({ peekCommand }) => peekCommand),
      import("./events/trigger.ts").then(({ triggerCommand }) => triggerCommand),
    ]);
    return commands as unknown as Command[];
  },
};
