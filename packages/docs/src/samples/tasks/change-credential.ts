import { readFileSync, watch, writeFileSync } from "node:fs";
import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { channelBaseUrl as baseUrl, refreshToken } from "../config.ts";
import { createRotatingTokens } from "../credentials/rotate.ts";

const { tokens, rotate } = createRotatingTokens(refreshToken);
const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) });

/** Takes the refresh token that stands in a file now. */
async function changeTo(file: string) {
  try {
    await rotate(readFileSync(file, "utf8").trim());
    console.log("The new refresh token is in use");
  } catch {
    console.log("The new refresh token is refused, the old one stays");
  }
}

writeFileSync("refresh-token", "a-token-with-a-slip\n", { mode: 0o600 }); // your vault writes this file
await changeTo("refresh-token");
writeFileSync("refresh-token", `${refreshToken}\n`);
await changeTo("refresh-token");

console.log("isActive" in (await channel.self.get()) ? "The channel answers" : "");
watch("refresh-token", () => void changeTo("refresh-token")).unref(); // from now on, at each change of the file
