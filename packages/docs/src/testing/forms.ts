import type { PageCall, Entry } from "../try-it/call.ts";
import type { Page } from "playwright-core";

const CONTROL =
  /<input name="([^"]*)"[^>]* value="([^"]*)"|<input name="([^"]*)"|<textarea name="([^"]*)"[^>]*>\n([^<]*)<|<select name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g;

/** Reads the form of try-it out of the HTML of a page, as a browser would before anybody touches it. */
export function readForm(html: string): { call: PageCall; entries: Entry[] } | undefined {
  const [element, call] = /<try-it [^>]*data-call="([^"]*)"[\s\S]*?<\/try-it>/.exec(html) ?? [];
  if (element === undefined) return undefined;
  const entries = [...element.matchAll(CONTROL)].map(([, input, value, empty, area, text, select, options]): Entry => {
    if (input !== undefined) return [input, decode(value!)];
    if (empty !== undefined) return [empty, ""];
    if (area !== undefined) return [area, decode(text!)];
    return [select!, decode(/<option selected[^>]*>([^<]*)</.exec(options!)?.[1] ?? "")];
  });
  return { call: JSON.parse(decode(call!)) as PageCall, entries };
}

const SIGNS: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#39": "'", "#34": '"', "#38": "&" };

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => SIGNS[name] ?? whole);
}

/** Presses the Send button of the page that is open, and reads how it ended: `201 Created · 12 ms`. */
export async function sendForm(page: Page) {
  const element = page.locator("try-it");
  await element.evaluate((form) => form.querySelector(".answer")!.replaceChildren()); // the answer of the click before
  await element.getByRole("button", { name: "Send" }).click();
  await element.locator(".answer > :last-child").waitFor();
  const outcome = (await element.getByRole("status").textContent()) ?? "";
  return { outcome, isSuccess: /^2\d\d /.test(outcome), wasSetBack: outcome.includes("set back") };
}
