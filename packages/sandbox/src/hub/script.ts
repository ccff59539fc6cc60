import { dom } from "../console/script/dom.ts";
import { send } from "../console/script/send.ts";
import { host } from "./script-host.ts";

const hub = String.raw`
const states = { failed: ["dead-letter", "failed"], waiting: ["delivered", "waits for setupCompleted"], installed: ["acknowledged", "installed"] };
let installation;

async function refresh() {
  const { apps, tenants, installations } = await call("GET", "/hub/state");
  byId("apps-empty").hidden = apps.length > 0;
  byId("install-form").hidden = apps.length === 0;
  fill(byId("app"), apps.map(({ app }) => app));
  fill(byId("tenant"), tenants);
  byId("installations-empty").hidden = installations.length > 0;
  arrange(byId("installations"), installations, {
    keyOf: ({ id }) => id,
    make: ({ app, tenantId }) =>
      element("li", {}, element("p", { class: "line" }, element("b", {}, app)), mark("", ""), element("p", { class: "line code" }, tenantId), element("p", { class: "problem" })),
    update(card, { state, problem }) {
      setMark(card.querySelector(".mark"), ...states[state]);
      setText(card.querySelector(".problem"), problem ?? "");
    },
  });
}

function fill(select, values) {
  const chosen = select.value;
  select.replaceChildren(...values.map((value) => element("option", { value }, value)));
  if (values.includes(chosen)) select.value = chosen;
}

function verdict(tone, text) {
  const said = byId("verdict");
  said.hidden = false;
  said.dataset.tone = tone;
  setText(said, text);
}

function note(direction, text) {
  const row = element("li", {}, element("span", { class: "at" }, new Date().toISOString().slice(11, 23)), element("span", {}, direction), element("span", { class: "what" }, text));
  const steps = byId("steps");
  steps.append(row);
  steps.scrollTop = steps.scrollHeight;
}

async function install(app, tenantId) {
  byId("place").replaceChildren();
  byId("steps").replaceChildren();
  byId("stage-empty").hidden = true;
  byId("verdict").hidden = true;
  leave();
  setText(byId("stage-note"), app);
  note("", "The merchant installs " + app);
  installation = await call("POST", "/hub/install", { app, tenantId });
  await refresh();
  if (installation.state === "failed") {
    note("", installation.problem);
    return verdict("bad", "The installation has failed: the set-up page is unreachable. " + installation.problem);
  }
  verdict("", "The installation is not finished: it waits for setupCompleted, without which it never is.");
  const frame = element("iframe", { class: "frame", title: "Set-up page of " + app, src: installation.configurationUrl });
  meet(frame, new URL(installation.configurationUrl).origin, hostMethods(installation));
  byId("place").replaceChildren(frame);
  note("", "Loads " + installation.configurationUrl + " in a frame");
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

byId("manifest").value = JSON.stringify(
  { version: "1.0.0", technicalName: "my-app", lifecycle: { configurationUrl: "http://localhost:3000/setup" } },
  undefined,
  2,
);
byId("manifest-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  byId("manifest-error").textContent = "";
  try {
    const { app } = await call("POST", "/hub/apps", { manifest: JSON.parse(byId("manifest").value) });
    say(app + " is registered", "good");
    await refresh();
    byId("app").value = app;
  } catch (error) {
    byId("manifest-error").textContent = error.message;
  }
});
byId("install-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  byId("install-error").textContent = "";
  await install(byId("app").value, byId("tenant").value).catch((error) => (byId("install-error").textContent = error.message));
});
byId("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
refresh();
`;

/** The script of the hub, a module for the browser. */
export const script = [dom, send, host, hub].join("\n");
