import type { SandboxControl } from "../../control/control.ts";
import { arrange } from "../console/arrange.ts";
import { byId, element, findWithin, mark, setMark, setText } from "../console/dom.ts";
import { call } from "../console/send.ts";

export type Installation = ReturnType<SandboxControl["installations"]>[number];

/** What the hub shows; `GET /hub/state` answers it. */
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
export async function refresh(): Promise<void> {
  const { apps, tenants, installations } = await call<HubState>("GET", "/hub/state");
  byId("apps-empty").hidden = apps.length > 0;
  byId("install-form").hidden = apps.length === 0;
  fillOptions(
    byId("app", HTMLSelectElement),
    apps.map(({ app }) => app),
  );
  fillOptions(byId("tenant", HTMLSelectElement), tenants);
  byId("installations-empty").hidden = installations.length > 0;
  arrange(byId("installations"), installations, {
    keyOf: ({ id }) => id,
    make: makeInstallation,
    update(card, { state, problem }) {
      setMark(findWithin(card, ".mark"), states[state].tone, states[state].word);
      setText(findWithin(card, ".problem"), problem ?? "");
    },
  });
}

function makeInstallation({ app, tenantId }: Installation): HTMLElement {
  return element(
    "li",
    {},
    element("p", { class: "line" }, element("b", {}, app)),
    mark("", ""),
    element("p", { class: "line code" }, tenantId),
    element("p", { class: "problem" }),
  );
}

/** Replaces the options of a choice; what was chosen stays chosen where it is still there. */
function fillOptions(select: HTMLSelectElement, values: string[]): void {
  const chosen = select.value;
  select.replaceChildren(...values.map((value) => element("option", { value }, value)));
  if (values.includes(chosen)) select.value = chosen;
}
