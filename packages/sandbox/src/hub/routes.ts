import { listPageRoutes } from "../console/routes.ts";
import { answerJson, type Answer } from "../control/routes.ts";
import { hubScript } from "../generated/browser.generated.ts";
import type { PlatformState } from "../platform/state.ts";
import { limitTime } from "../state/clock.ts";
import type { Installation } from "../state/tables.ts";
import { page, style } from "./page.ts";
import { createSessionToken } from "./session-tokens.ts";

const FOLDER = "/__sandbox/hub";
const FRAMES = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "frame-src https: http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Lists the routes of the hub, where a merchant installs a cloud app. @see given spec §6.2 */
export function listHubRoutes(state: PlatformState, fetch: typeof globalThis.fetch): [string, Answer][] {
  const files = {
    "": ["text/html", page],
    "hub.css": ["text/css", style],
    "hub.js": ["text/javascript", hubScript],
  } as const;
  const calls: Record<string, (given: Record<string, unknown>, url: string) => unknown> = {
    "GET state": () => ({
      apps: [...state.table("apps").values()].map(({ app, configurationUrl }) => ({ app, configurationUrl })),
      tenants: [...state.table("tenants").values()].map(({ id }) => id),
      installations: [...state.table("installations").values()].toReversed(),
    }),
    "POST apps": ({ manifest }) => ({ app: addApp(state, manifest as object) }),
    "POST install": ({ app, tenantId }) => installApp(state, { app: String(app), tenantId: String(tenantId) }, fetch),
    "POST complete": ({ id }) => finishInstallation(state, String(id)),
    "GET token": async ({ app = "", tenantId = "", ...given }, url) => {
      const of = { tenantId: String(tenantId), app: String(app), issuer: new URL(url).origin };
      const generation = given["generation"] === "2" ? 2 : 1;
      return { token: await createSessionToken(state, { generation, ...of }) };
    },
  };
  const listed = Object.entries(calls).map(([name, run]): [string, Answer] => [
    name.replace(" ", ` ${FOLDER}/`),
    (call) => answerJson(call, { name }, (given) => run(given, call.url)),
  ]);
  return [...listPageRoutes(FOLDER, files, FRAMES), ...listed];
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/;
const LOOK_MS = 5_000;

type Fields = Record<string, unknown>;

/** The name and the set-up page that a manifest of any generation gives (documented): the first has other names, the second is in one document with its listing. */
function readSetUp(given: Fields): Record<"app" | "configurationUrl", unknown> {
  const { technicalName, name, lifecycle } = Object(given["manifest"] ?? given) as Fields;
  const { configurationUrl, setupUrl } = Object(lifecycle) as Fields;
  const short = "manifestVersion" in given ? ((Object(name) as Fields)["short"] ?? name) : undefined;
  return { app: technicalName ?? short, configurationUrl: configurationUrl ?? setupUrl };
}

/** Registers the manifest of an app. @throws {RangeError} If it has no name, or no address of a set-up page. */
export function addApp(state: PlatformState, manifest: object): string {
  const { app, configurationUrl } = readSetUp(Object(manifest) as Fields);
  const fail = (field: string, must: string, got: unknown): never => {
    throw new RangeError(`Cannot register a manifest as ${field} must be ${must}: got ${String(got)}`);
  };
  if (typeof app !== "string" || !/^[^/]{1,100}$/.test(app))
    return fail("technicalName", "text of 1 to 100 characters", app);
  const isAddress = typeof configurationUrl === "string" && URL.canParse(configurationUrl);
  if (!isAddress || !(configurationUrl.startsWith("https://") || LOOPBACK.test(configurationUrl)))
    return fail("lifecycle.configurationUrl", "an https address, or one of this machine", configurationUrl);
  state.table("apps").set(app, { app, configurationUrl, manifest: structuredClone(manifest) });
  return app;
}

/**
 * Begins the installation of an app for a merchant. It fails where the set-up page cannot be reached. Otherwise it waits for
 * `setupCompleted`.
 *
 * @throws {RangeError} If the app has no registered manifest, or there is no such tenant.
 * @see given spec §6.2
 */
export async function installApp(
  state: PlatformState,
  { app, tenantId }: { app: string; tenantId: string },
  fetch: typeof globalThis.fetch,
): Promise<Installation> {
  const known = state.table("apps").get(app);
  if (!known) throw new RangeError(`Cannot install ${app} as its manifest must be registered`);
  const tenants = [...state.table("tenants").values()].map(({ id }) => id);
  const tenant = String(tenantId).toLowerCase();
  if (!tenants.includes(tenant)) throw new RangeError(`Cannot install ${app} as there is no tenant ${tenantId}`);
  const { configurationUrl } = known;
  const problem = await findReachProblem(configurationUrl, fetch);
  const outcome = problem === undefined ? ({ state: "waiting" } as const) : ({ state: "failed", problem } as const);
  const made = { app, tenantId: tenant, configurationUrl, ...outcome };
  const row: Installation = { id: state.random.uuid(), ...made, startedAt: state.clock.now() };
  state.table("installations").set(row.id, row);
  return row;
}

/** Finishes an installation, once the app has called `setupCompleted`. @throws {RangeError} If no such installation waits. */
export function finishInstallation(state: PlatformState, id: string): Installation {
  const row = state.table("installations").get(id);
  if (!row || row.state === "failed")
    throw new RangeError(`Cannot complete an installation as it must wait: got ${id}`);
  const installed: Installation = { ...row, state: "installed" };
  state.table("installations").set(id, installed);
  return installed;
}

async function findReachProblem(url: string, fetch: typeof globalThis.fetch): Promise<string | undefined> {
  try {
    // no redirect is followed: only the address in the manifest is looked at
    const response = await limitTime(LOOK_MS, async (signal) => {
      const answer = await fetch(url, { signal, redirect: "manual" });
      await answer.body?.cancel();
      return answer;
    });
    const isReached = response.ok || (response.status >= 300 && response.status < 400);
    return isReached ? undefined : `${url} answered ${response.status}`;
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    return `${url} could not be reached (${cause?.code ?? (name === "TimeoutError" ? "no answer in time" : name)})`;
  }
}
