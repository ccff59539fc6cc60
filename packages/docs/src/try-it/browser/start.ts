import { buildRequest, type PageCall, type Entry } from "../call.ts";
import { findSandbox, isRefused, loadStart, saveToken, sendToSandbox, setBack, type SandboxPlace } from "./sandbox.ts";
import { showAnswer } from "./answer.ts";
import { showOffer } from "./offer.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Makes the form of a `<try-it>` send its call and show the answer. Ctrl+Enter sends from everywhere in it. */
function startForm(element: HTMLElement): void {
  const [form, button, outcome, place] = ["form", "button", ".outcome", ".answer"].map((selector) =>
    element.querySelector<HTMLElement>(selector),
  ) as [HTMLFormElement, HTMLButtonElement, HTMLElement, HTMLElement];
  const call = JSON.parse(element.dataset["call"]!) as PageCall;
  const start = element.dataset["start"]!;
  const fields = [...form.querySelectorAll<Field>("[name]")];

  runInView(element, async () => {
    if (!(await findSandbox(start))) offer("No sandbox is here yet. Start one:");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
  });

  async function send(): Promise<void> {
    if (button.ariaDisabled === "true") return; // it keeps the focus, unlike a disabled one
    const problem = findProblem(fields);
    if (problem) return say(problem, "bad");
    button.ariaDisabled = "true";
    say("Sending …");
    try {
      await run();
    } catch {
      place.replaceChildren();
      say("The sandbox does not answer any more. Start it again, and send once more.", "bad");
    } finally {
      button.ariaDisabled = "false";
    }
  }

  async function run(): Promise<void> {
    const sandbox = await findSandbox(start);
    if (!sandbox) return offer("No sandbox is here yet. Start one:", "bad");
    const { credentials } = await loadStart(start);
    const request = buildRequest(
      call,
      fields.map((field): Entry => [field.name, field.value]),
      credentials,
    );
    const answer = await sendToSandbox(request, sandbox, isAsFilled(fields) ? start : undefined);
    const { response, ms, wasSetBack } = answer;
    if (isRefused(response)) {
      saveToken(undefined);
      return offer("The sandbox has another token. Paste the one that it prints:", "bad");
    }
    const note = wasSetBack ? " · an earlier call was in the way, so the sandbox was set back first" : "";
    say(
      `${response.status} ${response.statusText} · ${Math.max(1, Math.round(ms))} ms${note}`,
      response.ok ? "good" : "bad",
    );
    await showAnswer(place, { request, response, url: sandbox.url, onSetBack: () => void startOver(sandbox) });
  }

  function offer(text: string, tone = ""): void {
    say(text, tone);
    showOffer(place, start, say);
  }

  async function startOver(sandbox: SandboxPlace): Promise<void> {
    await setBack(sandbox, start);
    form.reset();
    place.replaceChildren();
    say("The sandbox and this form are as they were at the start.", "good");
  }

  function say(text: string, tone = ""): void {
    outcome.dataset["tone"] = tone;
    outcome.textContent = text;
  }
}

/** Runs once, when the reader gets to an element. Without a network nothing is said: a click says it. */
function runInView(element: HTMLElement, run: () => Promise<void>): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run().catch(() => {});
  });
  observer.observe(element);
}

/** Finds the first thing that cannot be sent, and brings the reader to it. */
function findProblem(fields: Field[]): string | undefined {
  for (const field of fields) {
    const problem = field.validity.valueMissing ? "is empty" : isJson(field) ? findJsonProblem(field.value) : undefined;
    field.ariaInvalid = problem ? "true" : null;
    if (!problem) continue;
    field.closest("details")?.setAttribute("open", "");
    field.focus();
    return `Cannot send as ${field.name.split(":").at(-1)} ${problem}.`;
  }
  return undefined;
}

function isJson(field: Field): boolean {
  return field instanceof HTMLTextAreaElement;
}

function findJsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `must be JSON: ${(error as Error).message}`;
  }
}

/** Whether the reader changed nothing. */
function isAsFilled(fields: Field[]): boolean {
  return fields.every((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].every((option) => option.selected === option.defaultSelected)
      : field.value === field.defaultValue,
  );
}

/** The script of the operation pages: makes each `<try-it>` of the page send its form. */

for (const element of document.querySelectorAll<HTMLElement>("try-it")) startForm(element);
