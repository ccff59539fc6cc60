import { byId } from "../console/dom.ts";
import { call, say } from "../console/send.ts";
import { publish } from "./host.ts";
import { install } from "./install.ts";
import { refresh } from "./refresh.ts";

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
  await install(byId("app").value, byId("tenant").value).catch(
    (error) => (byId("install-error").textContent = error.message),
  );
});
byId("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
refresh();
