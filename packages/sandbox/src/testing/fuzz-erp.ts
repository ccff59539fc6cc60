import { routes, type Route } from "../generated/routes.generated.ts";
import { demo } from "../seed/demo.ts";
import type { RecordRow } from "../state/tables.ts";
import type { ErpAnswer, ErpCaller } from "./callers.ts";
import { findGivenIds } from "../seed/sample-values.ts";
import { createRandomNumbers, buildSampleRequest, type SampleRequest } from "./samples.ts";

const erp = routes.filter(({ api }) => api === "erp");
const TEXTS = ["", "x".repeat(300), "2026-13-45", demo.itemId];
const JUNK: readonly unknown[] = [...TEXTS, null, -1, 1e300, [], {}, true, { $ref: "x" }, [[]]];

/** Sends calls to the ERP that are right, nearly right or wrong, and keeps its state: a seed plays the same calls again. */
export async function runErpFuzz(caller: ErpCaller, { calls, seed }: { calls: number; seed: number }) {
  const next = createRandomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!;
  /** How many answers had each status; and answers of 5xx, errors of another form than the specs give them, calls that threw. */
  const outcome = { statuses: {} as Record<number, number>, wrong: [] as string[] };
  const given = new Map<Route, Record<string, string>>();
  let rows: RecordRow[] = [];
  for (let index = 0; index < calls; index += 1) {
    if (index % (erp.length * 2) === 0) {
      rows = caller.sandbox.rows("records"); // with those that were made meanwhile
      given.clear();
    }
    const route = erp[index % erp.length]!;
    if (!given.has(route)) given.set(route, findGivenIds(rows, route));
    const request = buildSampleRequest(route, { next, filled: next() }, next() < 0.8 ? given.get(route)! : {});
    const sent = next() < 0.5 ? request : spoil(request);
    const answer = await caller.send(route, sent).catch((error: Error) => error);
    const problem = answer instanceof Error ? answer.message : findProblem(answer);
    if (!(answer instanceof Error)) outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
    if (problem !== undefined) outcome.wrong.push(`${route.id} ${JSON.stringify(sent)}: ${problem}`);
  }
  return outcome;

  function spoil(request: SampleRequest): SampleRequest {
    const { path, body } = request;
    const way = next();
    if (way < 0.2) return { ...request, path: path.replace(/\/[^/]+$/, `/${encodeURIComponent(String(pick(JUNK)))}`) };
    if (way < 0.3)
      return { ...request, path: `${path}${path.includes("?") ? "&" : "?"}pageSize=${String(pick(JUNK))}` };
    if (body === undefined) return request;
    if (way < 0.5 || typeof body !== "object" || body === null) return { ...request, body: pick(JUNK) };
    const copy = structuredClone(body) as Record<string, unknown>;
    spoilField(copy);
    return { ...request, body: copy };
  }

  function spoilField(owner: Record<string, unknown>): void {
    const name = pick([...Object.keys(owner), "unknownField"]);
    const value = owner[name];
    if (typeof value === "object" && value !== null && next() < 0.6) spoilField(value as Record<string, unknown>);
    else owner[name] = pick(JUNK);
  }
}

function findProblem({ status, type, body }: ErpAnswer): string | undefined {
  if (status >= 500) return `status ${status} ${JSON.stringify(body)}`;
  if (status < 400 || body === undefined) return undefined;
  const { errorCode, errorMessage } = Object(body) as Record<string, unknown>;
  const isError = type === "application/json" && typeof errorCode === "string" && typeof errorMessage === "string";
  return isError ? undefined : `an error of another form: ${status} ${JSON.stringify(body)}`;
}
