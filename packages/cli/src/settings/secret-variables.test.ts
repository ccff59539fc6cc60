import { expect, test } from "vitest";
import { dropSecrets } from "./secret-variables.ts";
import { settings } from "./table.ts";

test("a program that is started gets the settings, and none of the secrets", () => {
  const names = settings.flatMap(({ variable }) => [variable, `${variable}_FILE`]);
  const env = Object.fromEntries(
    [...names, "KONTOR_INBOX", "KONTOR_INBOX_TO", "KONTOR_PROFILE_FILE", "PGPASSWORD", "PATH"].map((name) => [
      name,
      "x",
    ]),
  );

  const kept = Object.keys(dropSecrets(env));

  expect(kept).toEqual(expect.arrayContaining(["PATH", "KONTOR_CHANNEL_URL", "KONTOR_TENANT", "KONTOR_CLIENT_ID"]));
  expect(kept.filter((name) => /SECRET|TOKEN|API_KEY(?!_SCHEME)|PASSWORD|INBOX|PROFILE/.test(name))).toEqual([]);
});
