import { defineCommand } from "../../command.ts";
import { listSettingFlags, SETTINGS_NOTE } from "../../settings/flags.ts";
import type { TokenOptions } from "./run-token.ts";

/** `token`: when an access token ends, and for whom it is. It is never shown. */
export const tokenCommand = defineCommand<TokenOptions>({
  name: "token",
  summary: "Get an access token and say for whom it is and when it expires; the token itself is not shown",
  caution: "It costs one call of the token endpoint, and for a channel one call that asks for its name.",
  arguments: [{ name: "[api]", text: "erp or channel (default: each whose address is known)" }],
  flags: [
    ...listSettingFlags(),
    { flags: "--timeout <seconds>", text: "longest wait for an answer", default: "30" },
    { flags: "--json", text: "print a line of JSON for each interface; the token is not in it" },
  ],
  notes: [SETTINGS_NOTE],
  examples: ["kontor token --sandbox", "kontor token channel --sandbox", "kontor token erp --sandbox --json"],
  run: async (context) => (await import("./run-token.ts")).runToken(context),
});
