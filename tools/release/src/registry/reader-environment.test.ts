import { dirname } from "node:path";
import { expect, test } from "vitest";
import { buildReaderEnvironment } from "./reader-environment.ts";

const registry = "http://127.0.0.1:4873";

test("buildReaderEnvironment() keeps what a reader's terminal has, and drops what npm adds for a script of a workspace", () => {
  const environment = {
    HOME: "/home/reader",
    PATH: "/workspace/node_modules/.bin:/usr/bin",
    INIT_CWD: "/workspace",
    npm_config_local_prefix: "/workspace",
    npm_config_registry: "https://elsewhere.test",
  };

  const built = buildReaderEnvironment({ registry, cache: "/tmp/cache", environment });

  expect(built).toEqual({
    HOME: "/home/reader",
    PATH: `${dirname(process.execPath)}:/usr/bin`,
    npm_config_registry: registry,
    npm_config_cache: "/tmp/cache",
  });
});

test("buildReaderEnvironment() leaves npm's own cache where none is given", () => {
  expect(buildReaderEnvironment({ registry, environment: {} })).not.toHaveProperty("npm_config_cache");
});
