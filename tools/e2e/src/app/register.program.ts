/** Registers an app in a separate process, and is killed where it is told to: before or after its n-th request or write. */
import { once } from "node:events";
import { keyFile, progressFile } from "@kontor/app/file";
import { registerApp } from "@kontor/app";

const [baseUrl = "", folder = "", killAt = ""] = process.argv.slice(2);
let point = 0;

/** A place where a crash may happen; tells the parent its name, and goes no further where it is to happen. */
async function at(name: string): Promise<void> {
  point += 1;
  process.send!({ point, name });
  if (point !== Number(killAt)) return;
  process.kill(process.pid, "SIGKILL");
  await new Promise(() => {});
}

const around =
  <Arguments extends unknown[], Result>(name: string, run: (...all: Arguments) => Promise<Result>) =>
  async (...all: Arguments): Promise<Result> => {
    await at(`before ${name}`);
    const result = await run(...all);
    await at(`after ${name}`);
    return result;
  };

const progress = progressFile(`${folder}/progress.json`);
const { saveKey, hasKey } = keyFile(`${folder}/key`);
let decided: Promise<unknown> = Promise.resolve(); // by the ERP user, each time that they are waited for
const outcome = await registerApp({
  baseUrl,
  app: {
    AppId: "stock-sync/1.0",
    DisplayName: "Stock sync",
    Description: "Keeps the stock in line",
    Version: "1.0.0",
    ProviderName: "Example",
    ProviderWebsite: "https://example.test",
    MandatoryApiScopes: ["items.read"],
  },
  progress: { load: progress.load, save: around("write", progress.save) },
  saveKey: around("saveKey", saveKey),
  hasKey,
  intervalMs: 10,
  fetch: around("request", async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    await decided; // so that there are as many looks on any machine
    return fetch(input, init);
  }),
  onStep: (step) => {
    console.log(JSON.stringify(step));
    if (step.step === "waiting") decided = once(process, "message");
    process.send!({ step });
  },
});
console.log(JSON.stringify(outcome));
process.send!({ outcome });
process.disconnect();
