import { operations } from "@kontor/channel-client";
import type { Quota } from "@kontor/http/internal";

/** Knows the quota of every operation, by its method and its address behind any base address. The event queue is left out. */
export function createQuotaFinder(): (method: string, pathname: string) => Quota | undefined {
  const limited = Object.entries(operations)
    .filter(([id]) => !id.startsWith("Events_"))
    .map(([, { method, path, rateLimit }]) => {
      const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return { method, address, quota: rateLimit };
    });
  return (method, pathname) => limited.find((each) => each.method === method && each.address.test(pathname))?.quota;
}
