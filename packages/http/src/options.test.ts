import { expect, test } from "vitest";
import {
  checkAllowHttp,
  checkOptionNames,
  checkTimeout,
  isSecure,
  readOptions,
  readSetting,
  secureUrl,
} from "./options.ts";

interface Options {
  baseUrl: string;
  timeoutMs?: number;
  retries?: number;
  refreshToken?: string;
}
const known = { baseUrl: 1, timeoutMs: 1, retries: 1, refreshToken: 1 } as const;
const check = (given: unknown) => checkOptionNames<Options>("make it", given as Options, known);

test.each([
  ["timeout", "timeoutMs"],
  ["timeoutMS", "timeoutMs"],
  ["timeuotMs", "timeoutMs"],
  ["baseURL", "baseUrl"],
  ["bseUrl", "baseUrl"],
  ["retires", "retries"],
  ["refresh_token", "refreshToken"],
])("the nearest is told within the distance of a typo: %s is near %s", (name, nearest) => {
  expect(() => check({ baseUrl: "", [name]: "canary" })).toThrow(
    `Cannot make it as ${name} must be a known option (the nearest is ${nearest}): got text`,
  );
});

test.each(["url", "token", "constructor", "maxRetries", "x", "a".repeat(1_000_000)])(
  "no nearest is told for %.12s, which is further away than a typo: all options are",
  (name) => {
    expect(() => check({ baseUrl: "", [name]: "canary" })).toThrow(
      `${name} must be a known option (there is baseUrl, timeoutMs, retries, refreshToken): got text`,
    );
  },
);

test.each([
  ["pollIntervalMs", "poll.intervalMs"],
  ["intervalMs", "poll.intervalMs"],
  ["maxAckId", "poll.maxAckIds"],
  ["pol", "poll"],
])("the nearest is found through nested options: %s is near %s", (name, nearest) => {
  const groups = { channel: 1, poll: { intervalMs: 1, maxAckIds: 1 } };

  expect(() => checkOptionNames<object>("make it", { [name]: 5 }, groups as object)).toThrow(
    `Cannot make it as ${name} must be a known option (the nearest is ${nearest}): got a number`,
  );
});

test("where no option exists, none is told", () => {
  expect(() => checkOptionNames<object>("make it", { a: 5 } as object, {})).toThrow(
    "must be a known option (there is none)",
  );
});

test("known options and what is undefined are let through", () => {
  expect(() => check({ baseUrl: "", timeoutMs: 1, other: undefined })).not.toThrow();
  expect(() => check(undefined)).not.toThrow();
});

const defaults = { baseUrl: undefined, timeoutMs: 1_000, retries: 2, refreshToken: undefined } as const;

test("readOptions() gives what is given, and the default of what is missing or undefined", () => {
  const given: Options = { baseUrl: "x", timeoutMs: 0, retries: undefined };

  expect(readOptions("make it", given, defaults)).toEqual({ ...defaults, baseUrl: "x", timeoutMs: 0 });
  expect(readOptions<Options, typeof defaults>("make it", undefined, defaults)).toEqual(defaults);
  expect(readOptions<Options, typeof defaults>("make it", null, defaults)).toEqual(defaults);
});

test("readOptions() refuses an option that does not exist", () => {
  expect(() => readOptions("make it", { baseUrl: "x", retrys: 1 } as Options, defaults, "poll.")).toThrow(
    "Cannot make it as poll.retrys must be a known option (the nearest is poll.retries): got a number",
  );
});

test("readOptions() knows from the defaults which options always have a value, and that each is named", () => {
  const { timeoutMs, refreshToken } = readOptions("make it", { baseUrl: "x" } as Options, defaults);
  const times: number = timeoutMs * 2;
  // @ts-expect-error it has no default
  const token: string = refreshToken;
  const { timeoutMs: _, ...others } = defaults;
  // @ts-expect-error a name is missing
  readOptions("make it", { baseUrl: "x" } as Options, others);
  // @ts-expect-error there is no such option
  readOptions("make it", { baseUrl: "x" } as Options, { ...defaults, timeout: 1 });
  // @ts-expect-error a default has the type of its option
  readOptions("make it", { baseUrl: "x" } as Options, { ...defaults, retries: "2" });
  // @ts-expect-error an option that must be given has no default
  readOptions("make it", { baseUrl: "x" } as Options, { ...defaults, baseUrl: "y" });

  expect([times, token]).toEqual([2_000, undefined]);
});

test.each([1, 2 ** 31 - 1])("a time limit of %s ms can be waited for", (ms) => {
  expect(() => checkTimeout("send", ms)).not.toThrow();
});

test.each([0, -1, 1.5, 2 ** 31, Number.NaN, "5" as unknown as number])("a time limit of %s ms is refused", (ms) => {
  expect(() => checkTimeout("send", ms)).toThrow(
    `Cannot send as timeoutMs must be a whole number from 1 to 2147483647: got ${ms}`,
  );
});

test.each<[unknown, string, string]>([
  [5000, "poll.", "poll must be an object: got 5000"],
  ["none", "retry.", "retry must be an object: got text of 4 characters"],
  ["k", "", "the options must be an object: got text of 1 characters"],
  [fetch, "", "the options must be an object: got a function"],
  [[1], "lanes.", "lanes must be an object: got an array"],
  ["", "", "the options must be an object: got an empty text"],
  [false, "", "the options must be an object: got false"],
])("%o in the place of options is refused by its kind", (given, within, words) => {
  expect(() => readOptions<object, object>("begin", given as object, { some: 1 }, within)).toThrow(
    `Cannot begin as ${words}`,
  );
});

test.each([
  ["http://sandbox/", "sandbox:80", true],
  ["http://sandbox:7070", "sandbox:80", false],
  ["http://sandbox:7070", "SANDBOX", true],
  ["http://[fd00::1]:7070", "[fd00::1]:7070", true],
  ["http://[fd00::1]:7070", "[fd00:0::1]", true],
  ["http://[fd00::2]:7070", "[fd00::1]", false],
  ["http://my_sandbox:7070", "my_sandbox:7070", true],
])("%s is an address of the host %s of allowHttp: %s", (address, host, isAllowed) => {
  checkAllowHttp("call", [host]);

  expect(isSecure(new URL(address), [host])).toBe(isAllowed);
});

test.each(["http://sandbox:7070", "sandbox/v2", "sandbox:99999", "*", "u@sandbox", "", 5])(
  "%j is no host of allowHttp",
  (host) => {
    expect(() => checkAllowHttp("call", [host as string])).toThrow("allowHttp must be a list of hosts such as sandbox");
  },
);

const around = [" x", "x ", "x\n", "x\r\n", "\tx", "x\u00a0", "\ufeffx", "\u2003x\u2028"];

test.each(around)("readSetting() reads %j as x", (given) => {
  expect(readSetting("make it", "clientId", given)).toBe("x");
});

test.each([
  ['"x"', "not be in quotes; an env file of a container keeps them"],
  [" 'x y'\n", "not be in quotes; an env file of a container keeps them"],
  ["`x`", "not be in quotes; an env file of a container keeps them"],
  ["x\u200b", "be one line without invisible characters (it has U+200B)"],
  ["\u2060x", "be one line without invisible characters (it has U+2060)"],
  ["x\u00ady", "be one line without invisible characters (it has U+00AD)"],
  ["x\ny", "be one line without invisible characters (it has U+000A)"],
  ["x\0", "be one line without invisible characters (it has U+0000)"],
  ["x\ufeffy", "be one line without invisible characters (it has U+FEFF)"],
])("readSetting() refuses %j and names what is wrong, but not the value", (given, must) => {
  expect(() => readSetting("make it", "clientId", given)).toThrow(
    `Cannot make it as clientId must ${must}: got text of ${given.length} characters`,
  );
});

test.each(["x y", 'x"', '"', "''x", "", 5, undefined, null])("readSetting() leaves %j as it is", (given) => {
  expect(readSetting("make it", "clientId", given)).toBe(given);
});

test("readSetting() reads a megabyte of blanks as fast as any other text", () => {
  expect(readSetting("make it", "clientId", `${" ".repeat(1_000_000)}x${"\n".repeat(1_000_000)}`)).toBe("x");
});

const bases = [
  "https://a.test/erp ",
  "https://a.test/erp\n",
  "\ufeffhttps://a.test/erp/\r\n",
  "\u00a0https://a.test/erp//\t",
];

test.each(bases)("secureUrl() reads %j without what is around it", (base) => {
  expect(secureUrl("sign in", "baseUrl", base, "/v1/auth").href).toBe("https://a.test/erp/v1/auth");
});

test.each([
  ["https://a.test/er p", "be an address without a blank, a user, a query or a fragment: got text of 19 characters"],
  ["https://a .test", "be an address without a blank, a user, a query or a fragment: got text of 15 characters"],
  ["https://a.test/er\np", "be one line without invisible characters (it has U+000A): got text of 19 characters"],
  ["'https://a.test'", "not be in quotes; an env file of a container keeps them: got text of 16 characters"],
  ["https://a.test\u200b", "be one line without invisible characters (it has U+200B): got text of 15 characters"],
  ["a.test ", "be an https address (http only to this machine and to hosts of allowHttp): got text of 6 characters"],
])("secureUrl() refuses %j, and never with the error of the runtime", (base, must) => {
  expect(() => secureUrl("sign in", "baseUrl", base, "/v1/auth")).toThrow(`Cannot sign in as baseUrl must ${must}`);
});

test("allowHttp takes hosts with blanks around them, and a port still counts", () => {
  const hosts = [" sandbox:7070\n", "other\r\n"];

  expect(checkAllowHttp("call", hosts)).toEqual(["sandbox:7070", "other"]);
  expect(secureUrl("call", "baseUrl", "http://sandbox:7070", "", hosts).host).toBe("sandbox:7070");
  expect(() => secureUrl("call", "baseUrl", "http://sandbox:7071", "", hosts)).toThrow("http only to this machine");
  expect(() => checkAllowHttp("call", ['"sandbox"'])).toThrow("allowHttp must be a list of hosts such as sandbox");
});
