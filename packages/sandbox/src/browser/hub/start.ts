import { byId } from "../console/dom.ts";
import { call, describeError, say } from "../console/send.ts";
import { publish } from "./host.ts";
import { install } from "./install.ts";
import { refresh } from "./refresh.ts";

const manifest = byId("manifest", HTMLTextAreaElement);
const app = byId("app", HTMLSelectElement);
const tenant = byId("tenant", HTMLSelectElement);

manifest.value = JSON.stringify(
  { version: "1.0.0", technicalName: "my-app", lifecycle: { configurationUrl: "http://localhost:3000/setup" } },
  undefined,
  2,
);

async function register(): Promise<void> {
  const body = { manifest: JSON.parse(manifest.value) as unknown };
  const registered = await call<{ app: string }>("POST", "/hub/apps", body);
  say(`${registered.app} is registered`, "good");
  await refresh();
  app.value = registered.app;
}

/** Runs what a form is for when it is sent, and says under it what went wrong. */
function onSubmit(form: string, problem: string, run: () => Promise<void>): void {
  byId(form).addEventListener("submit", (event) => {
    event.preventDefault();
    byId(problem).textContent = "";
    run().catch((error: unknown) => (byId(problem).textContent = describeError(error)));
  });
}

onSubmit("manifest-form", "manifest-error", register);
onSubmit("install-form", "install-error", () => install(app.value, tenant.value));
byId("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
void refresh();
