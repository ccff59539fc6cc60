import { defineCommand } from "../../command.ts";
import { placeFlags } from "../../settings/place-flags.ts";
import { listSettingFlags, profileFlags, SETTINGS_NOTE } from "../../settings/flags.ts";
import type { DoctorOptions } from "./run-doctor.ts";

const own = new Set(profileFlags.map(({ flags }) => flags));

/** `doctor`: what is wrong between this machine and the platform, with the fix. */
export const doctorCommand = defineCommand<DoctorOptions>({
  name: "doctor",
  summary:
    "Look at settings, addresses, clock, credentials, scopes, tenant, quota and store: one line each, with the fix",
  caution: "It costs one token call and one call for each interface; no event is fetched.",
  flags: [
    ...listSettingFlags(),
    ...placeFlags.filter(({ flags }) => !own.has(flags)),
    { flags: "--timeout <seconds>", text: "longest wait for an answer", default: "10" },
    { flags: "--json", text: "print a line of JSON for each finding: check, of, state, code, says, fix" },
  ],
  notes: [SETTINGS_NOTE, "Exit code 0: no problem, perhaps warnings; 1: a problem."],
  examples: ["kontor doctor --sandbox", "kontor doctor --sandbox --json"],
  run: async (context) => (await import("./run-doctor.ts")).runDoctor(context),
});
