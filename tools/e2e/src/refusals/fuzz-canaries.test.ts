import { afterEach, expect, test, vi } from "vitest";
import { playFuzzCanaries } from "./fuzz-canaries.ts";

afterEach(() => vi.restoreAllMocks());

test(
  "in 200 calls with planted secrets, none is in a log line, an error or a printed object",
  { timeout: 600_000 },
  async () => {
    const spies = (["log", "info", "warn", "error", "debug"] as const).map((level) => vi.spyOn(console, level));

    const { calls, failed, searched, spans, histograms, leaks, outcomes } = await playFuzzCanaries({
      calls: 200,
      seed: 20,
    });

    expect(leaks).toEqual([]);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
    // it did happen: calls went through, and failed in every way there is
    expect(failed).toBeGreaterThan(calls / 2);
    expect(searched).toBeGreaterThan(calls * 10);
    expect(spans).toBeGreaterThan(calls / 2);
    expect(histograms).toEqual([
      "http.client.request.duration",
      "kontor.client.call.duration",
      "kontor.token.refresh.duration",
    ]);
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining([
        "fine",
        "ERR_PLATFORM_API",
        "ERR_PLATFORM_ARGUMENT",
        "ERR_PLATFORM_CONNECTION",
        "ERR_PLATFORM_DECODE",
        "ERR_PLATFORM_TOKEN",
      ]),
    );
  },
);
