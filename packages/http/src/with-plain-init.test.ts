import { expect, test, vi } from "vitest";
import type { Fetch } from "./fetch.ts";
import { withPlainInit } from "./with-plain-init.ts";

test("withPlainInit() unpacks a Request with its body, headers and signal", async () => {
  const platform = vi.fn<Fetch>(async () => new Response());
  const stop = new AbortController();
  const request = new Request("https://erp.test/v2/UpdateCategory", {
    method: "PATCH",
    body: '{"id":1}',
    headers: { "x-tenant-id": "t" },
    signal: stop.signal,
  });

  await withPlainInit()(platform)(request);

  const [input, init] = platform.mock.calls[0]!;
  expect(input).toBe("https://erp.test/v2/UpdateCategory");
  expect(init?.method).toBe("PATCH");
  expect(new TextDecoder().decode(init?.body as ArrayBuffer)).toBe('{"id":1}');
  expect(new Headers(init?.headers).get("x-tenant-id")).toBe("t");
  stop.abort();
  expect(init?.signal?.aborted).toBe(true);
});

test("withPlainInit() passes on what is no Request", async () => {
  const platform = vi.fn<Fetch>(async () => new Response());
  const init = { method: "DELETE" };

  await withPlainInit()(platform)("https://erp.test/", init);

  expect(platform).toHaveBeenCalledExactlyOnceWith("https://erp.test/", init);
});
