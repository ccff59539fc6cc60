import { launchChromium } from "@kontor/docs/testing/chromium";
import { bundleProgram, writeWebProgram } from "./bundle.ts";
import { findCallProblem } from "./expected.ts";
import { startSandbox } from "./sandbox.ts";

const NAME = "Chromium";
const PAGE = "matrix.html";

/**
 * Bundles the calls, and every entry that runs anywhere or in a page, and runs them in a page that has the origin of a sandbox.
 *
 * @returns The problem; empty if all calls gave what they must.
 */
export async function runInChromium(consumer: string, entries: readonly string[]): Promise<string> {
  const program = writeWebProgram(entries, { handOut: "Object.assign(globalThis, { makeCalls, values });" });
  const { code, imports } = await bundleProgram(consumer, program);
  if (imports.length > 0) return `the bundle imports ${imports.join(", ")}`;
  await using sandbox = await startSandbox(consumer);
  await using browser = await launchChromium();
  const page = await browser.newPage();
  await page.route(`**/${PAGE}`, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(`${sandbox.url}/${PAGE}`);
  await page.addScriptTag({ type: "module", content: code });
  await page.waitForFunction("globalThis.makeCalls");
  const call = `makeCalls(location.origin, ${JSON.stringify(NAME)}).then(JSON.stringify)`;
  return findCallProblem((await page.evaluate(call)) as string, { category: NAME });
}
