import type { Command, CommandGroup } from "../command.ts";

/** `manifest`: what a cloud app says of itself. */
export const manifestGroup: CommandGroup = {
  name: "manifest",
  summary: "Check the manifest of a cloud app",
  async load() {
    const { checkCommand } = await import("./manifest/check.ts");
    return [checkCommand] as unknown as Command[];
  },
};
