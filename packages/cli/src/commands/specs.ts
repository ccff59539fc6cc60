import type { Command, CommandGroup } from "../command.ts";

/** `specs`: what the packages know of the platform, without a network. */
export const specsGroup: CommandGroup = {
  name: "specs",
  summary: "Search operations, fields, events, errors and open questions; no network is needed",
  async load() {
    const commands = await Promise.all([
      import("./specs/search.ts").then(({ searchCommand }) => searchCommand),
      import("./specs/show.ts").then(({ showCommand }) => showCommand),
    ]);
    return commands as unknown as Command[];
  },
};
