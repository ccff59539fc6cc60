import type { TokenSource } from "@kontor/auth";
import type { Fetch } from "@kontor/http";
import type { Context } from "../command.ts";
import { createCore, createFetch, findChannelCredential, findErpCredential } from "../connect.ts";
import { readHttpHosts, withSignal } from "../connect.ts";
import { CliError } from "../errors.ts";
import type { PlaceOptions } from "../inbox/place.ts";
import { readSettings, type SettingOptions, type Settings } from "../settings/read.ts";
import { variables } from "../settings/table.ts";
import { countWords, findSimilar, readSeconds, splitWords } from "../values.ts";
import { checkCall, checkCredential } from "./access.ts";
import {
  buildOk,
  buildProblem,
  buildSkipped,
  checkClock,
  checks,
  checkScopes,
  type Finding,
  formatFinding,
} from "./finding.ts";
import { checkReach } from "./reach.ts";
import { checkStore } from "./store.ts";

export type DoctorOptions = SettingOptions & PlaceOptions & { timeout: string; json?: boolean };

interface Examination {
  settings: Settings;
  secrets: Context<unknown>["secrets"];
  fetch: Fetch;
  timeoutMs: number;
  allowHttp: string[];
}

interface Examined {
  findings: Finding[];
  told: { of: string; aheadMs: number | undefined }[];
}

const ACTION = "look";
const CALLS = {
  erp: { operation: "Info_GetStatus", call: "erp.info.getStatus", path: "/v2/info" },
  channel: { operation: "Self_Get", call: "channel.self.get", path: "/v1/channel" },
};

export async function runDoctor(context: Context<DoctorOptions>, { fetch }: { fetch?: Fetch } = {}): Promise<void> {
  const { options, out, signal } = context;
  const timeoutMs = readSeconds(ACTION, "--timeout", options.timeout);
  const findings = await examine(context, { timeoutMs, fetch: withSignal(signal, fetch) });
  signal.throwIfAborted();
  const sorted = checks.flatMap((check) => findings.filter((each) => each.check === check));
  for (const finding of sorted)
    if (options.json) out.line(JSON.stringify(finding));
    else out.prose(formatFinding(finding), { indent: 4 });
  const count = sorted.filter(({ state }) => state === "problem").length;
  if (count > 0) throw new CliError(options.json ? "" : `${countWords(count, "problem")} found`);
}

async function examine(context: Context<DoctorOptions>, surroundings: Pick<Examination, "fetch" | "timeoutMs">) {
  let settings: Settings;
  let allowHttp: string[];
  try {
    settings = await readSettings(context);
    allowHttp = readHttpHosts("use --allow-http", settings);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const { message } = error;
    const ofProfile = /the profiles in/.test(message) ? "profile-unusable" : "setting-wrong";
    const code = /its mode is/.test(message) ? "profile-open" : ofProfile;
    return [buildProblem("settings", "", code, message.replace(/^Cannot /, "cannot "))];
  }
  const examination = { settings, secrets: context.secrets, allowHttp, ...surroundings };
  const [erp, channel, seller, store] = await Promise.all([
    examineErp(examination),
    examineChannel(examination),
    examineSeller(examination),
    checkStore(context),
  ]);
  const clock = checkClock([...erp.told, ...channel.told]);
  const slips = settings.sandboxUrl === undefined ? findSlips(context.env) : [];
  return [checkSettings(settings), ...slips, ...erp.findings, ...channel.findings, ...seller, clock, store];
}

function checkSettings({ get, profile, sandboxUrl }: Settings): Finding {
  if ((get("erpUrl") ?? get("authUrl") ?? get("channelUrl")) === undefined)
    return buildProblem("settings", "", "nothing-known");
  const source = profile ? `profile ${profile.name} and the environment` : "flags and the environment";
  return buildOk("settings", "", `from ${sandboxUrl === undefined ? source : `the sandbox at ${sandboxUrl}`}`);
}

/** Finds variables that look like ours and are not: a program would read another one. */
function findSlips(env: Context<unknown>["env"]): Finding[] {
  const unknown = Object.keys(env).filter((name) => name.startsWith("KONTOR_") && !variables.includes(name));
  return unknown.map((name) => {
    const [similar = "kontor doctor --help lists them"] = findSimilar(name, variables).map((each) => `Is it ${each}?`);
    return buildProblem("settings", "", "setting-unknown", name, similar);
  });
}

async function examineErp({ settings, ...surroundings }: Examination): Promise<Examined> {
  const [erpUrl, authUrl] = [settings.get("erpUrl"), settings.get("authUrl")];
  if (erpUrl === undefined && authUrl === undefined) return { findings: [], told: [] };
  const needsAuth = settings.get("clientId") !== undefined || !settings.hasSecret("apiKey");
  const reached = await Promise.all([
    ...(needsAuth && authUrl !== undefined ? [checkReach("auth", authUrl, surroundings)] : []),
    ...(erpUrl === undefined ? [] : [checkReach("erp", erpUrl, surroundings)]),
  ]);
  const told = reached.map(({ finding, aheadMs }) => ({ of: finding.of, aheadMs }));
  const findings = reached.map(({ finding }) => finding);
  if (reached.some(({ isReachable }) => !isReachable))
    return { findings: [...findings, buildSkipped("credential", "erp", "an address cannot be used")], told };
  const find = () => findErpCredential(ACTION, settings, surroundings);
  const { findings: ofCredential, credential, token } = await checkCredential("erp", find);
  findings.push(...ofCredential);
  if (!credential || !token) return { findings: [...findings, ...checkTenant(settings.get("tenant"))], told };
  findings.push(checkScopes("erp", token, splitWords(settings.get("scopes") ?? "")));
  if (settings.get("tenant") === undefined) findings.push(buildProblem("tenant", "erp", "tenant-missing"));
  else if (erpUrl !== undefined)
    findings.push(...(await examineCall("erp", credential.tokens, { settings, ...surroundings })));
  return { findings, told };
}

function examineCall(api: "erp" | "channel", tokens: TokenSource, { settings, ...surroundings }: Examination) {
  const { timeoutMs, allowHttp } = surroundings;
  const call = async (fetch: Fetch) => {
    const sent = createFetch(api, { tokens, retries: 0, timeoutMs, allowHttp, fetch });
    return createCore(api, ACTION, settings, { fetch: sent }).call({ ...CALLS[api], method: "GET", params: {} });
  };
  return checkCall(api, call, surroundings.fetch);
}

/** Where no call can be made, the form of the tenant is looked at: it may stand in the place of the client. */
function checkTenant(tenant: string | undefined): Finding[] {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tenant ?? "");
  const words = "KONTOR_TENANT must be a UUID; is it swapped with KONTOR_CLIENT_ID?";
  return tenant === undefined || isUuid ? [] : [buildProblem("tenant", "erp", "tenant-malformed", words)];
}

async function examineChannel({ settings, ...surroundings }: Examination): Promise<Examined> {
  const channelUrl = settings.get("channelUrl");
  if (channelUrl === undefined) return { findings: [], told: [] };
  const { finding, isReachable, aheadMs } = await checkReach("channel", channelUrl, surroundings);
  const told = [{ of: "channel", aheadMs }];
  if (!isReachable)
    return { findings: [finding, buildSkipped("credential", "channel", "the address cannot be used")], told };
  if (!settings.hasSecret("refreshToken") && settings.hasSecret("sellerRefreshToken"))
    return { findings: [finding, buildSkipped("credential", "channel", "only a seller's is known")], told };
  const find = () => findChannelCredential(ACTION, settings, surroundings);
  const { findings, credential, token } = await checkCredential("channel", find);
  if (!credential || !token) return { findings: [finding, ...findings], told };
  const scopes = checkScopes("channel", token, []);
  const called =
    scopes.code === "scope-of-seller"
      ? [buildSkipped("tenant", "channel", "no call can be made with the token of a seller")]
      : await examineCall("channel", credential.tokens, { settings, ...surroundings });
  return { findings: [finding, ...findings, scopes, ...called], told };
}

/** Looks at the refresh token of a seller, where one is known: an exchange says whose it is. The address is reported with the channel. */
async function examineSeller({ settings, ...surroundings }: Examination): Promise<Finding[]> {
  if (settings.get("channelUrl") === undefined || !settings.hasSecret("sellerRefreshToken")) return [];
  const find = () => findChannelCredential(ACTION, settings, { ...surroundings, isOfSeller: true });
  const { findings, token } = await checkCredential("seller", find);
  return token ? [...findings, checkScopes("seller", token, [])] : findings;
}
