import { BridgeError, createAppBridge, type AppBridge } from "@kontor/app/bridge";

const { hubOrigin = "" } = document.documentElement.dataset;
const status = document.getElementById("status")!;
const finish = document.getElementById("finish") as HTMLButtonElement;

async function connect(bridge: AppBridge): Promise<void> {
  finish.disabled = true;
  try {
    const token = await bridge.method.call<string>("getSessionToken");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch("/setup", { method: "POST", headers });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    await bridge.method.call("setupCompleted"); // this finishes the installation
    status.textContent = "Connected.";
    const taxClasses = await fetch("/tax-classes", { headers });
    if (taxClasses.ok) status.textContent = `Connected. Tax classes of this shop: ${await taxClasses.text()}.`;
  } catch (error) {
    status.textContent = `The shop could not be connected: ${(error as Error).message}. Try again.`;
    finish.disabled = false;
  }
}

try {
  const bridge = await createAppBridge({ hostOrigins: [hubOrigin] });
  status.textContent = "Ready. Connect this shop with stock sync?";
  finish.disabled = false;
  finish.addEventListener("click", () => void connect(bridge));
} catch (error) {
  if (!(error instanceof BridgeError)) throw error;
  status.textContent = "This is the set-up of an app. Open it from the hub.";
}
