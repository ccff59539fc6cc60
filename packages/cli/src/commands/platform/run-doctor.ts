import { channelFetch, erpFetch } from "@kontor/auth";
import { createChannelCore } from "@kontor/channel-client/groups";
import { createErpCore } from "@kontor/erp-client/groups";
import type { Fetch } from "@kontor/http";
import { CliError } from "../../cli-error.ts";
import type { FullContext } from "../../command.ts";
import { findChannelCredential, findErpCredential } from "../../connect/credentials.ts";
import { readErpOptions } from "../../connect/erp-options.ts";
import { withSignal } from "../../connect/with-signal.ts";
import { checkClock } from "../../doctor/clock.ts";
import { checkCredential } from "../../doctor/credential.ts";
import { buildOk, buildProblem, buildSkipped, checks, formatFinding, type Finding } from "../../doctor/finding.ts";
import { checkCall } from "../../doctor/probe.ts";
import { checkReach } from "../../doctor/reach.ts";
import { checkScopes } from "../../doctor/scopes.ts";
import { checkStore } from "../../doctor/store.ts";
import type { PlaceOptions } from "../../inbox/place.ts";
import { readSettings, type SettingOptions, type Settings } from "../../settings/read.ts";
import { readSeconds } from "../../values/seconds.ts";

/** The flags of `doctor`. */
export type DoctorOptions = SettingOptions & PlaceOptions & { timeout: string; json?: boolean };

interface Examination {
  settings: Settings;
  secrets: FullContext<unknown>["secrets"];
  fetch: Fetch;
  timeoutMs: number;
}

const ACTION = "look";

/** Examines everything and tells it in the order of `checks`. @throws {CliError} If there is a problem. */
export async function runDoctor(
  context: FullContext<DoctorOptions>,
  { fetch = globalThis.fetch }: { fetch?: Fetch } = {},
): Promise<void> {
  const { options, out, signal } = context;
  const timeoutMs = readSeconds(ACTION, "--timeout", options.timeout);
  const findings = await examine(context, { timeoutMs, fetch: withSignal(signal, fetch) });
  signal.throwIfAborted();
  const sorted = checks.flatMap((check) => findings.filter((each) => each.check === check));
  for (const finding of sorted)
    if (options.json) out.line(JSON.stringify(finding));
    else out.prose(formatFinding(finding), { indent: 4 });
  const count = sorted.filter(({ state }) => state === "problem").length;
  if (count > 0) throw new CliError(options.json ? "" : `${count} ${count === 1 ? "problem" : "problems"} found`);
}

async function examine(
  context: FullContext<DoctorOptions>,
  { fetch, timeoutMs }: { fetch: Fetch; timeoutMs: number },
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = await readSettings(context);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const code = /its mode is/.test(error.message)
      ? "profile-open"
      : /the profiles in/.test(error.message)
        ? "profile-unusable"
        : "setting-wrong";
    return [
      buildProblem(
        "settings",
        "",
        code,
        error.message.replace(/^Cannot /, "cannot "),
        "kontor needs it before anything else",
      ),
    ];
  }
  const examination = { settings, secrets: context.secrets, fetch, timeoutMs };
  const { profile, sandboxUrl } = settings;
  const source =
    sandboxUrl === undefined
      ? profile
        ? `profile ${profile.name} and the environment`
        : "flags and the environment"
      : `the sandbox at ${sandboxUrl}`;
  const known = (["erpUrl", "authUrl", "channelUrl"] as const).filter((key) => settings.get(key) !== undefined);
  const own =
    known.length === 0
      ? buildProblem(
          "settings",
          "",
          "nothing-known",
          "no address is known",
          "Give KONTOR_ERP_URL and KONTOR_AUTH_URL, KONTOR_CHANNEL_URL, a profile, or --sandbox",
        )
      : buildOk("settings", "", `from ${source}`);
  const [erp, channel, store] = await Promise.all([
    examineErp(examination),
    examineChannel(examination),
    checkStore(context, sandboxUrl !== undefined),
  ]);
  return [own, ...erp.findings, ...channel.findings, checkClock([...erp.told, ...channel.told]), store];
}

/** The findings of an interface, and the times that its addresses told. */
interface Examined {
  findings: Finding[];
  told: { of: string; aheadMs: number | undefined }[];
}

async function examineErp({ settings, ...surroundings }: Examination): Promise<Examined> {
  const [erpUrl, authUrl] = [settings.get("erpUrl"), settings.get("authUrl")];
  if (erpUrl === undefined && authUrl === undefined) return { findings: [], told: [] };
  const needsAuth = settings.get("clientId") !== undefined || settings.findSource("apiKey") === undefined;
  const reached = await Promise.all([
    ...(needsAuth && authUrl !== undefined ? [checkReach("auth", authUrl, surroundings)] : []),
    ...(erpUrl === undefined ? [] : [checkReach("erp", erpUrl, surroundings)]),
  ]);
  const told = reached.map(({ finding, aheadMs }) => ({ of: finding.of, aheadMs }));
  const findings = reached.map(({ finding }) => finding);
  if (reached.some(({ isReachable }) => !isReachable))
    return { findings: [...findings, buildSkipped("credential", "erp", "an address cannot be used")], told };
  const {
    findings: ofCredential,
    credential,
    token,
  } = await checkCredential("erp", () => findErpCredential(ACTION, settings, surroundings));
  findings.push(...ofCredential);
  if (!credential || !token) return { findings, told };
  const wanted =
    settings
      .get("scopes")
      ?.split(/[\s,]+/)
      .filter((each) => each !== "") ?? [];
  findings.push(checkScopes("erp", token, wanted));
  if (settings.get("tenant") === undefined)
    return {
      findings: [
        ...findings,
        buildProblem(
          "tenant",
          "erp",
          "tenant-missing",
          "no tenant is known",
          "Give KONTOR_TENANT, --tenant, or tenant of a profile",
        ),
      ],
      told,
    };
  const { timeoutMs, fetch } = surroundings;
  const call = (watched: Fetch) => {
    const sent = erpFetch({ tokens: credential.tokens, retries: 0, timeoutMs, fetch: watched });
    const core = createErpCore({ ...readErpOptions(ACTION, settings), fetch: sent });
    return core.call({
      operation: "Info_GetStatus",
      call: "erp.info.getStatus",
      method: "GET",
      path: "/v2/info",
      params: {},
    });
  };
  if (erpUrl === undefined) return { findings, told };
  return {
    findings: [...findings, ...(await checkCall({ of: "erp", fetch, call: async (watched) => call(watched) }))],
    told,
  };
}

async function examineChannel({ settings, ...surroundings }: Examination): Promise<Examined> {
  const channelUrl = settings.get("channelUrl");
  if (channelUrl === undefined) return { findings: [], told: [] };
  const { finding, isReachable, aheadMs } = await checkReach("channel", channelUrl, surroundings);
  const told = [{ of: "channel", aheadMs }];
  if (!isReachable)
    return { findings: [finding, buildSkipped("credential", "channel", "the address cannot be used")], told };
  const { findings, credential, token } = await checkCredential("channel", () =>
    findChannelCredential(ACTION, settings, surroundings),
  );
  if (!credential || !token) return { findings: [finding, ...findings], told };
  const { timeoutMs, fetch } = surroundings;
  const isOfSeller = token.scope?.split(" ").includes("SELLER") ?? false;
  const call = async (watched: Fetch) => {
    const core = createChannelCore({
      baseUrl: channelUrl,
      fetch: channelFetch({ tokens: credential.tokens, retries: 0, timeoutMs, fetch: watched }),
    });
    return core.call({
      operation: "Self_Get",
      call: "channel.self.get",
      method: "GET",
      path: "/v1/channel",
      params: {},
    });
  };
  const called = isOfSeller
    ? [buildSkipped("tenant", "channel", "the refresh token is one of a seller")]
    : await checkCall({ of: "channel", fetch, call });
  return { findings: [finding, ...findings, checkScopes("channel", token, []), ...called], told };
}
