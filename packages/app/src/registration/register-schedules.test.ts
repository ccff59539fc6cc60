import fc from "fast-check";
import type { AppRegistration } from "@kontor/erp-types";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import type { RegistrationResult } from "./outcome.ts";
import type { RegistrationProgress } from "./options.ts";
import { registerApp } from "./register.ts";

const app: AppRegistration = {
  AppId: "stock-sync/1.0",
  DisplayName: "Stock sync",
  Description: "Keeps the stock in line",
  Version: "1.0.0",
  ProviderName: "Example",
  ProviderWebsite: "https://example.test",
  MandatoryApiScopes: ["items.read"],
};

/** The possible fates of a request: it succeeds, it does not arrive, its answer does not arrive, or a gateway answers. */
const fates = fc.constantFrom("well", "well", "well", "unsent", "lost", "gateway");

const schedules = fc.record({
  fates: fc.array(fates, { maxLength: 20 }),
  /** The process ends at these of its requests and writes, counted over all its lives. */
  deaths: fc.uniqueArray(fc.integer({ min: 1, max: 25 }), { maxLength: 4 }),
  /** At which look the ERP user decides, and what. */
  decidesAt: fc.integer({ min: 1, max: 6 }),
  accepts: fc.boolean(),
});

test("whatever happens to requests and to the process: a key is saved, or it is said that it is lost, and nothing is said that is not so", async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async ({ fates: ahead, deaths, decidesAt, accepts }) => {
      const sandbox = createSandbox({ assumptions: { erpQuota: null } });
      const coming = [...ahead];
      let progress: RegistrationProgress | undefined;
      const keys: string[] = [];
      let [moments, looks, shown] = [0, 0, 0];

      /** One life of the process; `undefined` if it was killed. */
      const live = async (): Promise<RegistrationResult | undefined> => {
        const death = Promise.withResolvers<undefined>();
        /** Dies before it, or after it; nothing of this life goes on then. */
        const around = async <Result>(act: () => Promise<Result>): Promise<Result> => {
          const dies = () => deaths.includes((moments += 1));
          const isDead = () => {
            death.resolve(undefined);
            return new Promise<Result>(() => {});
          };
          if (dies()) return isDead();
          const result = await act();
          return dies() ? isDead() : result;
        };
        const fetch = (async (input: string, init?: RequestInit) =>
          around(async () => {
            const fate = coming.shift() ?? "well";
            if (fate === "unsent") throw new TypeError("fetch failed");
            if (fate === "gateway") return new Response("<html>", { status: 502 });
            if (init?.method === "GET") {
              looks += 1;
              const waiting = sandbox.registrations().find(({ status }) => status === "pending");
              if (looks >= decidesAt && waiting) sandbox.decideRegistration(waiting.id, { accept: accepts });
            }
            const response = await sandbox.fetch(input, init);
            if (init?.method === "GET" && (await response.clone().text()).includes('"apiKey"')) shown += 1;
            if (fate === "lost") throw new TypeError("terminated");
            return response;
          })) as typeof globalThis.fetch;
        const living = registerApp({
          baseUrl: "https://erp.test/erp",
          app,
          progress: {
            load: async () => progress,
            save: (next) => around(async () => void (progress = next)),
          },
          saveKey: (key) => around(async () => void keys.push(key.reveal())),
          hasKey: () => keys.length > 0,
          intervalMs: 1,
          fetch,
        });
        return Promise.race([living.catch(() => undefined), death.promise]);
      };

      let outcome: RegistrationResult | undefined;
      for (let lives = 0; outcome === undefined && lives < 40; lives += 1) outcome = await live();

      expect(shown).toBeLessThanOrEqual(1 + sandbox.registrations().length);
      expect(keys.length).toBe(outcome?.outcome === "registered" ? 1 : 0);
      for (const key of keys) expect(sandbox.snapshot().tables.apiKeys?.some(([each]) => each === key)).toBe(true);
      if (outcome?.outcome === "key-lost" && accepts) expect(shown).toBeGreaterThan(0);
      if (outcome?.outcome === "rejected") expect(accepts).toBe(false);
      expect(["registered", "rejected", "key-lost", "already-registered"]).toContain(outcome?.outcome);
      expect(outcome?.outcome).not.toBe("already-answered"); // there is nobody else
    }),
    { numRuns: 60, seed: 7 },
  );
});
