import { findFreePort } from "@kontor/testing/find-free-port";
import { expect, test } from "vitest";
import { connectSandbox } from "./remote.ts";

test.each<[string, unknown, string]>([
  ["no scheme", "localhost:7070", "got localhost:7070"],
  ["no scheme and a number", "127.0.0.1:7070", "got 127.0.0.1:7070"],
  ["no text", "", "got an empty text"],
  ["nothing", undefined, "got undefined"],
  ["a password", "http://anna:hunter2@127.0.0.1:7070", "got text of 34 characters"],
  ["a password and no scheme", "anna:hunter2@localhost", "got text of 22 characters"],
  ["options in its place", { url: "http://127.0.0.1:7070" }, "got object"],
])("an address with %s is refused at once, with the form of one", (_, url, words) => {
  expect(() => connectSandbox(url as string)).toThrow(
    `Cannot control a sandbox as its address must be one such as http://127.0.0.1:7070: ${words}`,
  );
});

test("where nothing listens, the error names the address and the command that starts a sandbox", async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;

  await expect(connectSandbox(url).report()).rejects.toThrow(
    new RangeError(
      `Cannot control the sandbox as ${url} must be the address of a running one (kontor sandbox starts one): got ECONNREFUSED`,
    ),
  );
});

test("the reason of a caller who gives up stays as it is", async () => {
  const reason = new Error("enough");
  const sandbox = connectSandbox("http://127.0.0.1:7070", { fetch: () => Promise.reject(reason) });

  await expect(sandbox.report()).rejects.toBe(reason);
});
