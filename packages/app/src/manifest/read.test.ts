import { expect, test } from "vitest";
import { ManifestError, type ManifestProblem } from "./problems.ts";
import { readManifest } from "./read.ts";

const configurationUrl = "https://app.test/setup";
const current = { version: "1.0.0", technicalName: "stock-sync", lifecycle: { configurationUrl } };

function problemsOf(source: unknown): readonly ManifestProblem[] {
  try {
    readManifest(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ManifestError);
    return (error as ManifestError).problems;
  }
}

test("the current generation is read as it is, from text or a value, and unknown fields are kept", () => {
  const own = { ...current, "x-ours": 1 };

  expect(readManifest(own)).toEqual({ generation: "M3", manifest: own, hints: [] });
  expect(readManifest(`\uFEFF${JSON.stringify(own)}`).manifest).toEqual(own);
  expect(readManifest({ ...current, manifestVersion: "1.0.0" }).generation).toBe("M3");
  expect(readManifest({ ...current, lifecycle: {} }).manifest.lifecycle).toEqual({});
});

test("the one of early 2026 has manifest and listing in one", () => {
  const listing = { name: { en: { short: "Stock", full: "Stock sync" } } };
  const manifest = {
    ...current,
    lifecycle: { configurationUrl, connectUrl: "https://app.test/a", disconnectUrl: "https://app.test/b" },
  };

  const read = readManifest({ manifest, listing });

  expect(read).toMatchObject({ generation: "M2", manifest, listing });
  const problem = { problem: "is deprecated", fix: "leave it out; configurationUrl is called" };
  expect(read.hints).toEqual([
    { path: "/manifest/lifecycle/connectUrl", ...problem },
    { path: "/manifest/lifecycle/disconnectUrl", ...problem },
  ]);
});

test("the one of 2025 is told by manifestVersion; its setupUrl is the configurationUrl", () => {
  const read = readManifest({
    manifestVersion: "1.0.0",
    version: "2.1.0",
    name: { short: "stock-sync", full: "Stock sync" },
    description: { short: "Stock", full: "Keeps stock" },
    lifecycle: { setupUrl: configurationUrl },
    capabilities: {
      erp: {
        api: { scopes: ["items.read"] },
        pane: [{ url: "https://app.test/pane", title: "Stock", context: "customers" }],
      },
    },
  });

  expect(read.generation).toBe("M1");
  expect(read.manifest).toEqual({
    version: "2.1.0",
    technicalName: "stock-sync",
    lifecycle: { configurationUrl },
    capabilities: {
      erp: {
        api: { scopes: ["items.read"] },
        pane: [{ url: "https://app.test/pane", title: "Stock", context: "customers" }],
      },
    },
  });
  expect(read.listing).toMatchObject({ name: { full: "Stock sync" } });
  expect(read.hints.map(({ path }) => path)).toEqual(["/manifestVersion", "/capabilities/erp/pane/0/id"]);
});

test.each(["description", "defaultLocale", "locales", "icon", "communication", "legal"])(
  "of a manifest of 2025, %s belongs to the listing, and a field whose name begins with it does not",
  (field) => {
    const others = { [`${field}More`]: { en: 2 }, lifecycle: { configurationUrl }, version: "1.0.0" };
    const source = { manifestVersion: "1.0.0", name: { short: "stock-sync" }, [field]: { en: 1 }, ...others };
    const { manifest, listing } = readManifest(source);

    expect(listing).toEqual({ name: { short: "stock-sync" }, [field]: { en: 1 } });
    expect(manifest).toEqual({ technicalName: "stock-sync", ...others });
  },
);

test("a set-up page on this machine is for developing", () => {
  const local = { ...current, lifecycle: { configurationUrl: "http://localhost:3000/setup" } };

  expect(problemsOf(local)).toEqual([
    {
      path: "/lifecycle/configurationUrl",
      problem: "is plain http to this machine",
      fix: "use https; allowLoopback is for developing",
    },
  ]);
  expect(readManifest(local, { allowLoopback: true }).manifest).toEqual(local);
});

test.each<[string, unknown, string[]]>([
  ["nothing", undefined, [""]],
  ["a list", [], [""]],
  ["text that is no JSON", "{ version: 1 }", [""]],
  ["an empty object", {}, ["/version", "/technicalName"]],
  ["a version of two numbers", { ...current, version: "1.0" }, ["/version"]],
  ["a version before the release", { ...current, version: "1.0.0-beta" }, ["/version"]],
  ["a version that is a number", { ...current, version: 1 }, ["/version"]],
  ["a name that is empty", { ...current, technicalName: "" }, ["/technicalName"]],
  ["a name of 101 characters", { ...current, technicalName: "a".repeat(101) }, ["/technicalName"]],
  [
    "a set-up page by plain http",
    { ...current, lifecycle: { configurationUrl: "http://app.test" } },
    ["/lifecycle/configurationUrl"],
  ],
  [
    "a set-up page whose host begins as this machine",
    { ...current, lifecycle: { configurationUrl: "http://localhost.evil.test/" } },
    ["/lifecycle/configurationUrl"],
  ],
  [
    "a set-up page without a host",
    { ...current, lifecycle: { configurationUrl: "/setup" } },
    ["/lifecycle/configurationUrl"],
  ],
  [
    "a set-up page by javascript:",
    { ...current, lifecycle: { configurationUrl: "javascript:alert(1)" } },
    ["/lifecycle/configurationUrl"],
  ],
  [
    "a placeholder",
    { ...current, lifecycle: { configurationUrl: "https://{metadata.host}/setup" } },
    ["/lifecycle/configurationUrl"],
  ],
  ["a lifecycle that is text", { ...current, lifecycle: "none" }, ["/lifecycle"]],
  [
    "a menu item without an address",
    { ...current, capabilities: { erp: { menuItems: [{ id: "a", name: "A" }] } } },
    ["/capabilities/erp/menuItems/0/url"],
  ],
  [
    "a pane whose address is none",
    { ...current, capabilities: { erp: { pane: [{ id: "a", context: "customers", title: "A", url: "pane" }] } } },
    ["/capabilities/erp/pane/0/url"],
  ],
  [
    "scopes that are no list",
    { ...current, capabilities: { erp: { api: { scopes: "items.read" } } } },
    ["/capabilities/erp/api/scopes"],
  ],
  [
    "two things at once",
    { version: "1", technicalName: "a", lifecycle: { configurationUrl: 1 } },
    ["/version", "/lifecycle/configurationUrl"],
  ],
  [
    "an older one without a set-up page of its own name",
    { manifestVersion: "1.0.0", version: "1.0.0", name: { short: "a" }, lifecycle: { setupUrl: "http://x.test" } },
    ["/lifecycle/setupUrl"],
  ],
  ["an older one without a name", { manifestVersion: "1.0.0", version: "1.0.0" }, ["/name/short"]],
  [
    "an older one whose lifecycle is text",
    { manifestVersion: "1.0.0", version: "1.0.0", name: { short: "a" }, lifecycle: "none" },
    ["/lifecycle"],
  ],
  [
    "an older one whose lifecycle is a list",
    { manifestVersion: "1.0.0", version: "1.0.0", name: { short: "a" }, lifecycle: [] },
    ["/lifecycle"],
  ],
  ["a part that is wrong", { manifest: { version: "1.0.0" } }, ["/manifest/technicalName"]],
])("a manifest with %s is refused, with its path and a fix", (_, source, paths) => {
  const problems = problemsOf(source);

  expect(problems.map(({ path }) => path)).toEqual(paths);
  for (const { fix, problem } of problems) expect([fix, problem]).not.toContain("");
});

test("its error says it all to a person", () => {
  expect(() => readManifest({ technicalName: "a", version: "1" })).toThrow(
    'Cannot read the manifest:\n  /version does not fit: got "1": write three numbers, "1.0.0"',
  );
});
