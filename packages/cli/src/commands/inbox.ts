import type { Command, CommandGroup } from "../command.ts";

/** `inbox`: what an operator does with stored events. */
export const inboxGroup: CommandGroup = {
  name: "inbox",
  summary: "See the stored events of an integration, replay them, put them aside, pause sellers",
  async load() {
    const commands = await Promise.all([
      import("./inbox/status.ts").then(({ statusCommand }) => statusCommand),
      import("./inbox/list.ts").then(({ listCommand }) => listCommand),
      import("./inbox/show.ts").then(({ showCommand }) => showCommand),
      import("./inbox/replay.ts").then(({ replayCommand }) => replayCommand),
      import("./inbox/dead.ts").then(({ deadCommand }) => deadCommand),
      import("./inbox/park.ts").then(({ parkCommand }) => parkCommand),
      import("./inbox/resume.ts").then(({ resumeCommand }) => resumeCommand),
      import("./inbox/purge.ts").then(({ purgeCommand }) => purgeCommand),
      import("./inbox/backup.ts").then(({ backupCommand }) => backupCommand),
      import("./inbox/browse.ts").then(({ browseCommand }) => browseCommand),
      import("./inbox/copy.ts").then(({ copyCommand }) => copyCommand),
    ]);
    return commands as unknown as Command[];
  },
};
