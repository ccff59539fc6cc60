import { killSandbox } from "@kontor/e2e/sandbox/kill";

// `pnpm bench kill-sandbox`: kill -9 of a sandbox with data, 50 times at seeded points.
const report = await killSandbox({ kills: 50, seed: 4711 });
const { kills, answered, inFlight, wrong } = report;
console.log(`${kills} × kill -9 while it was called; ${answered} requests were answered in between`);
console.log(
  `state after the restart: that of the last answer ${inFlight.kept + inFlight.notKept} times, another ${wrong.length} times`,
);
console.log(`of the requests on their way, ${inFlight.kept} were kept and ${inFlight.notKept} were not`);
for (const each of wrong) console.log(`  ${each}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
