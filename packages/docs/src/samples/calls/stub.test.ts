import { createSandbox } from "@kontor/sandbox";
import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../connect.ts";

const channel = connect();

afterEach(() => void vi.unstubAllGlobals());

test("the sandbox stands in for the global fetch", async () => {
  const fetch = vi.fn(createSandbox().fetch);
  vi.stubGlobal("fetch", fetch);

  await channel.events.list();

  expect(fetch).toHaveBeenCalledTimes(2); // the token and the events
});

test("a mock must resolve to a Response", async () => {
  vi.stubGlobal("fetch", vi.fn()); // It resolves to nothing.

  await expect(channel.events.list()).rejects.toThrow("the given fetch resolved to nothing, not to a Response");
});
