import { resolveElement, createElement, setText } from "../console/dom.ts";
import { call } from "../console/send.ts";
import { closeConversation, startConversation, type HostMethods } from "./host.ts";
import { showHubState, type Installation } from "./show-state.ts";
import { writeNote } from "./write-note.ts";

/**
 * Installs an app for a tenant, and loads its set-up page in a frame.
 *
 * @throws {Error} If the sandbox refuses: the app has no registered manifest, or there is no such tenant.
 */
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

/** The methods that the platform offers a page. */
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
