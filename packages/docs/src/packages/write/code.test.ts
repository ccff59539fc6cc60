import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesFolder } from "../read/manifests.ts";
import { readSource } from "../read/source.ts";
import { readPackages } from "../read-reference.ts";
import { renderCode } from "./code.ts";

test("names that a page explains are links, keywords are marked, and the rest is escaped", () => {
  readPackages();
  const source = readSource(join(packagesFolder, "auth/src/fetch.ts"));

  expect(renderCode('function channelFetch(clock: Clock): Promise<"Clock">', source, "channelFetch")).toBe(
    '<i>function</i> <b>channelFetch</b>(clock: <a href="/reference/packages/http/#clock">Clock</a>): Promise&lt;"Clock"&gt;',
  );
});
