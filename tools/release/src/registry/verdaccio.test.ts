import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { installVerdaccio } from "./verdaccio.ts";

const cache = mkdtempSync(join(tmpdir(), "kontor-verdaccio-"));
beforeEach(() => rmSync(cache, { recursive: true, force: true }));
afterAll(() => rmSync(cache, { recursive: true, force: true }));
const install = () => installVerdaccio({ registry: "http://127.0.0.1:1", signal: AbortSignal.abort(), cache });

test("installVerdaccio() leaves nothing in the cache when it is interrupted", async () => {
  await expect(install()).rejects.toThrow("aborted");

  expect(readdirSync(cache)).toEqual([]);
});

test("installVerdaccio() takes what an earlier run has installed", async () => {
  const script = join(cache, "verdaccio-6.10.4/node_modules/verdaccio/bin/verdaccio");
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, "");

  expect(await install()).toBe(script);
});
