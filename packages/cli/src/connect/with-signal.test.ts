import { expect, test } from "vitest";
import { withSignal } from "./with-signal.ts";

test("a request ends with either signal", async () => {
  const hanging = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error)),
    );
  const [stopping, own] = [new AbortController(), new AbortController()];
  const fetch = withSignal(stopping.signal, hanging);

  const first = fetch("https://a.test", { signal: own.signal });
  const second = fetch("https://a.test");
  own.abort(new Error("own"));
  await expect(first).rejects.toThrow("own");
  stopping.abort(new Error("stopped"));
  await expect(second).rejects.toThrow("stopped");
});
