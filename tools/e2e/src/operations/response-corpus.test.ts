import { createChannelClient } from "@kontor/channel-client";
import { createErpClient } from "@kontor/erp-client";
import { isPlatformError } from "@kontor/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRawServer } from "../refusals/raw-server.ts";
import type { CorpusCase } from "./corpus-answer.ts";
import { responseCorpus } from "./response-corpus.ts";

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
let server: Awaited<ReturnType<typeof startRawServer>>;
beforeAll(async () => void (server = await startRawServer()));
afterAll(() => server.close());

const calls = {
  list: (baseUrl: string) => createChannelClient({ baseUrl }).events.list(),
  acknowledge: (baseUrl: string) => createChannelClient({ baseUrl }).events.acknowledge({ eventIdList: ["1"] }),
  update: (baseUrl: string) =>
    createErpClient({ baseUrl, tenantId: id, appId: "a/1", appVersion: "1" }).categories.update({ id }),
};

/** The result of a call: a value, or the code of its error. */
async function readOutcome(call: Promise<unknown>): Promise<CorpusCase["list"] | { untyped: unknown }> {
  try {
    return { value: await call };
  } catch (error) {
    return isPlatformError(error) ? { code: error.code.replace("ERR_PLATFORM_", "") as "API" } : { untyped: error };
  }
}

test("the corpus has at least 60 answers", () => {
  expect(new Set(responseCorpus.map(({ name }) => name)).size).toBe(responseCorpus.length);
  expect(responseCorpus.length).toBeGreaterThanOrEqual(60);
});

test.each(responseCorpus)("$name", async ({ bytes, hangUp, ...expected }) => {
  server.answer(bytes, hangUp);

  for (const [name, call] of Object.entries(calls)) {
    const outcome = await readOutcome(call(server.url));

    expect({ [name]: outcome }).toEqual({ [name]: expected[name as keyof typeof calls] });
  }
});
