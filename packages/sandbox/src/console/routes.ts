import { answerJson, type Answer } from "../control/routes.ts";
import type { SandboxControl } from "../control/control.ts";
import { consoleScript } from "../generated/browser.generated.ts";
import { eventExamples } from "../generated/event-examples.generated.ts";
import { routes } from "../generated/routes.generated.ts";
import { faultKinds } from "../state/faults.ts";
import type { PlatformState } from "../platform/state.ts";
import { page } from "./page.ts";
import { style } from "./style.ts";
import { buildConsoleView, type ConsoleChoices } from "./view.ts";

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

type Files = Readonly<Record<string, readonly [type: string, text: string]>>;

export function listPageRoutes(folder: string, files: Files, own: Record<string, string> = {}): [string, Answer][] {
  const texts = Object.entries(files).map(([name, [type, body]]): [string, Answer] => [
    `GET ${folder}/${name}`,
    () => ({ status: 200, headers: { ...headers, ...own, "content-type": `${type}; charset=utf-8` }, body }),
  ]);
  return [[`GET ${folder}`, () => ({ status: 308, headers: { location: `${folder}/` } })], ...texts];
}

const choices: ConsoleChoices = {
  examples: { ...eventExamples },
  faultKinds,
  operations: [...routes.map(({ id }) => id), "token"].toSorted(),
};

/** Lists the routes of the console at `/__sandbox/`: a page, its style and its script, and what the page asks for. */
export function listConsoleRoutes(control: SandboxControl, state: PlatformState): [string, Answer][] {
  const files = {
    "": ["text/html", page],
    "console.css": ["text/css", style],
    "console.js": ["text/javascript", consoleScript],
  } as const;
  const read = ({ channel }: Record<string, unknown>) => buildConsoleView(control, state, channel);
  return [
    ...listPageRoutes("/__sandbox", files),
    ["GET /__sandbox/choices", (call) => answerJson(call, { name: "choices" }, () => choices)],
    ["GET /__sandbox/view", (call) => answerJson(call, { name: "view" }, read)],
  ];
}
