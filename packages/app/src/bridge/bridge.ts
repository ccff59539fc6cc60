import type { AppBridge, AppBridgeOptions } from "./contract.ts";
import { waitForHost } from "./create.ts";

const STARTED = Symbol.for("kontor.bridge");

/**
 * Meets the host that shows this page in a frame. Only messages of its window and of the given origins count. A second call gives
 * the same bridge.
 *
 * @throws {BridgeError} `no-host`: the page is in no frame, or no host of these origins says anything in time; `unknown-option`:
 * an option does not exist; `wrong-option`: `hostOrigins` is missing or has no origins, or a time is no number of ms.
 * @see given spec §6.2
 */
export function createAppBridge(options: AppBridgeOptions): Promise<AppBridge> {
  const window = globalThis as unknown as Window & { [STARTED]?: Promise<AppBridge> | undefined };
  return (window[STARTED] ??= waitForHost(window, Object(options) as AppBridgeOptions).catch((error: unknown) => {
    window[STARTED] = undefined; // the next call tries again
    throw error;
  }));
}
