import { expect, test } from "vitest";
import { isOwnHost } from "./own-host.ts";

test.each([
  ["http://127.0.0.1:7070/__sandbox/", true],
  ["http://10.1.2.3/", true],
  ["http://[::1]:7070/", true],
  ["http://localhost:7070/", true],
  ["http://sandbox.internal/", true], // the name that it was given
  ["http://rebound.example/", false],
  ["http://127.0.0.1.rebound.example/", false],
  ["http://localhost.rebound.example/", false],
])("%s is a name of this machine: %s", (url, isOwn) => {
  expect(isOwnHost(url, "sandbox.internal")).toBe(isOwn);
});
