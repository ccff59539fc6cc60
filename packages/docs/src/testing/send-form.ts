import type { Page } from "playwright-core";

/** The way in which try-it answered a click. */
export interface Sent {
  /** `201 Created · 12 ms`. */
  outcome: string;
  /** Whether the sandbox said that everything was done. */
  isSuccess: boolean;
  /** Whether an earlier call was in the way, so that the sandbox was set back first. */
  wasSetBack: boolean;
}

/** Presses the Send button of the page that is open, and reads how it ended. */
export async function sendForm(page: Page): Promise<Sent> {
  const element = page.locator("try-it");
  await element.evaluate((form) => form.querySelector(".answer")!.replaceChildren()); // the answer of the click before
  await element.getByRole("button", { name: "Send" }).click();
  await element.locator(".answer > :last-child").waitFor();
  const outcome = (await element.getByRole("status").textContent()) ?? "";
  return { outcome, isSuccess: /^2\d\d /.test(outcome), wasSetBack: outcome.includes("set back") };
}
