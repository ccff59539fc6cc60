import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POLICY } from "./integrations/apply-content-policy.ts";
import { buildSamples, type SampleAnswer } from "./reference/samples/all.ts";
import { specs } from "./reference/specs.ts";
import { buildOperationHref, toKebab } from "./reference/words.ts";
import { buildTwinPath, listPages } from "./integrations/pages.ts";
import { serveFolder, launchChromium } from "./testing/browser.ts";
import { addAxe, listViolations, findBrokenLinks, crawl, sampleOfEachKind, type Sight } from "./testing/crawl.ts";
import { findGluedWords } from "./testing/glued-words.ts";
import { firstWeek, goldenSearches, listMissed, questions } from "./testing/searches.ts";
import { readForm, sendForm } from "./testing/forms.ts";
import { readPageCall, type FilledCall, listEntries } from "./try-it/call.ts";

let dist: string;
let site: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let pages: string[];
let walked: string[] = [];
let sights: Sight[];

/** The site is built once and its pages are opened once. Every test below checks the findings. */
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "kontor-site-"));
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url)), "--out", dist]);
  site = await serveFolder(dist);
  browser = await launchChromium();
  pages = await listPages(dist);
  walked = sampleOfEachKind(pages, { guides: 9, lists: 40, operations: 150, decisions: 25 });
  sights = await crawl(browser, site.url, walked);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(dist, { recursive: true, force: true });
});

test("the site has a page for home, every operation, every event type and every decision", () => {
  const expected = `
    / /404.html /start/ /tokens/ /events/ /sandbox/
    /reference/ /reference/not-shown/ /reference/resource-groups/ /reference/scopes/
    /reference/erp/category-update-category/ /reference/erp/tax-class-update-tax-class/
    /reference/channel/auth-exchange-refresh-token/ /reference/channel/events-list/ /reference/channel/events-acknowledge/
    /reference/events/seller-offer-new/ /reference/events/seller-meta-seller-attributes-update-request/
    /reference/events/unknown/ /decisions/ /decisions/15-inbox-in-a-sqlite-file/
  `;

  expect(pages).toEqual(expect.arrayContaining(expected.trim().split(/\s+/)));
  for (const [view, atLeast] of [
    ["wide light", 1],
    ["wide dark", 1 / 3],
    ["narrow light", 1],
  ] as const)
    expect(sights.filter(({ where }) => where.endsWith(view)).length).toBeGreaterThanOrEqual(walked.length * atLeast);
});

test("every page says what it is about", () => {
  expect(sights.filter(({ title }) => title === "").map(({ where }) => where)).toEqual([]);
});

test("every page that is walked is accessible in light, and every third of them in dark and on a phone", () => {
  expect(
    sights.filter(({ violations }) => violations.length > 0).map(({ where, violations }) => ({ where, violations })),
  ).toEqual([]);
});

test("no page complains in the console", () => {
  expect(
    sights.filter(({ complaints }) => complaints.length > 0).map(({ where, complaints }) => ({ where, complaints })),
  ).toEqual([]);
});

test("no page asks another host for anything", () => {
  expect(sights.flatMap(({ foreign }) => foreign)).toEqual([]);
});

test("every page carries the content policy; what breaks it would complain in the console", async () => {
  for (const page of pages) {
    const html = await readFile(join(dist, page.endsWith("/") ? `${page}index.html` : page), "utf8");
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`);
  }
});

test("no page has more than 120 KB of HTML", async () => {
  const sizes = await Promise.all(
    pages.map(async (page) => ({
      page,
      bytes: (await stat(join(dist, page.endsWith("/") ? `${page}index.html` : page))).size,
    })),
  );

  expect(sizes.filter(({ bytes }) => bytes > 120_000)).toEqual([]);
});

test("the fonts are files of a web font, and weigh at most 36 KB together", async () => {
  const files = await Promise.all(["sans", "serif", "mono"].map((name) => readFile(join(dist, `fonts/${name}.woff2`))));

  expect(files.map((file) => file.subarray(0, 4).toString())).toEqual(["wOF2", "wOF2", "wOF2"]);
  expect(Buffer.concat(files).length).toBeLessThan(36 * 1024);
});

test("no page scrolls sideways", () => {
  expect(sights.filter(({ overflow }) => overflow > 0).map(({ where, overflow }) => ({ where, overflow }))).toEqual([]);
});

test("an event page says how often an event is sent, and that the given specification says so", async () => {
  const page = await readFile(join(dist, "reference/events/seller-offer-new/index.html"), "utf8");

  expect(page).toMatch(/at most 10\s*(?:<[^>]*>\s*)+given §8/);
});

test("the page of a deprecated operation says so, and what takes its place", async () => {
  const html = await readFile(join(dist, "reference/channel/reports-send-at-once/index.html"), "utf8");

  expect(html).toContain("Deprecated.");
  expect(html).toMatch(
    /In its place:[\s\S]{0,400}\/reference\/channel\/reports-send-data\/[\s\S]{0,400}reports-complete/,
  );
});

test("every page has its Markdown beside it, with its title and links to Markdown that is there", async () => {
  const files = new Set(await readdir(dist, { recursive: true }));
  const own = pages.filter((page) => page.endsWith("/"));
  const twins = await Promise.all(own.map((page) => readFile(join(dist, buildTwinPath(page)), "utf8")));
  const links = twins.flatMap((twin) => [...twin.matchAll(/\]\(\/([^)\s#]+)/g)].map(([, path = ""]) => path));

  expect(own.filter((_, index) => !/^# \S/m.test(twins[index]!))).toEqual([]);
  expect(links.filter((path) => !files.has(path))).toEqual([]);
});

test("no word of the Markdown of a page touches its neighbour, and no call-out is a bare word", async () => {
  const own = pages.filter((page) => page.endsWith("/"));
  const found = await Promise.all(
    own.map(async (page) => ({ page, glued: findGluedWords(await readFile(join(dist, buildTwinPath(page)), "utf8")) })),
  );

  expect(found.filter(({ glued }) => glued.length > 0)).toEqual([]);
  expect(await readFile(join(dist, "start.md"), "utf8")).toMatch(
    /^ +> \*\*Note:\*\* The packages are not published yet/m,
  );
});

test("the Markdown of an operation has its path, its fields and both samples; that of a package its options", async () => {
  const read = (file: string) => readFile(join(dist, file), "utf8");
  const operation = await read("reference/channel/orders-create.md");
  const consumer = await read("reference/packages/channel-events.md");

  expect(operation).toContain("POST `/v1/channel/order`");
  expect(operation).toMatch(/^\| `orderList\.billingAddress\.street` string required \|/m);
  expect(operation).toMatch(/```typescript\n[^`]*channel\.orders\.create\(\{/);
  expect(operation).toMatch(/```sh\ncurl -X POST/);
  expect(operation).not.toMatch(/<[a-z]+[ >]/);
  expect(consumer).toMatch(/^\| `poll\.intervalMs` number \| 60.000 \(given §8\) \| ms \| Time between polls/m);
});

test("the page of every operation shows the samples that a test runs, and what the sandbox answers", async () => {
  const answers = await readFile(join(import.meta.dirname, "../.cache/try-it/answers.json"), "utf8"); // the build has written them
  const sampleAnswers = JSON.parse(answers) as Record<string, SampleAnswer>;
  const lacking = Object.values(specs).flatMap((spec) =>
    spec.operations.map(async (operation) => {
      const twin = await readFile(join(dist, buildTwinPath(buildOperationHref(spec, operation))), "utf8");
      const { json, type = "no body", status } = sampleAnswers[operation.id]!;
      const parts = [
        ...buildSamples(spec, operation).map(({ code }) => code.trimEnd()),
        json ?? `Answer ${status}: ${type}`,
      ];
      return parts.filter((part) => !twin.includes(part)).map((part) => [operation.id, part]);
    }),
  );

  expect((await Promise.all(lacking)).flat()).toEqual([]);
});

test("files of at most 300 kB hold every guide, package, group, event and error, llms.txt names them, and a page names its Markdown", async () => {
  const names = (await readdir(dist)).filter((name) => /^llms-.*\.txt$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(dist, name), "utf8")));
  const index = await readFile(join(dist, "llms.txt"), "utf8");
  const isElsewhere = /^\/decisions\/|^\/reference\/(?!packages\/.|errors\/.|events\/|\w+\/groups\/)/; // at its own address alone
  const expected = pages.filter((page) => page.endsWith("/") && !isElsewhere.test(page));

  expect(names).toEqual(expect.arrayContaining(["llms-guides.txt", "llms-http.txt", "llms-channel-events.txt"]));
  expect(texts.map((text) => Buffer.byteLength(text)).filter((bytes) => bytes > 300_000)).toEqual([]);
  expect(Buffer.byteLength(index)).toBeLessThan(50_000);
  expect(names.filter((name) => !index.includes(`](/${name}): `))).toEqual([]);
  expect(expected.filter((page) => texts.filter((text) => text.includes(`<!-- ${page} -->`)).length !== 1)).toEqual([]);
  expect(pages.filter((page) => /\/groups\//.test(page) && !index.includes(`](${buildTwinPath(page)})`))).toEqual([]);
  expect(await readFile(join(dist, "tokens/index.html"), "utf8")).toContain('type="text/markdown" href="/tokens.md"');
});

test("a page names an image that is there, and a feed with what waits for the next version", async () => {
  const home = await readFile(join(dist, "index.html"), "utf8");
  const feed = await readFile(join(dist, "versions.xml"), "utf8");

  expect(home).toContain('property="og:image" content="/preview.png"');
  expect((await stat(join(dist, "preview.png"))).size).toBeGreaterThan(0);
  expect(feed).toMatch(/^<\?xml.*\n<rss.*<item><title>Next version: First release/s);
});

test("every link leads somewhere", async () => {
  expect(await findBrokenLinks(dist)).toEqual([]);
});

test("the button of a file copies the whole file, and that of the page its Markdown", async () => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${site.url}/start/`);

  const file = page.locator("figure", { hasText: "export const baseUrl" }).first();
  await file.locator(".copy button").click();

  const source = await readFile(fileURLToPath(new URL("samples/config.ts", import.meta.url)), "utf8");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source.trimEnd());
  await page.getByRole("button", { name: "Copy page" }).click();
  const twin = await readFile(join(dist, "start.md"), "utf8");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  await context.close();
});

test("the search finds an operation by its path", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/`);

  await page.keyboard.press("Control+k");
  await page.locator(".site-search input").fill("/v2/UpdateCategory");

  const result = page.locator(".site-search .found a").first();
  await result.waitFor();
  expect(await result.getAttribute("href")).toBe("/reference/erp/category-update-category/");
  expect(await result.locator(".method").textContent()).toBe("PATCH");
  await page.close();
});

test("the search finds the page of a task by the words of the task, for at least 97 of 100 tasks", async () => {
  const missed = await listMissed(dist, goldenSearches);

  const allowed = Math.floor(goldenSearches.length * 0.03);
  expect(missed.length > allowed ? missed : []).toEqual([]);
});

test("the search finds error texts, German words, words with wrong letters and sections: 58 of 62 questions, also of those it was not tuned on", async () => {
  const missed = new Set(await listMissed(dist, questions));

  for (const half of [0, 1]) {
    const rows = questions.filter((_, index) => index % 2 === half).map(({ words }) => words);
    const wrong = rows.filter((words) => missed.has(words));
    expect(wrong.length > Math.floor((rows.length * 4) / 62) ? wrong : []).toEqual([]);
  }
  expect(questions).toHaveLength(120);
});

test("every question of a first week has its place on the site", async () => {
  const missing: string[] = [];
  for (const place of firstWeek.flatMap(({ places }) => places)) {
    const [page = "", anchor] = place.split("#");
    const html = await readFile(join(dist, page, "index.html"), "utf8").catch(() => "");
    if (html === "" || (anchor && !html.includes(` id="${anchor}"`))) missing.push(place);
  }

  expect(firstWeek).toHaveLength(25);
  expect(missing).toEqual([]);
});

test("the search answers every question of a first week", async () => {
  const pages = firstWeek.map(({ words, pages: places }) => ({ words, places }));

  expect(await listMissed(dist, pages)).toEqual([]);
});

test("a reference to download, which differs from the other in its data alone, works without a network and reports nobody", async () => {
  const file = join(dist, "download", "channel.html");
  const page = await browser.newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await page.route(/^https?:/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });

  await page.goto(`file://${file}`);
  await page.getByRole("heading", { name: "Marketplace channel interface" }).first().waitFor(); // the page was made of an empty description

  expect({ asked, refused }).toEqual({ asked: [], refused: [] });
  expect(await readFile(file, "utf8")).toContain('"disableTelemetry":true');
  expect(await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content")).toMatch(
    /^default-src 'none'/,
  );
  await page.close();
});

test("the form of every operation's page holds the call that the end-to-end tests send", async () => {
  const prepared = fileURLToPath(new URL("../.cache/try-it/calls.json", import.meta.url));
  const calls = JSON.parse(await readFile(prepared, "utf8")) as Record<string, FilledCall>;
  const operations = pages.filter((page) => /^\/reference\/(erp|channel)\/[^/]+\/$/.test(page));
  const found = new Map<string, unknown>();
  for (const page of operations) {
    const form = readForm(await readFile(join(dist, page, "index.html"), "utf8"));
    const filled = form?.entries.filter(([, text]) => text !== "");
    found.set(page.split("/").at(-2)!, { call: form?.call, entries: Object.fromEntries(filled ?? []) });
  }

  for (const [id, call] of Object.entries(calls))
    expect({ id, ...(found.get(toKebab(id)) as object) }).toEqual({
      id,
      call: readPageCall(call),
      entries: Object.fromEntries(listEntries(call)),
    });
  expect(found.size).toBe(Object.keys(calls).length);
});

test("the first click of try-it succeeds beside a fresh sandbox, and so does the second", async () => {
  await using server = await startSandboxServer({ site: dist });
  const start = server.sandbox.snapshot();
  const page = await browser.newPage();
  const found: Record<string, string> = {};
  const wanted = {
    "channel/auth-exchange-refresh-token": "200 OK, 200 OK", // a form, and no token
    "channel/orders-create": "201 Created, 201 Created, set back", // the second order would have the id of the first
    "erp/file-upload-file": "200 OK, 200 OK", // bytes
    "erp/customer-delete-customer-history": "204 No Content, 204 No Content, set back",
  };
  for (const path of Object.keys(wanted)) {
    server.sandbox.restore(start);
    await page.goto(`${server.url}/reference/${path}/`, { waitUntil: "load" });
    const clicks = [await sendForm(page), await sendForm(page)];
    const said = clicks.flatMap(({ outcome, wasSetBack }) => [
      outcome.split(" · ")[0],
      ...(wasSetBack ? ["set back"] : []),
    ]);
    found[path] = said.join(", ");
  }
  await page.close();

  expect(found).toEqual(wanted);
});

test("try-it keeps what a call changed until the reader starts over, sends with the keyboard, and shows no token whole", async () => {
  await using server = await startSandboxServer({ site: dist });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const form = page.locator("try-it");
  const body = form.locator("textarea");
  await page.goto(`${server.url}/reference/erp/category-update-category/`, { waitUntil: "load" });
  const nameOf = () =>
    server.sandbox.records(demo.tenantId, "categories").find(({ id }) => id === demo.categoryId)!["name"];
  const before = nameOf();

  await body.fill("{ no JSON");
  await body.press("Control+Enter");
  const refused = await form.getByRole("status").textContent();
  await body.fill(JSON.stringify({ id: demo.categoryId, name: "Try it" }));
  await body.press("Control+Enter");
  await form.locator(".answer > :last-child").waitFor();
  await form.getByText("Headers", { exact: true }).click();
  await addAxe(page);
  const changed = nameOf();
  const shown = await form.textContent();
  const violations = await listViolations(page);
  await form.getByRole("button", { name: "Start over" }).click();
  await form.getByText("as they were at the start").waitFor();

  expect(refused).toMatch(/^Cannot send as body must be JSON/);
  expect(await body.inputValue()).toContain(demo.categoryId);
  expect([before, changed, nameOf()]).toEqual([before, "Try it", before]);
  expect(shown).toMatch(/authorizationBearer erp-[^ ]{0,8}…/);
  expect(violations).toEqual([]);
  await page.close();
});

test("where no sandbox stands beside the site, try-it says so and how to start one, before a click and with it", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/reference/erp/invoice-query-invoices/`, { waitUntil: "load" });
  await page.locator("try-it").scrollIntoViewIfNeeded();
  await page.getByText("No sandbox is here yet").waitFor();
  const commands = [`npx @kontor/cli sandbox --docs ${site.url}/`, "npm run site"];
  expect(await page.locator("try-it .answer code").allTextContents()).toEqual(commands);

  const { outcome } = await sendForm(page);

  expect(outcome).toBe("No sandbox is here yet. Start one:");
  expect(await page.locator("try-it .answer code").allTextContents()).toEqual(commands);
  await addAxe(page);
  expect(await listViolations(page)).toEqual([]);
  await page.close();
});

test("a page finds the sandbox on its reader's machine by the token that it prints, and no other token opens it", async () => {
  await using server = await startSandboxServer({ site: site.url });
  const own = await launchChromium([`--host-resolver-rules=MAP 127.0.0.1:7070 ${new URL(server.url).host}`]); // another sandbox may have the port
  const page = await own.newPage();
  const said = page.locator("try-it .outcome");
  const give = async (token: string) => {
    await page.getByRole("textbox", { name: "Token that the sandbox prints" }).fill(token);
    await page.getByRole("button", { name: "Connect" }).click();
    await page.getByText("Connected to the sandbox on this machine").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await page.goto(`${site.url}/reference/erp/category-update-category/`, { waitUntil: "load" });
  await page.locator("try-it").scrollIntoViewIfNeeded();

  await give("wrong");
  await page.getByText("The sandbox has another token").waitFor();
  await give(server.pageToken!);
  await expect.poll(() => said.textContent()).toMatch(/^200 OK/);
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByText("as they were at the start").waitFor();

  expect(server.sandbox.log().filter(({ status }) => status === 200)).toHaveLength(1);
  await own.close();
});
