/** How soon a change of the sandbox shows in a browser that has its console open, beside a bare round trip to that browser. */
import { launchChromium } from "@kontor/docs/testing/chromium";
import { openConsole } from "@kontor/e2e/console/open";
import { computePercentile } from "../measure/percentile.ts";
import { showFigures } from "../measure/report.ts";
import { consoleOfSandbox as figures } from "./figures.ts";

const ROUNDS = Number(process.argv[2] ?? 100);
const WARM_UP = 5;
const shown: number[] = [];
const bare: number[] = [];
const gathered: number[] = [];

const browser = await launchChromium();
{
  await using open = await openConsole(browser);
  const { page, sandbox, server } = open;
  const nextChange = () =>
    page.evaluate(() => {
      const change = new Promise((resolve) =>
        new MutationObserver(() => resolve(Date.now())).observe(document.getElementById("events")!, {
          childList: true,
        }),
      );
      Object.assign(window, { change });
    });
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    await nextChange();
    const at = Date.now();
    sandbox.trigger("Seller:New.Type", {});
    const seenAt = await page.evaluate<number>("change");
    const startedAt = performance.now();
    await page.evaluate("1");
    if (round >= 0) {
      shown.push(seenAt - at);
      bare.push(performance.now() - startedAt);
    }
    await nextChange();
    sandbox.reset();
    await page.evaluate("change");
  }
  const { body } = await fetch(`${server.url}/__sandbox/stream`);
  const reader = body!.getReader();
  await reader.read();
  await page.close(); // the stream alone
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    for (let count = 0; count < 100; count += 1) sandbox.trigger("Seller:New.Type", {});
    await reader.read();
    if (round >= 0) gathered.push(performance.now() - startedAt);
    sandbox.reset();
    await reader.read();
  }
  await reader.cancel();
}
await browser.close();

console.log(`${ROUNDS} rounds`);
showFigures(figures, {
  "a change shows in the browser, median": computePercentile(shown, 0.5),
  "a change shows in the browser, p95": computePercentile(shown, 0.95),
  "100 changes at once, in one message of the stream, median": computePercentile(gathered, 0.5),
  "100 changes at once, in one message of the stream, p95": computePercentile(gathered, 0.95),
  "a bare round trip to the browser, median": computePercentile(bare, 0.5),
});
