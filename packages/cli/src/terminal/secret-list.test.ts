import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createSecretList } from "./secret-list.ts";

test("every known secret is hidden, in each form in which an address or JSON writes it", () => {
  const secrets = createSecretList([], { KONTOR_CLIENT_SECRET: " c4n4ry-env\n", PGPASSWORD: "c4n4ry-pg" });
  secrets.keep('c4n4ry "read" & more');

  const hidden = secrets.hide(
    `c4n4ry-env c4n4ry-pg ${JSON.stringify('c4n4ry "read" & more')} ${encodeURIComponent('c4n4ry "read" & more')}`,
  );

  expect(hidden).toBe('[secret] [secret] "[secret]" [secret]');
});

test("a secret with quotes is hidden in an error that is printed with --debug", () => {
  const secrets = createSecretList([], {});
  secrets.keep(`c4n'4"r\`y`);

  expect(secrets.hide(inspect(new Error("it", { cause: { value: `c4n'4"r\`y` } })))).not.toContain("c4n");
});

test.each([
  [["call", "--client-secret", "c4n4ry"], "--client-secret"],
  [["call", "--api-key=c4n4ry"], "--api-key"],
  [["token", "--token", "c4n4ry"], "--token"],
  [["call", "--clientSecret=c4n4ry"], "--clientSecret"],
  [["call", "--my-refresh-token=c4n4ry"], "--my-refresh-token"],
  [["--x-api-key=c4n4ry"], "--x-api-key"],
])("a secret that was given by a flag is noticed and hidden: %j", (words, flag) => {
  const secrets = createSecretList(words, {});

  expect(secrets).toMatchObject({ wrongFlag: flag, isOnCommandLine: true });
  expect(secrets.hide("got c4n4ry and [more]")).toBe("got [secret] and [more]");
});

test("a flag of a program is its own; its value is hidden all the same", () => {
  const secrets = createSecretList(["events", "run", "--", "app", "--token", "c4n4ry"], {});

  expect(secrets).toMatchObject({ wrongFlag: undefined, isOnCommandLine: true });
  expect(secrets.hide("c4n4ry")).toBe("[secret]");
});

test("the longer of two secrets is hidden whole, and short words stay", () => {
  const secrets = createSecretList([], {});
  for (const each of ["c4n4ry", "c4n4ry-longer", "abc"]) secrets.keep(each);

  expect(secrets.hide("c4n4ry-longer abc")).toBe("[secret] abc");
});

test("flags that name a file are no secrets", () => {
  expect(
    createSecretList(
      [
        "call",
        "--client-secret-file",
        "a.txt",
        "--key-file",
        "k",
        "--refresh-token-file=b",
        "--api-key-scheme",
        "Wawi",
      ],
      {},
    ),
  ).toMatchObject({
    wrongFlag: undefined,
    isOnCommandLine: false,
  });
});
