/**
 * Who may import whom: the table of ARCHITECTURE.md, for dependency-cruiser, which `npm run check` runs.
 * Workspaces are imported by their names; an import of a type counts like any other.
 */

const EVERY_PACKAGE =
  "app auth channel-client channel-events channel-types erp-client erp-types http postgres sandbox".split(" ");

/** What each workspace may import of ours, what its tests may import besides, and why. */
const table = {
  "packages/erp-types": { because: "Types stand on nothing." },
  "packages/channel-types": { because: "Types stand on nothing." },
  "packages/http": { inTests: ["testing"], because: "Every client stands on it." },
  "packages/postgres": { ours: ["http"], inTests: ["testing"], because: "It is what the stores in PostgreSQL share." },
  "packages/erp-client": { ours: ["erp-types", "http"], because: "It is generated and thin." },
  "packages/channel-client": { ours: ["channel-types", "http"], because: "It is generated and thin." },
  "packages/auth": {
    ours: ["channel-types", "http", "postgres"],
    inTests: ["sandbox", "testing"],
    because: "It knows two token endpoints, and no other.",
  },
  "packages/channel-events": {
    ours: ["channel-client", "channel-types", "http", "postgres"],
    inTests: ["auth", "sandbox", "testing"],
    because: "It knows tokens only through the client that it is given.",
  },
  "packages/app": {
    ours: ["auth", "erp-client", "erp-types", "http", "postgres"],
    inTests: ["sandbox", "testing"],
    because: "An app registers with the ERP, and knows no channel.",
  },
  "packages/sandbox": {
    ours: ["channel-types", "erp-types"],
    inTests: ["testing"],
    because: "It shares data with what it tests, and no behaviour.",
  },
  "packages/cli": { ours: EVERY_PACKAGE, inTests: ["testing"], because: "It is the shell of all packages." },
  "packages/mcp": {
    ours: ["cli", "docs", "sandbox"],
    because: "It is the shell of the docs, the specs and the sandbox for an assistant.",
  },
  "packages/docs": { ours: [...EVERY_PACKAGE, "codegen"], because: "The reference is written from the specs." },
  "tools/testing": {
    ours: ["http"],
    because: "Every package can be tested with it, and with the virtual clock that http publishes.",
  },
  "tools/codegen": { because: "It writes what the packages hold." },
  "tools/checks": { ours: ["codegen", "spec-rules"], because: "It reads the specs, and the sheets of facts." },
  "tools/mutants": { because: "It changes files, and imports none." },
  "tools/spec-rules": { inTests: ["codegen"], because: "It reads the specs as text." },
  "tools/simulation": {
    ours: ["auth", "channel-client", "channel-events", "http", "testing"],
    because: "It runs the consumer in simulated time, and knows nothing of the sandbox.",
  },
  "tools/e2e": { ours: [...EVERY_PACKAGE, "codegen", "docs", "testing"], because: "It runs the whole." },
  "tools/release": { ours: [...EVERY_PACKAGE, "codegen", "docs", "testing"], because: "It packs the whole." },
  "tools/bench": {
    ours: [...EVERY_PACKAGE, "codegen", "e2e", "testing"],
    because: "It measures the whole.",
  },
};

/**
 * The rooms inside a workspace, in their order: a file imports from its own room and from those before it. A room is folders and files of `src`,
 * by name. Tests may import all.
 */
export const rooms = {
  "packages/auth": [
    "token error token-call",
    "api-key oauth refresh-exchange",
    "token-store budget token-cache unsaved-token renewal shared-store cached",
    "stores",
    "fetch",
    "entries",
  ],
  "packages/channel-events": [
    ..."ground page inbox handlers options observe dispatch handle poll consumer fleet".split(" "),
    "entries quota testing",
  ],
  "packages/sandbox": [
    ..."ground generated state platform operations oauth seed control console hub serve".split(" "),
    "entries browser testing",
  ],
  "tools/codegen": ["document interfaces", "name", "model", "read", "emit", "packages main new constructs fixtures"],
};

/** Upstreams that only some files import, so that they can be replaced there. */
const upstreams = {
  "openapi-fetch": {
    users: "^packages/(erp|channel)-client/src/(entries/raw|generated/raw[.]generated)[.]ts$|^tools/bench/src/",
    because: "A change of its types would break every user of a client; behind /raw it breaks nobody else.",
  },
  "oxc-parser": {
    users: "^packages/docs/src/packages/read/",
    because: "Its tree changes with minor versions; only the reader of the sources knows it.",
  },
  "typescript-with-api": {
    users: "^tools/release/src/",
    because: "TypeScript 7 has no compiler API, so what needs an older one is kept small.",
  },
};

const OURS = "^(packages|tools)/";
const TESTS = "[.]test(-d)?[.]ts$|/fixtures/";

function forbidWorkspaces([workspace, { ours = [], inTests = [], because }]) {
  const allow = (names) => `^(packages|tools)/(${[workspace.split("/")[1], ...names].join("|")})/`;
  const kinds = [
    { name: workspace, from: { path: `^${workspace}/`, pathNot: TESTS }, names: ours },
    { name: `${workspace} (tests)`, from: { path: `^${workspace}/.*(${TESTS})` }, names: [...ours, ...inTests] },
  ];
  return kinds.map(({ name, from, names }) => ({
    name,
    comment: `${because} It may import ${names.join(", ") || "nothing of ours"}.`,
    severity: "error",
    from,
    to: { path: OURS, pathNot: allow(names) },
  }));
}

function forbidRooms([workspace, rows]) {
  const src = `^${workspace}/src/`;
  const paths = rows.map((names) => `${src}(${names.replaceAll(" ", "|")})(/|[.]ts$)`);
  const forbid = (name, comment, from, to) => ({ name: `${workspace}: ${name}`, comment, severity: "error", from, to });
  return [
    ...rows.map((names, at) => {
      const to = { path: src, pathNot: paths.slice(0, at + 1) };
      return forbid(names, "A room knows only those before it.", { path: paths[at], pathNot: TESTS }, to);
    }),
    forbid("no room", "A new folder or file gets a place in the order.", { path: src, pathNot: [TESTS, ...paths] }, {}),
  ];
}

export default {
  forbidden: [
    ...Object.entries(table).flatMap(forbidWorkspaces),
    ...Object.entries(rooms).flatMap(forbidRooms),
    {
      name: "bridge",
      comment: "The bridge runs in a browser, in a page that is not ours.",
      severity: "error",
      from: { path: "^packages/app/src/(bridge/|entries/bridge)", pathNot: TESTS },
      to: { path: OURS, pathNot: "^packages/app/src/bridge/" },
    },
    {
      name: "types-of-channel-types",
      comment: "The package has no code: an import of a value would fail at run time.",
      severity: "error",
      from: { path: OURS },
      to: { path: "^packages/(channel|erp)-types/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-in-the-table",
      comment: "A new workspace gets a row, so that somebody decides what it may import.",
      severity: "error",
      from: { path: `${OURS}[^/]+/`, pathNot: Object.keys(table).map((workspace) => `^${workspace}/`) },
      to: {},
    },
    {
      name: "by-name-only",
      comment: "A relative path into another workspace reaches what that workspace does not publish.",
      severity: "error",
      from: {
        path: "^(packages|tools)/([^/]+)/",
        pathNot: [
          "^tools/testing/src/virtual-clock[.]ts$", // tests of http use it: a dependency on http would be a circle of workspaces
          "^tools/e2e/src/operations/sandbox-parts[.]ts$", // the helpers of the sandbox's own tests, which no user needs
          "^packages/docs/src/reference/samples/values[.]ts$", // Astro builds without the condition that leads to sources
        ],
      },
      to: { path: OURS, pathNot: "^$1/$2/", dependencyTypes: ["local"] },
    },
    {
      name: "no-circle",
      comment: "Files that import each other cannot be read, tested or moved alone.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "not-found",
      comment: "An import that leads nowhere would escape every other rule.",
      severity: "error",
      from: { path: OURS, pathNot: "/fixtures/" },
      to: { couldNotResolve: true, pathNot: "^astro:" }, // Astro makes these modules
    },
    ...Object.entries(upstreams).map(([name, { users, because }]) => ({
      name: `upstream-${name}`,
      comment: because,
      severity: "error",
      from: { path: OURS, pathNot: users },
      to: { path: `(^|/)${name}(/|$)` },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/|[.]astro/" },
    tsPreCompilationDeps: true, // imports of types too
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@kontor/source", "import", "node", "default"],
      extensions: [".ts", ".js", ".mjs", ".d.ts"],
    },
    cache: { folder: ".cache/dependency-cruiser", strategy: "content" },
  },
};
