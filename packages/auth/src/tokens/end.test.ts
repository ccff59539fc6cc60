import { afterEach, expect, test, vi } from "vitest";
import { computeTokenEnd } from "./end.ts";

afterEach(() => void vi.unstubAllEnvs());

test("an end without a zone is UTC, wherever this machine is", () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati"); // 14 h before UTC
  const receivedAt = Date.parse("2026-01-01T00:00:00Z");

  const { end, unread } = computeTokenEnd({
    life: ["expiresIn", undefined],
    stated: ["tokenExpireAt", "2026-01-01T01:00:00"],
    receivedAt,
  });

  expect(new Date(end).toISOString()).toBe("2026-01-01T01:00:00.000Z");
  expect(unread).toEqual([]);
});
