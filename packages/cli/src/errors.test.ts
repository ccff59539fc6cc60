import { ApiError, ArgumentError } from "@kontor/http";
import { expect, test } from "vitest";
import { CliError, describeEnd } from "./errors.ts";

const hide = (text: string) => text.replaceAll("c4n4ry", "[secret]");
const cause = new Error("because of c4n4ry");

test.each<[string, unknown, number, string]>([
  ["a problem that somebody can fix", new CliError("no c4n4ry", { exitCode: 2, cause }), 2, "kontor: no [secret]\n"],
  ["a problem that was told already", new CliError("", { exitCode: 2 }), 2, ""],
  [
    "an option that a package refuses",
    new ArgumentError("call", "x", "be y", "z"),
    2,
    "kontor: Cannot call as x must be y: got z\n",
  ],
  [
    "a refusal of the platform",
    new ApiError({ operation: "a" }, 404, {}, new Headers()),
    1,
    expect.stringMatching(/^kontor: Cannot .*404.*\n$/) as string,
  ],
])("%s is one line", async (_, error, code, text) => {
  expect(await describeEnd(error, { hide, isDebug: false })).toEqual({ code, text });
});

test.each([
  ["create an ERP client", "tenantId", "KONTOR_TENANT or --tenant"],
  ["create an ERP client", "baseUrl", "KONTOR_ERP_URL"],
  ["exchange refresh tokens", "baseUrl", "KONTOR_CHANNEL_URL"],
  ["use client credentials", "authUrl", "KONTOR_AUTH_URL or --auth-url"],
])("to %s, %s is told as the setting %s", async (action, argument, place) => {
  const { text } = await describeEnd(new ArgumentError(action, argument, "be y", 1), { hide, isDebug: false });

  expect(text).toContain(`as ${argument} must be y: got 1. The value comes from ${place}, or from a profile\n`);
});

test.each([
  new CliError("clientId is odd"),
  Object.assign(new ApiError({ operation: "a" }, 404, {}, new Headers()), { argument: "clientId" }),
  new ArgumentError("use client credentials", "retries", "be y", 1),
])("where no setting was wrong, no place of one is told: %s", async (error) => {
  expect((await describeEnd(error, { hide, isDebug: false })).text).not.toContain("The value comes from");
});

test("with --debug the stack and the cause are told too, without a secret", async () => {
  const { text } = await describeEnd(new CliError("no c4n4ry", { cause }), { hide, isDebug: true });

  expect(text).toMatch(/^kontor: no \[secret\]\n[^]*\n\s+at [^]*because of \[secret\]/);
  expect(text).not.toContain("c4n4ry");
});

test("everything else is a fault of Kontor, with its stack and without a secret", async () => {
  for (const error of [new TypeError("of c4n4ry"), undefined, "c4n4ry"]) {
    const { code, text } = await describeEnd(error, { hide, isDebug: false });
    expect(code).toBe(1);
    expect(text).toMatch(/^kontor: this is a bug in Kontor, please report it\n/);
    expect(text).not.toContain("c4n4ry");
  }
});
