import type { AppRegistration } from "@kontor/erp-types";
import { createSandbox, type SandboxOptions } from "@kontor/sandbox";
import { afterEach, expect, test, vi } from "vitest";
import type { RegistrationProgress } from "./options.ts";
import type { RegisterAppOptions } from "./options.ts";
import { registerApp } from "./register.ts";

afterEach(() => vi.restoreAllMocks());

const app: AppRegistration = {
  AppId: "stock-sync/1.0",
  DisplayName: "Stock sync",
  Description: "Keeps the stock in line",
  Version: "1.0.0",
  ProviderName: "Example",
  ProviderWebsite: "https://example.test",
  MandatoryApiScopes: ["items.read"],
};

/** An app that can be registered again and again: what it wrote down, which keys it kept, what it sent. */
function setUp(assumptions: NonNullable<SandboxOptions["assumptions"]> = {}) {
  const sandbox = createSandbox({ assumptions });
  const kept: { progress?: RegistrationProgress } = {};
  const keys: string[] = [];
  const sent: { headers: Headers; progress: RegistrationProgress | undefined }[] = [];
  const fetch = (async (input: string, init?: RequestInit) => {
    sent.push({ headers: new Headers(init?.headers), progress: kept.progress });
    return sandbox.fetch(input, init);
  }) as typeof globalThis.fetch;
  const run = (options: Partial<RegisterAppOptions> = {}) =>
    registerApp({
      baseUrl: "https://erp.test/erp",
      app,
      progress: { load: async () => kept.progress, save: async (progress) => void (kept.progress = progress) },
      saveKey: (key) => void keys.push(key.reveal()),
      hasKey: () => keys.length > 0,
      intervalMs: 1,
      fetch,
      ...options,
    });
  return { sandbox, kept, keys, sent, run, fetch };
}

/** A platform that answers the request itself, and each look in turn; the last answer is given again. */
function answering({ fetch }: { fetch: typeof globalThis.fetch }, ...looks: (() => Response)[]) {
  let turn = 0;
  return (async (input: string, init?: RequestInit) =>
    init?.method === "GET"
      ? looks[Math.min(turn++, looks.length - 1)]!()
      : fetch(input, init)) as typeof globalThis.fetch;
}

test("a crash before the answer costs nothing: the registration is written down before it is sent, and sent again as the same", async () => {
  const { run, sent, kept, fetch } = setUp({ registrationDecision: "accept" });
  let isDown = true;
  const down = (async (input: string, init?: RequestInit) => {
    const response = await fetch(input, init);
    if (isDown) throw new TypeError("terminated");
    return response;
  }) as typeof globalThis.fetch;

  await expect(run({ fetch: down })).rejects.toMatchObject({ code: "ERR_PLATFORM_CONNECTION" });
  const first = kept.progress;
  isDown = false;
  await run({ fetch: down });

  expect(sent[0]!.progress).toMatchObject({ appId: app.AppId, challengeCode: expect.stringMatching(/^\w{30}$/) });
  expect(first).toEqual(sent[0]!.progress);
  expect(new Set(sent.map(({ headers }) => headers.get("x-challengecode")))).toEqual(new Set([first!.challengeCode]));
});

test("the tenant and the version are said with every request", async () => {
  const { run, sent } = setUp({ registrationDecision: "accept" });

  await run({ tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34", apiVersion: "2.0" });

  expect(sent).toHaveLength(2);
  for (const { headers } of sent)
    expect([headers.get("x-tenant-id"), headers.get("api-version")]).toEqual([
      "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
      "2.0",
    ]);
});

test("a fault of the program is reported at once, and is not taken for one of the platform", async () => {
  const { run, fetch } = setUp();
  const steps: string[] = [];
  const broken = answering({ fetch }, () => undefined as unknown as Response);

  await expect(
    run({ fetch: broken, onStep: ({ step }) => void steps.push(step), intervalMs: 2, timeoutMs: 1 }),
  ).rejects.toThrow("the given fetch resolved to nothing, not to a Response");

  expect(steps).toEqual(["requesting"]);
});

test("a request that is never answered is given up", async () => {
  const { run } = setUp();
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms = 0) => start(run, ms / 1_000)) as never); // 30 s in 30 ms
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((__, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error)),
    );

  await expect(run({ fetch: hang as typeof globalThis.fetch })).rejects.toMatchObject({ code: "ERR_PLATFORM_TIMEOUT" });
});

test("a key that was lost and is found again counts: nothing is asked", async () => {
  const { run, keys, sent, kept } = setUp({ registrationDecision: "accept" });
  await run();
  const [key] = keys.splice(0);

  expect(await run()).toMatchObject({ outcome: "key-lost" });
  kept.progress = { ...kept.progress!, ended: "key-lost" };
  keys.push(key!);

  expect(await run()).toMatchObject({ outcome: "registered" });
  expect(sent).toHaveLength(2); // those of the first time
});

test("the progress of a registered app is not thrown away for another app", async () => {
  const { run, keys } = setUp({ registrationDecision: "accept" });
  await run();
  keys.length = 0;

  await expect(run({ app: { ...app, AppId: "stock-sync/2.0" } })).rejects.toThrow(
    "progress must be that of stock-sync/2.0 at this address, or new",
  );
});

test("what is over for good is written down, and the next call asks anew", async () => {
  const { run, kept, sandbox, keys } = setUp({ registrationLifetimeMs: 1 });

  expect(await run({ intervalMs: 5 })).toMatchObject({ outcome: "expired" });
  expect(kept.progress).toMatchObject({ ended: "expired" });
  sandbox.assume({ registrationLifetimeMs: 1_800_000, registrationDecision: "accept" });
  expect(await run()).toMatchObject({ outcome: "registered" });
  delete kept.progress;
  keys.length = 0;

  expect(await run()).toMatchObject({ outcome: "already-registered" });
  expect(kept.progress).toMatchObject({ ended: "already-registered" });
});

test("one that was stopped before it began asks nobody", async () => {
  const { run, sent } = setUp();
  const steps: unknown[] = [];
  const onStep = (step: unknown) => void steps.push(step);

  await expect(run({ signal: AbortSignal.abort(new Error("enough")), onStep })).rejects.toThrow("enough");

  expect([sent, steps]).toEqual([[], []]);
});

test("waiting stops at once, however long it would have been", async () => {
  const { run } = setUp();
  const stopping = new AbortController();
  const onStep = ({ step }: { step: string }) => void (step === "waiting" && stopping.abort(new Error("enough")));

  await expect(run({ signal: stopping.signal, onStep, intervalMs: 600_000, timeoutMs: 2 ** 31 - 1 })).rejects.toThrow(
    "enough",
  );
});

test("an answer without an id is not gone on with", async () => {
  const { run, kept } = setUp();
  const fetch = (async () => Response.json({ appId: app.AppId, status: 0 })) as typeof globalThis.fetch;

  await expect(run({ fetch })).rejects.toThrow(/id/);

  expect(kept.progress?.registrationId).toBeUndefined();
});

test("a key that was given and not found is lost, and nobody else is blamed", async () => {
  const platform = setUp();
  const accepted = () => Response.json({ requestStatusInfo: { status: 2 } });
  const gone = () => new Response(null, { status: 410 });

  expect(await platform.run({ fetch: answering(platform, accepted, gone) })).toMatchObject({ outcome: "key-lost" });
});

test.each([
  [402, "no-app-service"],
  [403, "no-dialog"],
])("a look that is answered %i ends the waiting: %s", async (status, outcome) => {
  const platform = setUp();

  const ended = await platform.run({
    fetch: answering(platform, () => new Response(null, { status })),
    timeoutMs: 200,
  });

  expect(ended).toMatchObject({ outcome });
});

test("an empty key beside a real one is none", async () => {
  const platform = setUp();
  const answer = () => Response.json({ apiKey: "", token: { apiKey: "the-key" } });

  expect(await platform.run({ fetch: answering(platform, answer) })).toMatchObject({ outcome: "registered" });
  expect(platform.keys).toEqual(["the-key"]);
});
