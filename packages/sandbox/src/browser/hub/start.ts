import { resolveElement } from "../console/dom.ts";
import { call, describeError, showNotice } from "../console/send.ts";
import { publish } from "./host.ts";
import { install, showHubState } from "./install.ts";

const manifest = resolveElement("manifest", HTMLTextAreaElement);
const app = resolveElement("app", HTMLSelectElement);
const tenant = resolveElement("tenant", HTMLSelectElement);

manifest.value = JSON.stringify(
  { version: "1.0.0", technicalName: "my-app", lifecycle: { configurationUrl: "http://localhost:3000/setup" } },
  undefined,
  2,
);

async function register(): Promise<void> {
  const body = { manifest: JSON.parse(manifest.value) as unknown };
  const registered = await call<{ app: string }>("POST", "/hub/apps", body);
  showNotice(`${registered.app} is registered`, "good");
  await showHubState();
  app.value = registered.app;
}

function onSubmit(form: string, problem: string, run: () => Promise<void>): void {
  resolveElement(form).addEventListener("submit", (event) => {
    event.preventDefault();
    resolveElement(problem).textContent = "";
    run().catch((error: unknown) => (resolveElement(problem).textContent = describeError(error)));
  });
}

onSubmit("manifest-form", "manifest-error", register);
onSubmit("install-form", "install-error", () => install(app.value, tenant.value));
resolveElement("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
void showHubState();
