import type { Flag } from "../command.ts";
import { settings, type Setting, type SettingKey } from "./table.ts";

/** A sentence of the help of commands with these flags. */
export const SETTINGS_NOTE = "What no flag says comes from the variable beside it, or else from the profile.";

/** The flags that choose a profile. */
export const profileFlags: Flag[] = [
  { flags: "--profile <name>", text: "the profile to use: default, if KONTOR_PROFILE names none" },
  {
    flags: "--profile-file <path>",
    text: "the file of the profiles (KONTOR_PROFILE_FILE): kontor/profiles.json in the folder for configuration",
  },
];

/** Lists the flags of settings, of the profile, and of the sandbox. */
export function listSettingFlags(keys: readonly SettingKey[] = settings.map(({ key }) => key)): Flag[] {
  const own = (settings as readonly Setting[]).filter(({ key }) => keys.includes(key as SettingKey));
  return [
    {
      flags: "--sandbox [url]",
      text: "call a sandbox with its made-up credentials, at http://127.0.0.1:7070 without an address; variables and profiles are then not read",
    },
    ...own.map(({ flag, variable, isSecret, value, text }) => ({
      flags: isSecret ? `--${flag}-file <${value}>` : `--${flag} <${value}>`,
      text: isSecret ? `file with the ${text} (${variable}, ${variable}_FILE)` : `${text} (${variable})`,
    })),
    ...profileFlags,
  ];
}
