import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import webpack from "webpack";

const given = `const token = { value: { reveal: () => "t" }, expiresAt: new Date(8.64e15) };
const tokens = { get: async () => token, discard() {} };`;
const erp = (fetch: string) =>
  `categories(createErpCore({ baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1", fetch: ${fetch} })).update({ id: "1" })`;
const exchange = `channelFetch({ tokens: cached(refreshExchange({ baseUrl: "https://channel.test", refreshToken: "r" })) })`;

/** Programs that make one call, with all that an integrator needs for it. `target`: gzip, in every bundler. */
export const oneCalls = [
  {
    name: "ERP, a given token",
    target: "≤ 8 KB",
    code: `import { categories, createErpCore } from "@kontor/erp-client/groups"; import { erpFetch } from "@kontor/auth"; ${given} ${erp("erpFetch({ tokens })")};`,
  },
  {
    name: "channel, a refresh token",
    target: "≤ 9.5 KB",
    code: `import { createChannelCore, events } from "@kontor/channel-client/groups"; import { cached, channelFetch, refreshExchange } from "@kontor/auth";
events(createChannelCore({ baseUrl: "https://channel.test", fetch: ${exchange} })).list();`,
  },
  {
    name: "ERP, client credentials",
    target: "≤ 11 KB",
    code: `import { categories, createErpCore } from "@kontor/erp-client/groups"; import { cached, erpFetch } from "@kontor/auth"; import { clientCredentials } from "@kontor/auth/oauth";
${erp(`erpFetch({ tokens: cached(clientCredentials({ authUrl: "https://auth.test", clientId: "i", clientSecret: "s" })) })`)};`,
  },
  {
    name: "ERP, a given token, all 296 operations",
    target: "≤ 20.5 KB",
    code: `import { createErpClient } from "@kontor/erp-client"; import { erpFetch } from "@kontor/auth"; ${given}
createErpClient({ baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1", fetch: erpFetch({ tokens }) }).info.getStatus();`,
  },
];

/** The text of a bundle, and the files of which something is in it. */
type Bundle = (code: string, conditions: string[]) => Promise<{ text: string; modules: string[] }>;

/** Bundle for a browser and minify. Conditions choose the files of our packages: none for `dist`, as it is published. */
export const bundlers: Readonly<Record<string, Bundle>> = {
  async esbuild(code, conditions) {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: import.meta.dirname },
      ...{ bundle: true, minify: true, format: "esm", platform: "browser", external: ["node:*"], conditions },
      ...{ write: false, metafile: true, logLevel: "error" },
    });
    const [output] = Object.values(metafile.outputs);
    return { text: outputFiles[0]!.text, modules: Object.keys(output!.inputs) };
  },
  async rolldown(code, conditions) {
    const input = `${import.meta.dirname}/one-call.js`; // never written
    await using bundle = await rolldown({
      input,
      platform: "browser",
      external: /^node:/,
      resolve: { conditionNames: [...conditions, "browser", "import", "default"] },
      logLevel: "silent", // esbuild refuses an import that is not there
      plugins: [
        { name: "one-call", resolveId: (id) => (id === input ? id : null), load: (id) => (id === input ? code : null) },
      ],
    });
    const { output } = await bundle.generate({ format: "esm", minify: true });
    const chunks = output.filter((each) => each.type === "chunk");
    return { text: chunks.map((chunk) => chunk.code).join(""), modules: chunks.flatMap(({ moduleIds }) => moduleIds) };
  },
  async webpack(code, conditions) {
    const folder = mkdtempSync(join(import.meta.dirname, "../../.webpack-"));
    try {
      writeFileSync(join(folder, "one-call.js"), code);
      const stats = await runWebpack({
        context: folder,
        entry: "./one-call.js",
        mode: "production",
        target: "web",
        externals: /^node:/,
        externalsType: "module",
        experiments: { outputModule: true },
        output: { path: folder, filename: "bundle.js", module: true },
        resolve: { conditionNames: [...conditions, "browser", "import", "default"] },
        module: { rules: [{ test: /\.ts$/, loader: join(import.meta.dirname, "strip-types.ts") }] },
      });
      const modules = [...stats.compilation.modules].flatMap((each) => each.nameForCondition() ?? []);
      return { text: readFileSync(join(folder, "bundle.js"), "utf8"), modules };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function runWebpack(options: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(options);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ colors: false }) ?? "webpack gave nothing");
  return stats;
}

/** The size of a program in one bundler, in KB, gzip level 9. */
export async function measureSize(bundler: string, code: string, conditions: string[] = []) {
  const { text, modules } = await bundlers[bundler]!(code, conditions);
  return { kilobytes: gzipSync(text, { level: 9 }).length / 1_000, modules };
}
