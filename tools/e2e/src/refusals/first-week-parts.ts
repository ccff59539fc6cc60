import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { appTokens, readManifest, registerApp, sessionVerifier } from "@kontor/app";
import { fileTokenStore } from "@kontor/auth/file";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { fetch, baseUrl, handlers, createChannel, createFolder, type Failure } from "./first-week-clients.ts";

/** Parts other than the clients that were set up wrongly. */
export const partFailures: Failure[] = [
  {
    what: "no handler for what is unknown",
    run: () => createChannelConsumer({ channel: createChannel(), handlers: {} } as never),
  },
  {
    what: "a misspelled event type",
    run: () =>
      createChannelConsumer({
        channel: createChannel(),
        handlers: { ...handlers, "Seller:Offer.Neu": () => {} },
        inbox: memoryInbox(),
      } as never),
  },
  {
    what: "an inbox that forgets",
    run: () => createChannelConsumer({ channel: createChannel(), handlers, inbox: memoryInbox() }),
  },
  { what: "an inbox in a folder that is none", run: () => sqliteInbox(join(createFolder(), "none", "events.db")) },
  {
    what: "an inbox in a file of another kind",
    run: () => {
      const path = join(createFolder(), "events.db");
      writeFileSync(path, "this is a text and no database, and long enough to be taken for one".repeat(20));
      return sqliteInbox(path);
    },
  },
  {
    what: "tokens in a file where a folder should be",
    run: () => {
      const place = join(createFolder(), "tokens");
      writeFileSync(place, "");
      return fileTokenStore(place);
    },
  },
  { what: "a manifest that lacks its name", run: () => readManifest({}) },
  {
    what: "a session token that is none",
    run: () => sessionVerifier(appTokens({ issuer: baseUrl, appId: "shop" }), { fetch })("no token at all"),
  },
  {
    what: "an app without a description",
    run: () =>
      registerApp({
        baseUrl: `${baseUrl}/erp`,
        app: { AppId: "shop", DisplayName: "Shop" } as never,
        progress: { load: async () => undefined, save: async () => {} },
        saveKey: () => {},
        hasKey: () => false,
        fetch,
      } as never),
  },
];
