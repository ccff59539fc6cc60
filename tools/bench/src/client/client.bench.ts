/** Compares the size of a client and the cost of a call and of loading it with its peers, in the same run. */
import { execFileSync } from "node:child_process";
import { showFigures, type Measured } from "../measure/report.ts";
import { measureBundle } from "./bundle-size.ts";
import { callCosts } from "./call-cost.ts";
import { client } from "./figures.ts";
import { measureImport } from "./import-cost.ts";
import { programs } from "./programs.ts";

const [rounds = 7, times = 15] = process.argv.slice(2).map(Number);
const calls = 10_000;
execFileSync("node", ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });

console.log("One call bundled for a browser, from dist, minified; bytes, gzip");
const weights: Record<string, Measured> = {};
for (const { name, code } of programs) {
  const { minified, gzip } = await measureBundle(code);
  weights[`bundled: ${name}`] = { value: gzip, note: `${minified} before gzip` };
}
const bridge = await measureBundle(
  'import { createAppBridge } from "@kontor/app/bridge"; globalThis.bridge = createAppBridge;',
);
showFigures(client, { ...weights, "bundled: the bridge of an app": bridge.gzip });

console.log(`\nCPU of one call over a network in memory; median of ${rounds} interleaved rounds of ${calls}`);
const costs = await callCosts({ rounds, calls });
showFigures(client, {
  ...Object.fromEntries(Object.entries(costs).map(([name, cost]) => [`CPU of a call: ${name}`, cost])),
  "the facade over openapi-fetch": costs["Kontor, the facade"]! - costs["openapi-fetch"]!,
});

console.log(`\nLoading, CPU; median of ${times} processes; and the fetch globals that were touched`);
const ours = ["@kontor/erp-client", "@kontor/channel-client", "@kontor/auth", "@kontor/auth/oauth"];
const loads: Record<string, Measured> = {};
let touchedByOurs = 0;
for (const name of [...ours, "openapi-fetch", "@commercetools/ts-client", "stripe", "openai"]) {
  const { cpuMs, touched } = measureImport(name, { times });
  loads[`loading: ${name}`] = { value: cpuMs, note: touched.length > 0 ? `touches ${touched.join(", ")}` : "" };
  if (ours.includes(name)) touchedByOurs += touched.length;
}
showFigures(client, { ...loads, "globals of fetch that our packages touch while they load": touchedByOurs });
