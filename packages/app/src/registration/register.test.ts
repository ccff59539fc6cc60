import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import type { AppRegistration } from "@kontor/erp-types";
import { ConnectionError, toSecret, type Secret } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { createSandbox, type SandboxOptions } from "@kontor/sandbox";
import { afterAll, expect, test, vi } from "vitest";
import { keyFile, progressFile } from "../entries/file.ts";
import type { RegisterAppOptions } from "./options.ts";
import { registerApp } from "./register.ts";
import type { RegistrationProgress } from "./options.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-register-"));
afterAll(() => rmSync(folder, { recursive: true }));

const app: AppRegistration = {
  AppId: "stock-sync/1.0",
  DisplayName: "Stock sync",
  Description: "Keeps the stock in line",
  Version: "1.0.0",
  ProviderName: "Example",
  ProviderWebsite: "https://example.test",
  MandatoryApiScopes: ["items.read"],
};

function setUp({ assumptions, ...options }: Partial<RegisterAppOptions> & Pick<SandboxOptions, "assumptions"> = {}) {
  const sandbox = createSandbox(assumptions ? { assumptions } : {});
  let kept: RegistrationProgress | undefined;
  const keys: string[] = [];
  const run = (more: Partial<RegisterAppOptions> = {}) =>
    registerApp({
      baseUrl: "https://erp.test/erp",
      app,
      progress: {
        load: async () => kept,
        save: async (progress) => void (kept = progress),
      },
      saveKey: (key) => void keys.push(key.reveal()),
      hasKey: () => keys.length > 0,
      intervalMs: 1,
      fetch: sandbox.fetch,
      ...options,
      ...more,
    });
  return { sandbox, keys, run, progress: () => kept };
}

test("an app is registered: asked, waited for, the key saved once, and it works", async () => {
  const { sandbox, keys, run, progress } = setUp();
  const steps: string[] = [];
  const onStep = vi.fn(({ step }: { step: string }) => {
    steps.push(step);
    if (step === "waiting") sandbox.decideRegistration(sandbox.registrations()[0]!.id, { accept: true });
  });

  const outcome = await run({ onStep });

  expect(outcome).toEqual({ outcome: "registered", message: "The app is registered.", grantedScopes: ["items.read"] });
  expect(steps).toEqual(["requesting", "waiting"]);
  expect(sandbox.rows("apiKeys").some(({ appId }) => appId === app.AppId)).toBe(true);
  expect(keys).toHaveLength(1);
  expect(progress()).toMatchObject({ ended: "registered" });
  expect(sandbox.rows("registrations")[0]?.request.AppIcon).toMatch(/^iVBOR/);
  expect(await run()).toMatchObject({ outcome: "registered" }); // and nothing is asked again
  expect(sandbox.report().byOperation).toEqual({ AppRegistration_Register: 1, AppRegistration_Fetch: 2 });
});

test.each([0, 1, 2, 3] as const)("each kind of registration can be asked for: %i", async (RegistrationType) => {
  const { run } = setUp({ assumptions: { registrationDecision: "accept" } });

  expect(await run({ app: { ...app, RegistrationType } })).toMatchObject({ outcome: "registered" });
});

test("a refusal is an outcome, and the next call asks anew", async () => {
  const { sandbox, run } = setUp({ assumptions: { registrationDecision: "reject" } });

  expect(await run()).toMatchObject({ outcome: "rejected" });
  expect(await run()).toMatchObject({ outcome: "rejected" });
  expect(sandbox.registrations()).toHaveLength(2);
});

test.each<[string, SandboxOptions["assumptions"], number | undefined, string]>([
  ["nobody waits in the dialog", { registrationDialog: "closed" }, undefined, "no-dialog"],
  ["the request waited too long", { registrationLifetimeMs: 1 }, undefined, "expired"],
  ["there is no app service", {}, 402, "no-app-service"],
])("%s: a typed outcome", async (_, assumptions, status, outcome) => {
  const { run, sandbox, keys } = setUp({ assumptions });
  const fetch = status === undefined ? sandbox.fetch : async () => new Response(null, { status });

  expect(await run({ fetch, intervalMs: 5 })).toMatchObject({
    outcome,
    message: expect.stringMatching(/\w/) as string,
  });
  expect(keys).toEqual([]);
});

test("an app that is registered already is an outcome", async () => {
  const { run } = setUp({ assumptions: { registrationDecision: "accept" } });
  await run();
  const other = { load: async () => undefined, save: async () => {} };

  expect(await run({ progress: other, hasKey: () => false })).toMatchObject({ outcome: "already-registered" });
});

test("an answer that somebody else fetched is an outcome", async () => {
  const { sandbox, run, keys, progress } = setUp();
  let isTaken = false;
  let taking: Promise<unknown> | undefined;
  const onStep = vi.fn(({ step }: { step: string }) => {
    if (step !== "waiting" || isTaken) return;
    isTaken = true;
    const { registrationId, challengeCode } = progress()!;
    sandbox.decideRegistration(registrationId!, { accept: true });
    taking = sandbox.fetch(`https://erp.test/erp/v2/authentication/${registrationId}`, {
      headers: { "x-challengecode": challengeCode },
    });
  });

  /** Only the wait between two looks has options; the time limit of a call never ends. */
  const sleep = async (_ms: number, options?: object) => (options ? void (await taking) : new Promise<never>(() => {}));
  const clock = { ...systemClock, sleep };
  expect(await run({ onStep, clock })).toMatchObject({ outcome: "already-answered" });
  expect(keys).toEqual([]);
});

test("a key whose answer broke off is lost, and it is said", async () => {
  const { sandbox, run } = setUp({ assumptions: { registrationDecision: "accept" } });
  let looks = 0;
  const fetch = (async (input: string, init?: RequestInit) => {
    const response = await sandbox.fetch(input, init);
    if (init?.method === "GET" && (looks += 1) === 1) throw new TypeError("terminated");
    return response;
  }) as typeof globalThis.fetch;

  expect(await run({ fetch })).toMatchObject({
    outcome: "key-lost",
    message: expect.stringContaining("register it again") as string,
  });
});

test("a key in an answer that nobody expected is saved all the same", async () => {
  const { sandbox, run, keys } = setUp();
  const fetch = (async (input: string, init?: RequestInit) =>
    init?.method === "GET"
      ? Response.json({ RequestStatusInfo: { Status: "yes" }, Token: { ApiKey: "the-key" }, GrantedScopes: 7 })
      : sandbox.fetch(input, init)) as typeof globalThis.fetch;

  expect(await run({ fetch })).toMatchObject({ outcome: "registered" });
  expect(keys).toEqual(["the-key"]);
});

test("a saveKey that fails does not lose the key: it is in the outcome, and prints as [secret]", async () => {
  const { run } = setUp({ assumptions: { registrationDecision: "accept" } });

  const outcome = await run({ saveKey: () => Promise.reject(new Error("disk full")) });

  expect(outcome.outcome).toBe("key-not-saved");
  const { key } = outcome as unknown as { key: Secret };
  expect(key.reveal()).toMatch(/^[0-9a-f-]{36}$/);
  expect(`${inspect(outcome, { depth: 9 })}${JSON.stringify(outcome)}`).not.toContain(key.reveal());
});

test("a platform that is down for a while costs nothing but time", async () => {
  const { sandbox, run, keys } = setUp({ assumptions: { registrationDecision: "accept" } });
  let failures = 3;
  const problems: string[] = [];
  const fetch = (async (input: string, init?: RequestInit) =>
    init?.method === "GET" && (failures -= 1) >= 0
      ? new Response(null, { status: 503 })
      : sandbox.fetch(input, init)) as typeof globalThis.fetch;

  const outcome = await run({ fetch, onStep: (step) => void ("problem" in step && problems.push(step.problem)) });

  expect(outcome).toMatchObject({ outcome: "registered" });
  expect(problems).toHaveLength(3);
  expect(keys).toHaveLength(1);
});

test("waiting ends after its time, and when it is stopped; the next call goes on", async () => {
  const { sandbox, run, keys } = setUp();

  expect(await run({ timeoutMs: 10 })).toMatchObject({ outcome: "pending" });
  const stopping = new AbortController();
  const onStep = ({ step }: { step: string }) => void (step === "waiting" && stopping.abort(new Error("enough")));
  await expect(run({ signal: stopping.signal, onStep })).rejects.toThrow("enough");

  sandbox.decideRegistration(sandbox.registrations()[0]!.id, { accept: true });
  expect(await run()).toMatchObject({ outcome: "registered" });
  expect(sandbox.registrations()).toHaveLength(1);
  expect(keys).toHaveLength(1);
});

test("the files are for their owner alone, and a key is never overwritten", async () => {
  const paths = [join(folder, "progress.json"), join(folder, "key")] as const;
  const { run, sandbox } = setUp({ assumptions: { registrationDecision: "accept" } });
  const files = { progress: progressFile(paths[0]), ...keyFile(paths[1]) };

  expect(await run(files)).toMatchObject({ outcome: "registered" });

  const key = readFileSync(paths[1], "utf8").trim();
  expect(sandbox.snapshot().tables.apiKeys?.some(([each]) => each === key)).toBe(true);
  for (const path of paths) expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(paths[0], "utf8")).not.toContain(key);
  const nowhere = { ...keyFile(join(folder, "no", "such", "key")), progress: progressFile(join(folder, "third.json")) };
  await expect(run(nowhere)).rejects.toThrow("be in a writable folder"); // before anything is asked
  const another = { ...files, progress: progressFile(join(folder, "other.json")) };
  await expect(run(another)).rejects.toThrow("Cannot register an app as the place of the key must be empty");
});

test.each<[string, object]>([
  ["beside the status", { requestStatusInfo: { status: 2 }, apiKey: "the-key" }],
  ["in the flat form", { status: 2, apiKey: "the-key" }],
  ["deeper", { requestStatusInfo: { status: 2 }, token: { key: { ApiKey: "the-key" } } }],
])("a key that stands %s is saved all the same", async (_, answer) => {
  const { sandbox, run, keys } = setUp();
  const fetch = (async (input: string, init?: RequestInit) =>
    init?.method === "GET" ? Response.json(answer) : sandbox.fetch(input, init)) as typeof globalThis.fetch;

  expect(await run({ fetch })).toMatchObject({ outcome: "registered" });
  expect(keys).toEqual(["the-key"]);
});

test("a key that died at a gateway is lost, and nobody else is blamed", async () => {
  const { sandbox, run } = setUp({ assumptions: { registrationDecision: "accept" } });
  let looks = 0;
  const fetch = (async (input: string, init?: RequestInit) => {
    const response = await sandbox.fetch(input, init);
    return init?.method === "GET" && (looks += 1) === 1 ? new Response("<html>", { status: 504 }) : response;
  }) as typeof globalThis.fetch;

  expect(await run({ fetch })).toMatchObject({ outcome: "key-lost" });
});

test("an end that cannot be written down after the key was saved costs nothing", async () => {
  const { run, keys, progress } = setUp({ assumptions: { registrationDecision: "accept" } });
  let isDown = true;
  let kept: RegistrationProgress | undefined;
  const store = {
    load: async () => kept,
    save: async (next: RegistrationProgress) => {
      if (next.ended && isDown) throw new ConnectionError({ operation: "save" }, new Error("the store is down"));
      kept = next;
    },
  };

  await expect(run({ progress: store })).rejects.toThrow("Cannot complete save as the connection failed");
  isDown = false;

  expect(await run({ progress: store })).toMatchObject({ outcome: "registered" });
  expect(keys).toHaveLength(1);
  expect(progress()).toBeUndefined();
});

test("a registration that waits is not thrown away for another app, another ERP or another tenant", async () => {
  const { sandbox, run, keys } = setUp();
  await run({ timeoutMs: 10 });
  const other = { ...app, AppId: "stock-sync/1.1" };

  await expect(run({ app: other })).rejects.toThrow("progress must be that of stock-sync/1.1 at this address, or new");
  await expect(run({ baseUrl: "https://mistyped.test" })).rejects.toThrow("progress must be that of stock-sync/1.0");
  await expect(run({ tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34" })).rejects.toThrow("progress must be");

  sandbox.decideRegistration(sandbox.registrations()[0]!.id, { accept: true });
  expect(await run()).toMatchObject({ outcome: "registered" });
  expect(keys).toHaveLength(1);
});

test("a key that was saved and is gone is not called registered", async () => {
  const { sandbox, run, keys } = setUp({ assumptions: { registrationDecision: "accept" } });
  await run();
  keys.length = 0;

  expect(await run()).toMatchObject({ outcome: "key-lost" });
  expect(sandbox.report().byOperation).toMatchObject({ AppRegistration_Fetch: 1 }); // the platform knows no better
});

test.each([
  [{ intervalMs: Number.NaN }, "intervalMs must be a number from 1"],
  [{ timeoutMs: 0 }, "timeoutMs must be a number from 1"],
  [{ intervalMs: 2 ** 31 }, "intervalMs must be a number from 1 to 2147483647"], // a timer that long fires at once
])("%j is refused", async (options, message) => {
  await expect(setUp().run(options)).rejects.toThrow(message);
});

test("files that others prepared do not open the key to them", async () => {
  const path = join(folder, "prepared");
  writeFileSync(`${path}.new`, "", { mode: 0o666 });
  writeFileSync(path, "", { mode: 0o666 }); // empty: no key
  const { saveKey, hasKey } = keyFile(path);

  expect(await hasKey()).toBe(false);
  await saveKey(toSecret("one"));
  await saveKey(toSecret("two")); // two at once: both are kept

  expect(readFileSync(path, "utf8")).toBe("one\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const beside = readdirSync(folder).filter((name) => /^prepared\.\d+$/.test(name));
  expect(beside.map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(["two\n"]);
  writeFileSync(join(folder, "damaged.json"), "{");
  await expect(progressFile(join(folder, "damaged.json")).load()).rejects.toThrow(
    "must hold the progress of a registration",
  );
});

test.each(["stock-sync", "stock-sync/1.0/beta", "stock sync"])("an app may have the id %s", async (AppId) => {
  const { run, sandbox } = setUp();
  sandbox.assume({ registrationDecision: "accept" });

  await run({ app: { ...app, AppId } });

  expect(sandbox.registrations().map(({ appId }) => appId)).toEqual([AppId]);
});

test.each<[Partial<Record<keyof AppRegistration, unknown>>, string]>([
  [{ AppId: "" }, "app.AppId must be text"],
  [{ DisplayName: undefined }, "app.DisplayName must be text"],
  [{ Description: 1 }, "app.Description must be text"],
  [{ Version: " " }, "app.Version must be text"],
  [{ ProviderName: null }, "app.ProviderName must be text"],
  [{ ProviderWebsite: "example" }, "app.ProviderWebsite must be a web address"],
  [{ ProviderWebsite: "javascript:alert(1)" }, "app.ProviderWebsite must be a web address"],
  [{ MandatoryApiScopes: "items.read" }, "app.MandatoryApiScopes must be a list of scopes"],
  [{ MandatoryApiScopes: undefined }, "app.MandatoryApiScopes must be a list of scopes"],
  [{ MandatoryApiScopes: [""] }, "app.MandatoryApiScopes must be a list of scopes"],
  [{ OptionalApiScopes: [1] }, "app.OptionalApiScopes must be a list of scopes"],
  [{ AppIcon: "<svg>" }, "app.AppIcon must be an image in base64"],
  [{ RegistrationType: 4 }, "app.RegistrationType must be 0, 1, 2 or 3"],
])("a request with %j is refused before anything is sent", async (wrong, message) => {
  const { run, sandbox } = setUp();

  await expect(run({ app: { ...app, ...wrong } as AppRegistration })).rejects.toThrow(message);
  expect(sandbox.log()).toEqual([]);
});
