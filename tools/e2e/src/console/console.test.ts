import { addAxe, listViolations } from "@kontor/docs/testing/crawl";
import { launchChromium } from "@kontor/docs/testing/browser";
import { defaultSeed, demo } from "@kontor/sandbox";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { appHeaders, type OpenConsole, openConsole, sendRegistration, takeEvents } from "./open.ts";

let browser: Browser;
let shared: OpenConsole; // of the tests that need no sandbox of their own
beforeAll(async () => {
  browser = await launchChromium();
  shared = await openConsole(browser);
});
afterAll(async () => {
  await shared?.[Symbol.asyncDispose]();
  await browser?.close();
});
beforeEach(() => shared.sandbox.reset());

const rowOf = (page: Page, text: string) => page.locator("#events > tr", { hasText: text });

/** Presses Tab until an element has the focus; every stop on the way must show that it has it. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { id, tagName } = document.activeElement!;
      return { id, tagName, outline: getComputedStyle(document.activeElement!).outlineStyle };
    });
    expect(stop).toMatchObject({ outline: "solid" });
    if (stop.id === id) return;
  }
  throw new Error(`Cannot reach #${id} as it must be a stop of the Tab key`);
}

test.each([
  ["light", 1440],
  ["dark", 390],
] as const)("the console is accessible in %s at %i px, and complains of nothing", async (colorScheme, width) => {
  await using open = await openConsole(browser, { colorScheme, width });
  const { page, sandbox, complaints } = open;
  const dead = sandbox.trigger("Seller:New.Type", { sellerId: "1" });
  sandbox.discardEvent(dead);
  sandbox.trigger("Seller:Offer.End", { sellerId: "1", offerId: 1 });
  await takeEvents(sandbox);
  sandbox.trigger("Seller:Offer.End", { sellerId: "1", offerId: 2 });
  sandbox.addFault({ kind: "latency", operation: "Events_List", nth: 2, ms: 1 });
  await sandbox.fetch("http://sandbox.test/nowhere");
  await sendRegistration(sandbox);
  await page.getByText("There is no /nowhere").waitFor();
  await page.getByRole("button", { name: "Approve Stock sync" }).waitFor();
  await page.locator("summary").first().click();

  await addAxe(page);
  const violations = await listViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

  expect({ violations, overflow, complaints }).toEqual({ violations: [], overflow: 0, complaints: [] });
});

test("an event is triggered by keyboard alone, and shows without a reload", async () => {
  await using open = await openConsole(browser);
  const { page, sandbox, complaints } = open;
  await page.evaluate(() => void (document.documentElement.dataset["visit"] = "first"));

  await tabTo(page, "trigger-type");
  await page.keyboard.type("Seller:Order.P");
  await tabTo(page, "trigger-payload");
  await page.keyboard.press("Control+Enter");
  await rowOf(page, "Seller:Order.Payment").waitFor();

  expect(sandbox.events()).toMatchObject([{ event: { type: "Seller:Order.Payment" }, state: "queued" }]);
  expect(await page.locator("html").getAttribute("data-visit")).toBe("first");
  expect(complaints).toEqual([]);
});

test("an event of a free name can be triggered, and a payload that does not fit or a seller that is none is refused in words", async () => {
  const { page, sandbox } = shared;

  await page.getByLabel("Payload, JSON").fill('{ "sellerId": 1 }');
  await page.getByRole("button", { name: "Trigger", exact: true }).click();
  await page.getByText("as its payload must fit the spec").waitFor();
  await page.getByLabel("Payload, JSON").fill('{ "sellerId": "99" }');
  await page.getByRole("button", { name: "Trigger", exact: true }).click();
  await page.getByText("as its seller must be one that TESTCHANNEL has (1, 2): got 99").waitFor();
  await page.getByLabel("Payload, JSON").fill("{");
  await page.getByRole("button", { name: "Trigger", exact: true }).click();
  await page.getByText("as it must be JSON").waitFor();
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "Another type …" });
  await page.getByLabel("Name of the type").fill("Seller:Some.NewType");
  await page.getByRole("button", { name: "Trigger", exact: true }).click();
  await rowOf(page, "Seller:Some.NewType").waitFor();

  expect(sandbox.events()).toHaveLength(1);
});

test("a delivery, its countdown, the redelivery, the dead letter and its requeue all show", async () => {
  await using open = await openConsole(browser);
  const { page, sandbox, complaints } = open;
  sandbox.trigger("Seller:New.Type", {});
  const row = rowOf(page, "Seller:New.Type");
  const shows = (state: string, deliveries: string, due: string) =>
    row
      .and(
        page.locator(
          `tr:has(.word:text-is("${state}")):has(.number:text-is("${deliveries}")):has(.due span:text-is("${due}"))`,
        ),
      )
      .waitFor();
  await shows("queued", "0 of 10", "now");

  await takeEvents(sandbox);
  await shows("delivered", "1 of 10", "in 5:00");
  await page.getByRole("button", { name: "+1 min" }).click();
  await shows("delivered", "1 of 10", "in 4:00");
  await page.getByLabel("Advance by, in milliseconds").fill("240000");
  await page.getByLabel("Advance by, in milliseconds").press("Enter");
  await shows("queued", "1 of 10", "now");
  for (let delivery = 2; delivery <= 10; delivery += 1) {
    await takeEvents(sandbox);
    if (delivery < 10) sandbox.advance(300_000);
  }
  await shows("delivered", "10 of 10", "in 5:00");
  await page.getByRole("button", { name: "+5 min" }).click();
  await shows("dead letter", "10 of 10", "–");
  await page.getByRole("button", { name: /^dead letter\s*1$/ }).click();
  await page.getByRole("button", { name: /^Requeue event-/ }).click();
  await page.getByText("No event is a dead letter.").waitFor();
  await page.getByRole("button", { name: /^all\s*1$/ }).click();
  await shows("queued", "0 of 10", "now");

  expect(complaints).toEqual([]);
});

test("the clock runs and stands still as it is told", async () => {
  const { page, sandbox } = shared;

  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText("running", { exact: true }).waitFor();
  await page.locator("#now", { hasText: /08:\d\d:\d\d/, hasNotText: "08:00:00" }).waitFor(); // how far depends on the machine
  await page.getByRole("button", { name: "Freeze" }).click();

  await page.getByText("frozen", { exact: true }).waitFor();
  expect(sandbox.rows("clock")).toMatchObject([{ frozenAt: expect.any(Number) }]);
});

test("a registration is approved", async () => {
  const { page, sandbox } = shared;
  await sendRegistration(sandbox);

  await page.getByRole("button", { name: "Approve Stock sync" }).click();
  await page.locator("#registrations", { hasText: "approved" }).waitFor();

  expect(sandbox.registrations()).toMatchObject([{ displayName: "Stock sync", status: "accepted" }]);
});

test("a fault is planned, counts its strikes and is removed", async () => {
  const { page, sandbox } = shared;

  await page.getByLabel("Kind").selectOption("unavailable");
  await page.getByLabel("Operation").selectOption("Auth_ExchangeRefreshToken");
  await page.getByLabel("Only call no.").fill("2");
  await page.getByRole("button", { name: "Add fault" }).click();
  await page.getByText("matched 0, applied 0").waitFor();
  await sandbox.fetch("http://sandbox.test/v1/auth", { method: "POST" });
  await sandbox.fetch("http://sandbox.test/v1/auth", { method: "POST" });
  await page.getByText("matched 2, applied 1").waitFor();
  await page.locator("#requests tr", { hasText: "fault unavailable" }).waitFor();
  await page.getByRole("button", { name: "Remove unavailable" }).click();
  await page.getByText("None planned").waitFor();

  expect(sandbox.faults()).toEqual([]);
});

test("an answer that hangs shows while it does", async () => {
  const { page, sandbox } = shared;
  sandbox.addFault({ kind: "hang" });
  const caller = new AbortController();

  const answer = sandbox.fetch("http://sandbox.test/v1/auth", { method: "POST", signal: caller.signal });
  await page.locator("#requests tr", { hasText: "fault hang" }).waitFor();

  caller.abort();
  await expect(answer).rejects.toThrow("aborted");
});

test("the focus stays in the row of an event whose buttons change", async () => {
  const { page, sandbox } = shared;
  sandbox.trigger("Seller:New.Type", {});

  await page.getByRole("button", { name: /^Discard event-/ }).press("Enter");
  await page.getByRole("button", { name: /^Requeue event-/ }).waitFor();

  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(focused).toMatch(/^Requeue event-/);
});

test("an example payload is chosen by its type and can be restored, and what is written stays while the console looks again", async () => {
  const { page } = shared;
  const payload = page.getByLabel("Payload, JSON");
  await page.getByLabel("Type", { exact: true }).selectOption("Seller:Order.Payment");
  const example = await payload.inputValue();
  await payload.fill("{}");

  await page.locator("#trigger-reset").click();
  expect(await payload.inputValue()).toBe(example);
  await payload.fill("{}");
  await page.locator("#channel").dispatchEvent("change"); // it looks again at once, as with another channel
  shared.sandbox.trigger("Seller:New.Type", {});
  await rowOf(page, "Seller:New.Type").waitFor();

  expect(await payload.inputValue()).toBe("{}");
  expect(await page.locator("#trigger-type option", { hasText: "Another type" }).count()).toBe(1);
});

test("one of several channels is chosen", async () => {
  const refreshTokens = { ...defaultSeed.refreshTokens, other: { channel: "OTHER" } };
  await using open = await openConsole(browser, { seed: { ...defaultSeed, refreshTokens } });
  const { page, sandbox } = open;
  sandbox.trigger("Seller:Of.First", {}, { channel: demo.channel });
  sandbox.trigger("Seller:Of.Other", {}, { channel: "OTHER" });
  await rowOf(page, "Seller:Of.First").waitFor();

  await page.getByLabel("Channel").selectOption("OTHER");
  await rowOf(page, "Seller:Of.Other").waitFor();

  expect(await rowOf(page, "Seller:Of.First").count()).toBe(0);
});

test.each(['<img src=x onerror="window.struck = true">', '"><script>window.struck = true</script>'])(
  "%s is text wherever it shows",
  async (text) => {
    const refreshTokens = { ...defaultSeed.refreshTokens, other: { channel: text } };
    await using open = await openConsole(browser, { seed: { ...defaultSeed, refreshTokens } });
    const { page, sandbox, complaints } = open;

    sandbox.trigger(text, { [text]: text }, { channel: text });
    sandbox.addFault({ kind: "unavailable", tenantId: text });
    await sendRegistration(sandbox, { appId: text, displayName: text });
    await sandbox.fetch(`http://sandbox.test/erp/v2/authentication/${encodeURIComponent(text)}`, {
      headers: appHeaders,
    });
    await sandbox.fetch(`http://sandbox.test/${text}`);
    await page.getByLabel("Channel").selectOption(text);
    await rowOf(page, text).locator("summary").click();
    const told = page.getByText(`${text} is approved`).waitFor(); // it goes after a while
    await page.getByRole("button", { name: `Approve ${text}` }).click();
    await told;
    await page.getByLabel("Type", { exact: true }).selectOption({ label: "Another type …" });
    await page.getByLabel("Name of the type").fill(text);
    await page.getByLabel("Payload, JSON").fill(text);
    await page.getByRole("button", { name: "Trigger", exact: true }).click();
    await page.getByText("as it must be JSON").waitFor();

    const shown = await page.evaluate(() =>
      ["channel", "events", "requests", "faults", "registrations"].map(
        (id) => document.getElementById(id)!.textContent,
      ),
    );
    for (const [index, place] of shown.entries())
      expect([index, place]).toEqual([index, expect.stringContaining(text)]);
    expect(await rowOf(page, text).locator("pre").textContent()).toBe(JSON.stringify({ [text]: text }, null, 2));
    expect(
      await page.evaluate(() => ({
        struck: "struck" in window,
        images: document.images.length,
        scripts: document.scripts.length,
      })),
    ).toEqual({ struck: false, images: 0, scripts: 1 });
    expect(complaints).toEqual([]);
  },
);

test("a console says so when its sandbox is gone", async () => {
  await using open = await openConsole(browser);

  await open.server.close();
  await open.page.getByText("Connection lost, trying again").waitFor();

  expect(await open.page.locator("#connection").getAttribute("role")).toBe("status");
});
