import type { Fetch } from "@kontor/http";
import type { TokenGeneration } from "./token-generation.ts";

/** Fetches the key set; with an access token, and with a new one after a 401. After a failure nobody is asked for a while. */
export function keySetFetch({ tokens }: TokenGeneration, fetch: Fetch, pauseMs: number) {
  let failedAt = Number.NEGATIVE_INFINITY;
  const ask = async (url: string, init: RequestInit, isAgain: boolean): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = await tokens?.get();
    if (token) headers.set("authorization", `Bearer ${token.value.reveal()}`);
    const response = await fetch(url, { ...init, headers, redirect: "error" });
    if (response.status !== 401 || !token || isAgain) return response;
    await response.body?.cancel();
    tokens!.discard(token as never);
    return ask(url, init, true);
  };
  return async (url: string, init: RequestInit) => {
    if (performance.now() - failedAt < pauseMs) throw new Error("the key set failed just now");
    try {
      const response = await Promise.race([ask(url, init, false), aborted(init.signal!)]);
      if (!response.ok) failedAt = performance.now();
      return response;
    } catch (error) {
      failedAt = performance.now();
      throw error;
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  );
}
