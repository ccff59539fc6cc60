import { expect, test } from "vitest";
import type { Manifest } from "../tree/published.ts";
import { compareManifests } from "./compare-manifests.ts";

const manifest: Manifest = {
  name: "@kontor/x",
  version: "0.1.0",
  exports: { ".": "./a.js", "./file": "./b.js" },
  bin: { kontor: "x.js" },
  dependencies: { jose: "^6.2.0" },
  peerDependencies: { pg: "^8" },
  engines: { node: ">=22.13" },
  type: "module",
  files: ["dist", "src", "!**/*.test*"],
};

test.each<[string, Partial<Manifest>, string]>([
  ["a newer Node is wanted", { engines: { node: ">=24" } }, "major node"],
  ["a higher second number is wanted", { engines: { node: ">=22.20" } }, "major node"],
  ["an older Node is enough", { engines: { node: ">=20.9" } }, "minor node"],
  ["any Node is enough", { engines: {} }, "minor node"],
  ["Node may no longer be newer", { engines: { node: ">=20 <24" } }, "major node"],
  ["only one system is left", { os: ["linux"] }, "major os"],
  ["files are read as CommonJS", { type: "commonjs" }, "major type"],
  ["a folder is no longer shipped", { files: ["src"] }, "major dist"],
  [
    "an entry is no longer for require()",
    { exports: { ".": "./a.js", "./file": { import: "./b.js" } as never } },
    "major the entry ./file",
  ],
  [
    "an entry has types too",
    { exports: { ".": "./a.js", "./file": { types: "./b.d.ts", default: "./b.js" } as never } },
    "minor the entry ./file",
  ],
  [
    "an entry is gone from what is published",
    { publishConfig: { exports: { ".": "./a.js" } } },
    "major the entry ./file",
  ],
  ["an entry is gone", { exports: { ".": "./a.js" } }, "major the entry ./file"],
  ["an entry is new", { exports: { ...manifest.exports, "./x": "./x.js" } }, "minor the entry ./x"],
  ["a command has another name", { bin: { kon: "x.js" } }, "major the command kontor,minor the command kon"],
  ["a dependency is newer", { dependencies: { jose: "^7.0.0" } }, "patch the dependency jose"],
  ["a dependency more", { dependencies: { ...manifest.dependencies, ajv: "^8" } }, "patch the dependency ajv"],
  ["a peer is newer", { peerDependencies: { pg: "^9" } }, "major the peer pg"],
  ["a peer may be of one more major version", { peerDependencies: { pg: "^8 || ^9" } }, "minor the peer pg"],
  ["a peer is gone", { peerDependencies: {} }, "minor the peer pg"],
  ["a peer more", { peerDependencies: { pg: "^8", react: "^19" } }, "major the peer react"],
  [
    "an optional peer more",
    { peerDependencies: { pg: "^8", react: "^19" }, peerDependenciesMeta: { react: { optional: true } } },
    "minor the peer react",
  ],
  ["a peer is optional now", { peerDependenciesMeta: { pg: { optional: true } } }, "minor the peer pg"],
  ["a keyword", { keywords: ["x"] } as object, "patch package.json"],
  ["the version", { version: "0.2.0" }, ""],
])("compareManifests() tells that %s", (_, change, expected) => {
  const found = compareManifests(manifest, { ...manifest, ...change });

  expect(found.map(({ effect, at }) => `${effect} ${at}`).join()).toBe(expected);
});

test("a peer that was optional and is not any more has to be installed", () => {
  const optional = { ...manifest, peerDependenciesMeta: { pg: { optional: true } } };

  expect(compareManifests(optional, manifest)).toEqual([
    { effect: "major", at: "the peer pg", reason: "is no longer optional" },
  ]);
});
