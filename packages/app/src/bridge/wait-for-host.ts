import type { AppBridge, AppBridgeOptions } from "./contract.ts";
import { checkBridgeOptions } from "./check-options.ts";
import { createBridge } from "./create.ts";
import { BridgeError } from "./error.ts";
import { startTimer } from "./timer.ts";

/**
 * Waits until a host of one of the origins has offered a port and answered on it. A host sends its offer again until the page answers. Every offer has its own port; answer on that one.
 */
export async function waitForHost(window: Window, options: AppBridgeOptions): Promise<AppBridge> {
  const { hostOrigins, timeoutMs, handshakeMs } = checkBridgeOptions(options);
  const noHost = (why: string) => new BridgeError("no-host", `Cannot meet the host as ${why}`);
  if (window.parent === window) throw noHost("the page is in no frame");
  return new Promise((resolve, reject) => {
    const { bridge, join } = createBridge(timeoutMs);
    let joining = 0;
    let isLate = false;
    const finish = () => {
      cancel();
      window.removeEventListener("message", hear);
    };
    const fail = (why: string) => {
      finish();
      reject(noHost(why));
    };
    const cancel = startTimer(handshakeMs, () => {
      isLate = true;
      if (joining === 0) fail(`none of ${hostOrigins} has spoken`);
    });
    const hear = ({ source, origin, data, ports: [port] }: MessageEvent) => {
      if (source !== window.parent || !hostOrigins.includes(origin) || data?.type !== "HANDSHAKE" || !port) return;
      joining += 1;
      join(port, origin).then(
        () => {
          finish();
          resolve(bridge);
        },
        () => {
          joining -= 1;
          if (isLate && joining === 0) fail(`${origin} did not answer`);
        },
      );
    };
    window.addEventListener("message", hear);
  });
}
