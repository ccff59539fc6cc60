import {
  resolveElement,
  createElement,
  setText,
  showItems,
  resolveWithin,
  createMark,
  setMark,
} from "../console/dom.ts";
import { call } from "../console/send.ts";
import { closeConversation, startConversation, type HostMethods, writeNote } from "./host.ts";
import type { Installation } from "../../state/tables.ts";

/** Installs an app for a tenant, and loads its set-up page in a frame. @throws {Error} If the sandbox refuses. */
export async function install(app: string, tenantId: string): Promise<void> {
  resolveElement("place").replaceChildren();
  resolveElement("steps").replaceChildren();
  resolveElement("stage-empty").hidden = true;
  resolveElement("verdict").hidden = true;
  closeConversation();
  setText(resolveElement("stage-note"), app);
  writeNote("", `The merchant installs ${app}`);
  const installation = await call<Installation>("POST", "/hub/install", { app, tenantId });
  await showHubState();
  const { state, problem = "", configurationUrl } = installation;
  if (state === "failed") {
    writeNote("", problem);
    return showVerdict("bad", `The installation has failed: the set-up page is unreachable. ${problem}`);
  }
  showVerdict("", "The installation is not finished: it waits for setupCompleted, without which it never is.");
  const frame = createElement("iframe", { class: "frame", title: `Set-up page of ${app}`, src: configurationUrl });
  startConversation(frame, new URL(configurationUrl).origin, hostMethods(installation));
  resolveElement("place").replaceChildren(frame);
  writeNote("", `Loads ${configurationUrl} in a frame`);
}

function hostMethods({ id, app, tenantId }: Installation): HostMethods {
  const getToken = async (generation: "1" | "2") => {
    const query = new URLSearchParams({ app, tenantId, generation });
    const { token } = await call<{ token: string }>("GET", `/hub/token?${query}`);
    return token;
  };
  return {
    completeHandshake: () => {},
    getSessionToken: () => getToken("1"),
    getAppToken: async () => ({ accessToken: await getToken("2") }),
    getCurrentCustomerId: () => "1",
    getCurrentSalesOrderId: () => "1",
    async setupCompleted() {
      await call("POST", "/hub/complete", { id });
      showVerdict("good", `${app} is installed.`);
      await showHubState();
    },
  };
}

function showVerdict(tone: "good" | "bad" | "", text: string): void {
  const said = resolveElement("verdict");
  said.hidden = false;
  said.dataset["tone"] = tone;
  setText(said, text);
}

interface HubState {
  apps: { app: string; configurationUrl: string }[];
  tenants: string[];
  installations: Installation[];
}

const states: Record<Installation["state"], { tone: string; word: string }> = {
  failed: { tone: "dead-letter", word: "failed" },
  waiting: { tone: "delivered", word: "waits for setupCompleted" },
  installed: { tone: "acknowledged", word: "installed" },
};

export async function showHubState(): Promise<void> {
  const { apps, tenants, installations } = await call<HubState>("GET", "/hub/state");
  resolveElement("apps-empty").hidden = apps.length > 0;
  resolveElement("install-form").hidden = apps.length === 0;
  const names = apps.map(({ app }) => app);
  fillOptions(resolveElement("app", HTMLSelectElement), names);
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
