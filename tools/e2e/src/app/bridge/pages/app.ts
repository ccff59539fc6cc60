/** An app with a bridge, as a page in a browser. With `?host=<origin>` in its address it meets that host at once. */
import { createAppBridge, type AppBridge, type AppBridgeOptions } from "@kontor/app/bridge";
import { appEvents } from "@kontor/app/events";

const PATIENCE_MS = 60_000; // only a hang takes so long

/** The app as the tests use it: `window.appPage`. */
export interface AppPage {
  createAppBridge: typeof createAppBridge;
  appEvents: typeof appEvents;
  /** The bridge, from the moment at which `isMet` is true. */
  bridge: AppBridge;
  isMet: boolean;
  /** Meets the host of this origin, however long that takes. */
  start(hostOrigin: string): Promise<void>;
  /** The options with which `start()` meets the host. */
  listOptions(hostOrigin: string): AppBridgeOptions;
  /** From now on, timers end only when the test runs them. Gives them in the order of their start. */
  holdTimers(): (() => void)[];
}

const appPage: AppPage = {
  createAppBridge,
  appEvents,
  bridge: undefined as unknown as AppBridge,
  isMet: false,
  async start(hostOrigin) {
    appPage.bridge = await createAppBridge(appPage.listOptions(hostOrigin));
    appPage.isMet = true;
  },
  listOptions: (hostOrigin) => ({ hostOrigins: [hostOrigin], handshakeMs: PATIENCE_MS, timeoutMs: PATIENCE_MS }),
  holdTimers() {
    const timers: (() => void)[] = [];
    window.setTimeout = ((run: () => void) => timers.push(run)) as typeof window.setTimeout;
    return timers;
  },
};
Object.assign(window, { appPage });

// an answer on this port says that every message sent here before has arrived
window.addEventListener("message", ({ data, ports: [port] }) => {
  if (data === "ECHO" && port) port.onmessage = () => port.postMessage("ECHO");
});

const hostOrigin = new URL(location.href).searchParams.get("host");
if (hostOrigin !== null) void appPage.start(hostOrigin);
