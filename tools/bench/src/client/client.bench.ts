/** Compares the size of a client and the cost of a call and of loading it with its peers, in the same run. */
import { execFileSync } from "node:child_process";
import { measureBundle } from "./bundle-size.ts";
import { callCosts } from "./call-cost.ts";
import { measureImport } from "./import-cost.ts";
import { programs } from "./programs.ts";

execFileSync("node", ["tools/run.ts", "build"], { stdio: ["ignore", "ignore", "inherit"] });

console.log("One call bundled for a browser, from dist, minified; bytes, gzip");
for (const { name, code, atMost } of programs) {
  const { minified, gzip } = await measureBundle(code);
  const promise = atMost ? `  (at most ${atMost}: ${gzip <= atMost ? "kept" : "NOT KEPT"})` : "";
  console.log(`${String(gzip).padStart(7)}  ${String(minified).padStart(7)} minified  ${name}${promise}`);
}

const rounds = 7;
const calls = 10_000;
console.log(`\nCPU of one call over a network in memory, µs; median of ${rounds} interleaved rounds of ${calls}`);
const costs = await callCosts({ rounds, calls });
for (const [name, cost] of Object.entries(costs)) {
  const over = cost - costs["openapi-fetch"]!;
  console.log(`${cost.toFixed(1).padStart(7)}  ${over >= 0 ? "+" : ""}${over.toFixed(1)} over openapi-fetch  ${name}`);
}

console.log("\nLoading, ms of CPU; median of 15 processes; and the fetch globals that were touched");
const names = ["@kontor/erp-client", "@kontor/channel-client", "@kontor/auth", "@kontor/auth/oauth"];
for (const name of [...names, "openapi-fetch", "@commercetools/ts-client", "stripe", "openai"]) {
  const { cpuMs, touched } = measureImport(name);
  console.log(`${cpuMs.toFixed(1).padStart(7)}  ${name}  ${touched.join(", ") || "none touched"}`);
}
