import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { startServerProcess } from "@kontor/testing/server-process";
import { runOrThrow } from "../run-command.ts";

const VERDACCIO = "6.10.4";

/**
 * Starts a registry of npm packages on a free port; disposing ends it and removes all that was published. `env` is that of a terminal outside of
 * this workspace, in which npm takes the packages of `@kontor` from the registry, and may publish. It knows the packages of `@kontor` that were published there, and nothing else: npm takes all others from the
 * registry that it is configured with.
 *
 * @throws {Error} If the registry cannot be installed, or answers nothing within 120 s.
 */
export async function startRegistry() {
  const [upstream = "", userconfig = ""] = (await runOrThrow("npm", ["config", "get", "registry", "userconfig"]))
    .split("\n")
    .map((line) => line.replace(/^\w+=/, ""));
  const verdaccio = await installVerdaccio(upstream);
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "kontor-registry-"));
  started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [user, password] = ["publisher", randomUUID()];
  const hash = createHash("sha1").update(password).digest("base64");
  const [config, npmrc] = [join(folder, "config.yaml"), join(folder, "npmrc")];
  writeFileSync(join(folder, "htpasswd"), `${user}:{SHA}${hash}\n`);
  writeFileSync(config, JSON.stringify(buildConfig(folder))); // JSON is YAML too
  const listen = (port: number) => ["--config", config, "--listen", `127.0.0.1:${port}`];
  const { url } = started.use(await startServerProcess(verdaccio, listen));
  const credentials = Buffer.from(`${user}:${password}`).toString("base64");
  const settings = existsSync(userconfig) ? readFileSync(userconfig, "utf8") : "";
  writeFileSync(npmrc, `${settings}\n@kontor:registry=${url}/\n${url.replace("http:", "")}/:_auth=${credentials}\n`);
  const env = { ...buildReaderEnvironment(upstream), npm_config_userconfig: npmrc };
  const parts = started.move();
  return { env, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

function buildConfig(folder: string): object {
  return {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } }, // nobody else can register
    packages: { "@kontor/*": { access: "$all", publish: "$authenticated" } },
    max_body_size: "100mb",
    web: { enable: false },
    log: { type: "stdout", format: "json", level: "error" },
  };
}

/**
 * Installs Verdaccio, a registry of npm packages, into the user's cache unless it is already there. It is no dependency of the workspace, because
 * its 65 MB are needed here alone.
 *
 * @returns The path of the script that starts it.
 */
async function installVerdaccio(registry: string): Promise<string> {
  const cache = join(homedir(), ".cache/kontor");
  const home = join(cache, `verdaccio-${VERDACCIO}`);
  const script = join(home, "node_modules/verdaccio/bin/verdaccio");
  if (existsSync(script)) return script;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(`${home}-`); // it gets its name when it is complete, so that an interrupted run leaves nothing half installed
  try {
    const manifest = {
      private: true,
      dependencies: { verdaccio: VERDACCIO },
      overrides: { "node-fetch": "2.7.0" }, // Verdaccio asks for the tag `cjs`, which mirrors of the registry may not have
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
    await runOrThrow("npm", install, { cwd: folder, env: buildReaderEnvironment(registry) });
    renameSync(folder, home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return script;
}

/** A terminal outside of this workspace, without what npm and pnpm add for the scripts of one. This Node is the first in its PATH. */
function buildReaderEnvironment(registry: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|INIT_CWD$)/i.test(name));
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const path = [dirname(process.execPath), ...folders].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, npm_config_registry: registry };
}
