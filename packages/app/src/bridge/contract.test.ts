import { expect, test } from "vitest";
import { checkBridgeOptions, isTime, type AppBridgeOptions } from "./contract.ts";

const hostOrigins = ["https://hub.test"];

test("times that are not given have their defaults", () => {
  expect(checkBridgeOptions({ hostOrigins })).toEqual({ hostOrigins, timeoutMs: 10_000, handshakeMs: 5_000 });
});

test.each<[string, object, string]>([
  ["no origins", { hostOrigins: [] }, "hostOrigins must be origins"],
  ["no list of origins", { hostOrigins: "https://hub.test" }, "hostOrigins must be origins"],
  ["a star", { hostOrigins: ["*"] }, "hostOrigins must be origins"],
  ["an origin with a path", { hostOrigins: ["https://hub.test/"] }, "hostOrigins must be origins"],
  ["one wrong origin of two", { hostOrigins: [...hostOrigins, "hub.test"] }, "hostOrigins must be origins"],
  ["a time below 0", { hostOrigins, timeoutMs: -1 }, "timeoutMs and handshakeMs must be numbers of ms"],
  ["a time that is text", { hostOrigins, handshakeMs: "5" }, "timeoutMs and handshakeMs must be numbers of ms"],
  [
    "an option that does not exist",
    { hostOrigins, hostOrigin: "" },
    "hostOrigin is not an option; the options are hostOrigins,timeoutMs,handshakeMs",
  ],
])("%s is refused", (_, options, problem) => {
  expect(() => checkBridgeOptions(options as AppBridgeOptions)).toThrow(`Cannot connect to the host as ${problem}`);
});

test("a time is a number from 0 on, also without an end", () => {
  expect([0, 1.5, Infinity].every(isTime)).toBe(true);
  expect([-1, Number.NaN, "10", undefined].some(isTime)).toBe(false);
});
