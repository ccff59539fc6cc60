import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterAll, expect, test, vi } from "vitest";
import { callCommand } from "../commands/platform.ts";
import { checkExamples, checkWrongUse, createWorkbench, type WrongUse } from "../fixtures/bench.ts";
import { runHere } from "../fixtures/run-here.ts";

const bench = createWorkbench();
const server = await startSandboxServer({ port: 0 });
afterAll(async () => {
  await server.close();
  bench[Symbol.dispose]();
});
const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
const SANDBOX = `--sandbox ${server.url}`;
const call = (words: string, options = {}) => runHere(["call", ...words.split(" "), "--sandbox", server.url], options);
writeFileSync(join(bench.folder, "text.json"), "c4n4ry");
writeFileSync(join(bench.folder, "login.json"), '{"UserName":"a","Password":"c4n"}');
mkdirSync(join(bench.folder, "folder"));

test("the examples of call run", async () => {
  await expect(checkExamples(callCommand, server.url)).resolves.toBeUndefined();
}, 60_000);

test("no number of a body or of a parameter loses a digit", async () => {
  const long = "12345678901234567890";
  writeFileSync(join(bench.folder, "long.json"), `{"id":"${id}","sortNumber":${long},"parts":[{"price":1.50}]}`);

  const [fromFile, fromWords, parameter] = await Promise.all(
    [
      ["categories.update", "--body", join(bench.folder, "long.json")],
      ["categories.update", `id=${id}`, `sortNumber=${long}`, "price:=1.50"],
      ["categories.get", `categoryId=${long}`],
    ].map((words) => runHere(["call", ...words, "--dry-run", "--no-check", "--sandbox", server.url])),
  );

  expect(fromFile!.stdout).toContain(`{"id":"${id}","sortNumber":${long},"parts":[{"price":1.50}]}`);
  expect(fromWords!.stdout).toContain(`{"id":"${id}","sortNumber":${long},"price":1.50}`);
  expect(parameter!.stdout).toContain(long);
});

const wrong: WrongUse[] = [
  ["call", 2, "missing required argument 'operation'"],
  ["call categories.updat", 2, "Did you mean categories.update"],
  ["call category_updatecategori", 2, "Did you mean Category_UpdateCategory"],
  [`call categories.get --categoryIdd ${id}`, 2, "Did you mean --categoryId?"],
  [`call categories.get ${SANDBOX}`, 2, "--categoryId must be given"],
  [`call categories.get categoryId=12 ${SANDBOX}`, 2, "--categoryId must be a uuid: got 12"],
  [`call categories.get ${id} ${SANDBOX}`, 2, "a value must be name=value, or name:=json"],
  [`call categories.get categoryId=${id} name=x ${SANDBOX}`, 2, "it takes no body: leave out name"],
  [`call categories.update ${SANDBOX}`, 2, "it must have a body"],
  [`call categories.update id=${id} nam=x ${SANDBOX}`, 2, "has no field nam (did you mean name?)"],
  [`call categories.update id=${id} sortNumber=many ${SANDBOX}`, 2, "sortNumber must be a whole number"],
  [`call categories.update --body none.json ${SANDBOX}`, 2, "there is no such file"],
  [`call categories.update --body ${bench.folder}/folder ${SANDBOX}`, 2, "it is a folder"],
  [`call categories.update --body ${bench.folder}/text.json ${SANDBOX}`, 2, "must be JSON"],
  [`call categories.update --body - ${SANDBOX}`, 2, "the standard input must contain the body: got nothing"],
  [`call categories.update id=${id} --timeout 0 ${SANDBOX}`, 2, "--timeout must be a number of seconds: got 0"],
  [`call login.login Password=c4n4ry ${SANDBOX}`, 2, "Password is a secret"],
  [`call auth.exchangeRefreshToken --no-check ${SANDBOX}`, 2, "its answer is a secret, which Kontor does not print"],
  ...["auth.createSellerToken", "appRegistrations.fetch", "Authentication_RegisterForeignApp"].map((name): WrongUse => [
    `call ${name} --no-check ${SANDBOX}`,
    2,
    "its answer is a secret, which Kontor does not print",
  ]),
  [`call invoices.download documentId=1 ${SANDBOX}`, 2, "its answer is a document: name a new file for it with --save"],
  [`call self.get --save ${bench.folder}/text.json ${SANDBOX}`, 2, "it exists already (EEXIST): choose another name"],
  [
    `call self.get --save ${bench.folder}/none/a.json ${SANDBOX}`,
    2,
    "there is no such file or folder (ENOENT): check the path, and create its folder",
  ],
  ["call self.get --api-key c4n4ry", 2, "Cannot take a secret from --api-key"],
  ["call --sandbox=self.get self.get", 2, "its value must be an address such as http://127.0.0.1:7070: got self.get"],
  ["call self.get", 2, "the refresh token of the channel interface is missing", { KONTOR_CHANNEL_URL: server.url }],
  ["call self.get", 2, "the base address of the channel interface is missing"],
  ["call taxClasses.list", 2, "a credential of the ERP API is missing", { KONTOR_ERP_URL: server.erpUrl }],
  [
    "call taxClasses.list",
    2,
    "the tenant of the ERP API is missing",
    { KONTOR_ERP_URL: server.erpUrl, KONTOR_API_KEY: "c4n4ry" },
  ],
  [`call taxClasses.list --tenant 12 ${SANDBOX}`, 2, "tenantId must be a UUID"],
  [`call categories.get categoryId=${id.replace("0b", "0c")} ${SANDBOX}`, 1, "answered 404"],
  [
    "call self.get",
    1,
    "Cannot get an access token",
    { KONTOR_CHANNEL_URL: server.url, KONTOR_REFRESH_TOKEN: "c4n4ry" },
  ],
];

test.each(wrong)("kontor %s ends with %i and one line", async (...use) => {
  await expect(checkWrongUse(use)).resolves.toBeUndefined();
});

test("--trace prints the call on the standard error, with the path of the specs and no value", async () => {
  const done = await call("self.get --trace --json");
  const refused = await call(`categories.get categoryId=${id.replace("0b", "0c")} --trace`);

  expect(done.stderr).toMatch(/time +status +took +call +request id +reason\n[\d:.]+ +200 +\d+ ms +GET \/v1\/channel/);
  expect(refused.stderr).toMatch(/404 +\d+ ms +GET \/v2\/category\/\{categoryId\} .*Cannot complete/);
  expect(done.stdout).not.toContain("status  took");
  expect(refused.stderr).not.toContain("0c8f9c52");
});

test("the help of an operation has its parameters as flags", async () => {
  const { code, stdout } = await runHere(["call", "categories.get", "--help"]);

  expect(code).toBe(0);
  expect(stdout).toMatch(
    /categories\.get: Get a category[^]*--categoryId <value> +uuid: Key of a category[^]*\(required\)/,
  );
});

test("a refusal of the platform is printed, and ends with 1", async () => {
  const { code, stdout } = await call(`categories.get categoryId=${id.replace("0b", "0c")} --json`);

  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ errorCode: "not-found" });
});

test("--dry-run sends nothing, needs no credential, and shows no secret of the body", async () => {
  const before = server.sandbox.report().requests;
  const { stdout } = await call(`login.login x-challengecode=a --body ${bench.folder}/login.json --dry-run --json`);
  const bare = await runHere(["call", "self.get", "--dry-run", "--channel-url", "https://channel.test"]);

  expect(JSON.parse(stdout)).toMatchObject({ method: "POST", body: expect.stringContaining('"Password":"[secret]"') });
  expect(stdout).not.toContain("c4n");
  expect(bare.stdout).toContain("curl -X GET 'https://channel.test/v1/channel'");
  expect(server.sandbox.report().requests).toBe(before);
});

test("--save writes a document or a secret readable only by its owner, and nothing is left of a call that failed", async () => {
  const path = join(bench.folder, "token.json");
  const { code, stdout, stderr } = await call(`auth.exchangeRefreshToken --body - --save ${path}`, {
    input: '{"refreshToken":"refresh-token-of-the-sandbox"}',
  });

  const { authToken } = JSON.parse(readFileSync(path, "utf8")) as { authToken: string };
  expect({ code, mode: statSync(path).mode & 0o777 }).toEqual({ code: 0, mode: 0o600 });
  expect(stdout + stderr).not.toContain(authToken);
  const failed = await call(`auth.exchangeRefreshToken --body - --save ${path}.2`, {
    input: '{"refreshToken":"c4n4ry-refresh"}',
  });
  expect(failed.code).toBe(1);
  expect(failed.stdout + failed.stderr).not.toContain("c4n4ry");
  expect(() => statSync(`${path}.2`)).toThrow("ENOENT");
});

test("an operation of sellers is called with the token of a seller, and a fetch says what it costs", async () => {
  const { code, stdout, stderr } = await call("sellerEvents.list --json");

  expect({ code, stdout }).toEqual({ code: 0, stdout: '{"eventList":[]}\n' });
  expect(stderr).toContain("one of the 10 deliveries");
});

test("--no-check sends a field that the specs do not know", async () => {
  const { code } = await call(`categories.update id=${id} shade=red --no-check`);

  expect(code).toBe(1);
  expect(server.sandbox.log().at(-1)).toMatchObject({ operation: "Category_UpdateCategory" });
});

test.each([
  ["orders.create", 'orderList:=[{"orderId":"A-1"}]', "currency"],
  ["orders.create", 'orderList:=[{"orderId":"A-1","sellerId":"1","currency":"EUR"}]', "lastChangedAt"],
  ["tickets.create", "message=c4n4ry", "createdAt"],
  ["categories.update", "name=c4n4ry", "id"],
  ["stocks.adjust", "comment=c4n4ry", "itemId"],
])("a refusal of %s %s names the missing field %s, in the message and in the trace", async (operation, word, field) => {
  const { stderr } = await runHere(["call", operation, word, "--no-check", "--trace", "--sandbox", server.url]);
  const [trace, message] = [/answered 400 .*/, /kontor: .*/].map((form) => form.exec(stderr)?.[0] ?? "");

  expect(trace).toMatch(new RegExp(`\\b${field}\\b`, "i"));
  expect(message).toMatch(new RegExp(`\\b${field}\\b`, "i"));
  expect(stderr).not.toContain("c4n4ry");
});

const KEY = { KONTOR_API_KEY: "c4n4ry" };
const CLIENT = { KONTOR_CLIENT_ID: "client", KONTOR_CLIENT_SECRET: "c4n4ry" };
const BEARER = { authorization: "Bearer [secret]" };

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["taxClasses.list", {}, BEARER],
  ["taxClasses.list", KEY, { "x-api-key": "[secret]" }],
  ["taxClasses.list", CLIENT, BEARER],
  ["taxClasses.list", { ...KEY, ...CLIENT }, BEARER],
  ["self.get", KEY, BEARER],
  ["auth.exchangeRefreshToken", { ...KEY, ...CLIENT }, {}],
])("--dry-run of %s with %j shows the credential that the call would have", async (name, env, expected) => {
  const addresses = {
    KONTOR_ERP_URL: "https://erp.test",
    KONTOR_CHANNEL_URL: "https://channel.test",
    KONTOR_TENANT: id,
  };
  const { stdout } = await runHere(["call", name, "--dry-run", "--no-check", "--json"], {
    env: { ...addresses, ...env },
  });

  const { authorization, "x-api-key": key } = (JSON.parse(stdout) as { headers: Record<string, string> }).headers;
  expect({ ...(authorization && { authorization }), ...(key && { "x-api-key": key }) }).toEqual(expected);
  expect(stdout).not.toContain("c4n4ry");
});

test.each<[string, string, string, string]>([
  [`categories.update id=${id}`, "application/json", `{"id":"${id}"}`, "curl -X PATCH"],
  [
    "auth.exchangeRefreshToken --body -",
    "application/x-www-form-urlencoded;charset=UTF-8",
    "refreshToken=",
    "curl -X POST",
  ],
  [`invoices.upload document=@${bench.folder}/text.json`, "", "document=@text.json", "curl -X POST"],
  [`files.upload --body ${bench.folder}/text.json`, "application/octet-stream", "@file of 6 bytes", "curl -X PUT"],
])("--dry-run of %s shows the type %j and the body, the same each time", async (words, type, body, curl) => {
  const show = async () =>
    (await call(`${words} --dry-run --no-check --json`, { input: '{"refreshToken":"c4n4ry"}' })).stdout;
  const [first, again] = [await show(), await show()];

  expect(again).toBe(first);
  const shown = JSON.parse(first) as { headers: Record<string, string>; body: string; curl: string };
  expect(shown.headers["content-type"] ?? "").toBe(type);
  expect(shown.body).toContain(body);
  expect(shown.curl).toContain(curl);
  expect(first).not.toContain("c4n4ry");
});

test.each([
  ["--json", 1],
  ["", 4],
])("with %j an answer has %i lines", async (flag, lines) => {
  const { stdout } = await call(`self.get ${flag}`.trim());

  expect(stdout.trim().split("\n").length >= lines).toBe(true);
  expect(stdout.trim().split("\n").length === 1).toBe(lines === 1);
});

test.each([
  ["application/json", '{"errorCode":"gone"}', '{"errorCode":"gone"}\n'],
  ["text/plain", "gone", '"gone"\n'],
])("a refusal of %s prints what a person can read: %j", async (type, body, printed) => {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (...[input, init]: Parameters<typeof fetch>) =>
    /\/v1\/auth/.test(String(input))
      ? fetch(input, init)
      : new Response(body, { status: 404, headers: { "content-type": type } }),
  );

  const { code, stdout } = await call(`invoices.download documentId=1 --json --save ${join(bench.folder, "gone.pdf")}`);
  vi.unstubAllGlobals();

  expect([code, stdout]).toEqual([1, printed]);
});
