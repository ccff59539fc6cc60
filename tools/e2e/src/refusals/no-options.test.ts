/** A function that is called without its options says which one is missing, in the words of every other refusal. */
import { appTokens, registerApp, sessionTokens, setupHandler } from "@kontor/app";
import { finishSignIn, startSignIn } from "@kontor/auth/oauth";
import { openTelemetry } from "@kontor/http/telemetry";
import { createChannelClient } from "@kontor/channel-client";
import { rawChannelClient } from "@kontor/channel-client/raw";
import { createChannelConsumer, createDirectConsumer, memoryInbox } from "@kontor/channel-events";
import { createErpClient } from "@kontor/erp-client";
import { rawErpClient } from "@kontor/erp-client/raw";
import { expect, test } from "vitest";

const functions: Record<string, [(given?: never) => unknown, string]> = {
  registerApp: [registerApp as never, "Cannot register an app as app must be an object: got undefined"],
  setupHandler: [setupHandler as never, "Cannot handle a set-up as verify must be a function: got undefined"],
  sessionTokens: [sessionTokens as never, "Cannot verify session tokens as gatewayUrl must be an https address"],
  appTokens: [appTokens as never, "Cannot verify app tokens as issuer must be an https address"],
  startSignIn: [startSignIn as never, "Cannot sign in as redirectUri must be an address: got undefined"],
  finishSignIn: [finishSignIn as never, "Cannot sign in as authUrl must be an https address"],
  rawChannelClient: [rawChannelClient as never, "Cannot create a channel client as baseUrl must be an https address"],
  rawErpClient: [rawErpClient as never, "Cannot create an ERP client as baseUrl must be an https address"],
};

test.each(Object.entries(functions))(
  "%s() without options names the option that is missing",
  async (_, [call, problem]) => {
    for (const given of [undefined, null] as never[]) {
      const failure = (async () => call(given))();

      await expect(failure).rejects.toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
      await expect(failure).rejects.toThrow(problem);
    }
  },
);

test.each([
  [{ progress: undefined }, "progress must be a store: got undefined"],
  [{ saveKey: undefined }, "saveKey must be a function: got undefined"],
  [{ hasKey: "no" }, "hasKey must be a function: got no"],
])("registerApp() sends nothing without a place for the key: %j", async (wrong, problem) => {
  const app = { AppId: "a/1", DisplayName: "A", Description: "A", Version: "1", ProviderName: "P" };
  const given = { ProviderWebsite: "https://p.test", MandatoryApiScopes: [], OptionalApiScopes: [] };
  const fetch = () => Promise.reject(new Error("must not be called"));
  const progress = { load: async () => undefined, save: async () => {} };
  const options = {
    baseUrl: "https://erp.test",
    app: { ...app, ...given },
    progress,
    saveKey() {},
    hasKey: () => false,
  };

  const failure = registerApp({ ...options, fetch, ...wrong } as never);

  await expect(failure).rejects.toThrow(`Cannot register an app as ${problem}`);
});

test.each([null, 5, {}, { receive() {}, arrived() {}, process() {}, settle() {} }])(
  "a client and a consumer refuse a telemetry that is not theirs when they are created: %j",
  (telemetry) => {
    const given = { baseUrl: "https://platform.test", telemetry } as never;
    const erp = { appId: "a/1", appVersion: "1", tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34" };
    const problem = "telemetry must be what openTelemetry() makes";
    const ofClients = openTelemetry();

    expect(() => createChannelClient(given)).toThrow(`Cannot create a channel client as ${problem}`);
    expect(() => createErpClient({ ...erp, ...(given as object) } as never)).toThrow(
      `Cannot create an ERP client as ${problem}`,
    );
    expect(() =>
      createChannelConsumer({
        channel,
        handlers,
        inbox: memoryInbox(),
        unsafeDurability: true,
        telemetry: ofClients as never,
      }),
    ).toThrow("Cannot create a consumer as telemetry.receive must be a function");
  },
);

const channel = createChannelClient({ baseUrl: "https://channel.test" });
const handlers = { "*": () => {} };
const consumers = {
  createChannelConsumer: createChannelConsumer({ channel, handlers, inbox: memoryInbox(), unsafeDurability: true }),
  createDirectConsumer: createDirectConsumer({ channel, handlers, onUndecodable: () => {} }),
};

test.each(Object.entries(consumers))(
  "stop() of %s() refuses options that are no object, and goes on",
  async (_, consumer) => {
    for (const given of [null, 5, "now"])
      await expect(consumer.stop(given as never)).rejects.toThrow(
        "Cannot stop the consumer as its options must be an object",
      );

    expect(await consumer.health()).toMatchObject({ isLive: true });
  },
);
