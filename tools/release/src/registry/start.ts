import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startServerProcess } from "@kontor/testing/server-process";
import { installVerdaccio } from "./verdaccio.ts";

/** A registry of npm packages on this machine; disposing ends it and removes all that was published. */
export interface LocalRegistry extends AsyncDisposable {
  /** `http://127.0.0.1:PORT/`. */
  url: string;
  /** The path of an npm configuration that names the registry and may publish: the value of npm's option `--userconfig`. */
  npmrc: string;
}

/**
 * Starts a registry on a free port. It knows a package of `@kontor` only after it was published there, and takes all others from the registry
 * that npm is configured with.
 *
 * @throws {Error} If the registry cannot be installed, or answers nothing within 120 s.
 */
export async function startRegistry({ signal }: { signal: AbortSignal }): Promise<LocalRegistry> {
  const { stdout } = await promisify(execFile)("npm", ["config", "get", "registry"], { signal });
  const upstream = stdout.trim();
  const verdaccio = await installVerdaccio({ registry: upstream, signal });
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "kontor-registry-"));
  started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [user, password] = ["publisher", randomUUID()];
  const hash = createHash("sha1").update(password).digest("base64");
  const [config, npmrc] = [join(folder, "config.yaml"), join(folder, "npmrc")];
  writeFileSync(join(folder, "htpasswd"), `${user}:{SHA}${hash}\n`);
  writeFileSync(config, JSON.stringify(buildConfig(folder, upstream))); // JSON is YAML too
  const server = started.use(
    await startServerProcess(verdaccio, (port) => ["--config", config, "--listen", `127.0.0.1:${port}`]),
  );
  const url = `${server.url}/`;
  const credentials = Buffer.from(`${user}:${password}`).toString("base64");
  writeFileSync(npmrc, `registry=${url}\n${url.replace("http:", "")}:_auth=${credentials}\n`);
  const parts = started.move();
  return { url, npmrc, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

function buildConfig(folder: string, upstream: string): object {
  return {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } }, // nobody else can register
    uplinks: { upstream: { url: upstream } },
    packages: {
      "@kontor/*": { access: "$all", publish: "$authenticated" }, // without `proxy`: the name may belong to somebody else there
      "**": { access: "$all", proxy: "upstream" },
    },
    max_body_size: "100mb",
    web: { enable: false },
    log: { type: "stdout", format: "json", level: "error" },
  };
}
