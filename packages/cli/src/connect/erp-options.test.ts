import { expect, test } from "vitest";
import { readSettings } from "../settings/read.ts";
import { createSecretList } from "../terminal/secret-list.ts";
import { readErpOptions } from "./erp-options.ts";

const settingsOf = (env: Record<string, string>) =>
  readSettings({
    options: {},
    env: { XDG_CONFIG_HOME: "/nowhere", ...env },
    signal: new AbortController().signal,
    secrets: createSecretList([], {}),
  });

test("readErpOptions() needs an address and a tenant, and has an app of its own", async () => {
  const env = { KONTOR_ERP_URL: "https://erp.test", KONTOR_TENANT: "t" };

  expect(readErpOptions("call", await settingsOf(env))).toEqual({
    baseUrl: "https://erp.test",
    tenantId: "t",
    appId: "kontor-cli/1",
    appVersion: "1",
  });
  expect(
    readErpOptions("call", await settingsOf({ ...env, KONTOR_APP_ID: "a/2", KONTOR_APP_VERSION: "2" })),
  ).toMatchObject({ appId: "a/2", appVersion: "2" });
  await expect(settingsOf({ KONTOR_TENANT: "t" }).then((settings) => readErpOptions("call", settings))).rejects.toThrow(
    "--erp-url",
  );
});
