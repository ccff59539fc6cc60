/** Measures what the clients weigh, what they cost while they load, while types are checked and for a call, and how fast events are decoded. */
import { execFileSync } from "node:child_process";
import { decodeEvent } from "@kontor/channel-client";
import { readEventSpecs } from "@kontor/e2e/operations/event-specs";
import { categories, createErpCore } from "@kontor/erp-client/groups";
import createClient from "openapi-fetch";
import { bundlers, measureSize, oneCalls } from "../peers/bundlers.ts";
import { checkCompiles, countInstantiations, createCompiler, ours, peer } from "../peers/type-cost.ts";
import { computeMedian, computeRatio, isShort, readCpu, sendFigures, takeTurns } from "../measure.ts";
import { formatValue, type Figure } from "../table.ts";

sendFigures([...(await sizes()), ...(await loading()), ...(await types()), await calls(), await decoding()]);

/** One call bundled for a browser: the largest bundle counts. */
async function sizes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, code, target } of oneCalls) {
    const measured: [string, number][] = [];
    for (const bundler of Object.keys(bundlers)) measured.push([bundler, (await measureSize(bundler, code)).kilobytes]);
    const note = measured.map(([bundler, kilobytes]) => `${bundler} ${kilobytes.toFixed(2)}`).join(", ");
    const value = Math.max(...measured.map(([, kilobytes]) => kilobytes));
    figures.push({ name: `bundle of one call: ${name}`, value, target, note });
  }
  return figures;
}

/** The processor time of a process that imports a package, less that of a process that imports nothing. */
async function loading(): Promise<Figure[]> {
  const importing = (name?: string) => async () => {
    const code = `${name ? `import ${JSON.stringify(name)};` : ""}console.log(JSON.stringify(process.cpuUsage()))`;
    const { user, system } = JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
        cwd: import.meta.dirname,
        encoding: "utf8",
      }),
    ) as NodeJS.CpuUsage;
    return { overriddenDuration: (user + system) / 1_000 };
  };
  const targets = { "@kontor/erp-client": "≤ 13 ms", "@kontor/channel-client": "≤ 9 ms", "@kontor/auth": "≤ 10 ms" };
  const works = Object.keys(targets).map((name) => [name, importing(name)] as const);
  const times = await takeTurns<string>(
    { node: importing(), ...Object.fromEntries(works) },
    { rounds: isShort ? 3 : 25 },
  );
  const alone = computeMedian(times["node"]!);
  const note = `processor time, a bare Node ${formatValue(alone)}`;
  return Object.entries(targets).map(([name, target]) => {
    return { name: `loading ${name}, beyond a bare Node`, value: computeMedian(times[name]!) - alone, target, note };
  });
}

/** One call to the ERP for the type checker, from the published types, beside openapi-fetch on the same description. */
async function types(): Promise<Figure[]> {
  using compiler = createCompiler();
  const checking = (program: string) => async () => {
    return { overriddenDuration: checkCompiles(compiler, program).checkSeconds * 1_000 };
  };
  const works = { ours: checking(ours.client + ours.call), peer: checking(peer.client + peer.call) };
  const times = await takeTurns(works, { rounds: isShort ? 1 : 9 });
  return [
    {
      name: "type check: instantiations of a valid call",
      value: countInstantiations(compiler, ours),
      target: "≤ 50",
      note: `openapi-fetch ${formatValue(countInstantiations(compiler, peer))}`,
    },
    {
      name: "type check: time of a program of one call, against openapi-fetch",
      value: computeRatio(times.ours, times.peer),
      target: "≤ 1 ×",
      note: `${formatValue(computeMedian(times.ours))} against ${formatValue(computeMedian(times.peer), "ms")}`,
    },
  ];
}

/** One update of one record, over a network in memory that gives the same answer to both, made anew as a network does. */
async function calls(): Promise<Figure> {
  const body = { id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", name: "Garden tools" };
  const answer = JSON.stringify({ ...body, isActive: true });
  const network = async () => new Response(answer, { headers: { "content-type": "application/json" } });
  const options = { baseUrl: "https://erp.test", fetch: network };
  const facade = categories(createErpCore({ ...options, tenantId: body.id, appId: "bench/1", appVersion: "1" }));
  const bare = createClient<never>(options) as unknown as { PATCH(path: string, init: object): Promise<unknown> };
  const headers = { "x-tenant-id": body.id, "x-appid": "bench/1", "x-appversion": "1" };
  const times = await takeTurns(
    {
      facade: repeat(1_000, () => facade.update(body)),
      peer: repeat(1_000, () => bare.PATCH("/v2/UpdateCategory", { body, headers })),
    },
    { rounds: isShort ? 5 : 15, iterations: 10, now: readCpu }, // ms for 1,000 calls are µs for one
  );
  const [ours, theirs] = [computeMedian(times.facade), computeMedian(times.peer)];
  const note = `${formatValue(ours)} against ${formatValue(theirs)}`;
  return { name: "processor time of a call, beyond openapi-fetch", value: ours - theirs, target: "≤ 4 µs", note };
}

/** The examples of all event types, decoded, and parsed from their text. */
async function decoding(): Promise<Figure> {
  const texts = readEventSpecs().flatMap(({ examples }) => examples.map((example) => JSON.stringify(example)));
  const events = texts.map((text) => JSON.parse(text) as unknown);
  const times = await takeTurns(
    {
      decode: repeat(20, () => events.forEach((event) => decodeEvent(event))),
      parse: repeat(20, () => texts.forEach((text) => void JSON.parse(text))),
    },
    { rounds: isShort ? 5 : 15, iterations: 10, now: readCpu },
  );
  const value = (events.length * 20 * 1_000) / computeMedian(times.decode);
  const note = `${formatValue(computeRatio(times.decode, times.parse), "×")} the time of JSON.parse() of the same events`;
  return { name: "decodeEvent()", value, target: "≥ 200,000 events/s", note };
}

function repeat(count: number, work: () => unknown) {
  return async () => {
    for (let index = 0; index < count; index += 1) await work();
  };
}
