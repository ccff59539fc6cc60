import { byId, element, setText } from "../console/dom.ts";
import { call } from "../console/send.ts";
import { leave, meet } from "./host.ts";
import { refresh } from "./refresh.ts";
import { writeNote } from "./write-note.ts";

let installation;

export async function install(app, tenantId) {
  byId("place").replaceChildren();
  byId("steps").replaceChildren();
  byId("stage-empty").hidden = true;
  byId("verdict").hidden = true;
  leave();
  setText(byId("stage-note"), app);
  writeNote("", "The merchant installs " + app);
  installation = await call("POST", "/hub/install", { app, tenantId });
  await refresh();
  if (installation.state === "failed") {
    writeNote("", installation.problem);
    return verdict("bad", "The installation has failed: the set-up page is unreachable. " + installation.problem);
  }
  verdict("", "The installation is not finished: it waits for setupCompleted, without which it never is.");
  const frame = element("iframe", {
    class: "frame",
    title: "Set-up page of " + app,
    src: installation.configurationUrl,
  });
  meet(frame, new URL(installation.configurationUrl).origin, hostMethods(installation));
  byId("place").replaceChildren(frame);
  writeNote("", "Loads " + installation.configurationUrl + " in a frame");
}

/** What the platform offers a page. */
function hostMethods({ id, app, tenantId }) {
  const token = async (generation) =>
    (await call("GET", "/hub/token?" + new URLSearchParams({ app, tenantId, generation }))).token;
  return {
    completeHandshake: () => {},
    getSessionToken: () => token("1"),
    getAppToken: async () => ({ accessToken: await token("2") }),
    getCurrentCustomerId: () => "1",
    getCurrentSalesOrderId: () => "1",
    async setupCompleted() {
      installation = await call("POST", "/hub/complete", { id });
      verdict("good", app + " is installed.");
      await refresh();
    },
  };
}

function verdict(tone, text) {
  const said = byId("verdict");
  said.hidden = false;
  said.dataset.tone = tone;
  setText(said, text);
}
