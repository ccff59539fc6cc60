import { delimiter, dirname } from "node:path";

/**
 * Builds the environment of a terminal outside of this workspace: this Node is the first in its PATH, npm uses the given registry, and
 * the variables and commands that npm and pnpm add for the scripts of a workspace are absent.
 *
 * @param options `cache`: the folder of npm's cache. Default: the one of the user. `environment`: the environment of this process.
 */
export function buildReaderEnvironment({
  registry,
  cache,
  environment = process.env,
}: {
  registry: string;
  cache?: string;
  environment?: NodeJS.ProcessEnv;
}): NodeJS.ProcessEnv {
  const own = Object.entries(environment).filter(([name]) => !/^(npm_|pnpm_|INIT_CWD$)/i.test(name));
  const folders = (environment["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !/[/\\]node_modules[/\\]\.bin$/.test(folder));
  return {
    ...Object.fromEntries(own),
    PATH: [dirname(process.execPath), ...folders].join(delimiter),
    npm_config_registry: registry,
    ...(cache !== undefined && { npm_config_cache: cache }),
  };
}
