import type { SandboxControl } from "../../control/control.ts";
import { showItems } from "../console/show-items.ts";
import { resolveElement, createElement, resolveWithin, createMark, setMark, setText } from "../console/dom.ts";
import { call } from "../console/send.ts";

export type Installation = ReturnType<SandboxControl["installations"]>[number];

/** The content of the hub, as `GET /hub/state` answers it. */
interface HubState {
  apps: { app: string; configurationUrl: string }[];
  tenants: string[];
  /** The newest first. */
  installations: Installation[];
}

const states: Record<Installation["state"], { tone: string; word: string }> = {
  failed: { tone: "dead-letter", word: "failed" },
  waiting: { tone: "delivered", word: "waits for setupCompleted" },
  installed: { tone: "acknowledged", word: "installed" },
};

/** Asks the sandbox for its apps, tenants and installations, and shows them. */
export async function showHubState(): Promise<void> {
  const { apps, tenants, installations } = await call<HubState>("GET", "/hub/state");
  resolveElement("apps-empty").hidden = apps.length > 0;
  resolveElement("install-form").hidden = apps.length === 0;
  fillOptions(
    resolveElement("app", HTMLSelectElement),
    apps.map(({ app }) => app),
  );
  fillOptions(resolveElement("tenant", HTMLSelectElement), tenants);
  resolveElement("installations-empty").hidden = installations.length > 0;
  showItems(resolveElement("installations"), installations, {
    keyOf: ({ id }) => id,
    make: makeInstallation,
    update(card, { state, problem }) {
      setMark(resolveWithin(card, ".mark"), states[state].tone, states[state].word);
      setText(resolveWithin(card, ".problem"), problem ?? "");
    },
  });
}

function makeInstallation({ app, tenantId }: Installation): HTMLElement {
  return createElement(
    "li",
    {},
    createElement("p", { class: "line" }, createElement("b", {}, app)),
    createMark("", ""),
    createElement("p", { class: "line code" }, tenantId),
    createElement("p", { class: "problem" }),
  );
}

/** Replaces the options of a choice. The chosen option stays chosen where it is still there. */
function fillOptions(select: HTMLSelectElement, values: string[]): void {
  const chosen = select.value;
  select.replaceChildren(...values.map((value) => createElement("option", { value }, value)));
  if (values.includes(chosen)) select.value = chosen;
}
