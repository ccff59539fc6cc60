import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./install.ts";

/** A tool of others that takes a description. */
export interface Tool {
  name: string;
  /** Runs it on a description. What it writes goes into the output. */
  run(folder: string, description: string, output: string): void;
  /** Whether what it writes is TypeScript. */
  writesCode?: true;
  /** How its output names the type of an event, where it writes types: the import, and the type. */
  event?: [from: string, imported: string, type: string];
}

/** Writes a script into the folder of the tools and runs it, for a tool without a command. */
function runScript(folder: string, name: string, code: string, args: readonly string[]): void {
  writeFileSync(join(folder, name), code);
  runTool(folder, name, args);
}

/** The validators and generators of the field, each with the settings that its own guide begins with. */
export const tools: readonly Tool[] = [
  {
    name: "swagger-parser",
    run: (folder, description) =>
      runScript(
        folder,
        "swagger-parser.mjs",
        'import parser from "@apidevtools/swagger-parser"; await parser.validate(process.argv[2]);',
        [description],
      ),
  },
  {
    name: "spectral",
    run(folder, description) {
      writeFileSync(join(folder, "oas.yaml"), "extends: ['spectral:oas']\n");
      runTool(folder, "spectral", ["lint", description, "--ruleset", "oas.yaml", "--fail-severity", "error"]);
    },
  },
  {
    name: "redocly",
    run(folder, description) {
      const off = "{ no-server-example.com: off, no-ambiguous-paths: off, no-unused-components: off }"; // see redocly.yaml
      writeFileSync(join(folder, "redocly.yaml"), `extends: [recommended-strict]\nrules: ${off}\ntelemetry: off\n`);
      const redocly = join(import.meta.dirname, "../../node_modules/.bin/redocly");
      runTool(folder, redocly, ["lint", description, "--config", "redocly.yaml"]);
    },
  },
  {
    name: "scalar",
    run: (folder, description) =>
      runScript(
        folder,
        "scalar.mjs",
        `import { readFileSync } from "node:fs";
         import { validate } from "@scalar/openapi-parser";
         const { valid, errors } = await validate(readFileSync(process.argv[2], "utf8"));
         if (!valid) throw new Error(JSON.stringify(errors));`,
        [description],
      ),
  },
  {
    name: "hey-api",
    writesCode: true,
    event: ["./types.gen", "ChannelEvent", "ChannelEvent"],
    run: (folder, description, output) =>
      runTool(folder, "openapi-ts", ["-i", description, "-o", output, "-c", "@hey-api/client-fetch", "--silent"]),
  },
  {
    name: "orval",
    writesCode: true,
    event: ["./api", "ChannelEvent", "ChannelEvent"],
    run(folder, description, output) {
      const api = { input: description, output: { target: join(output, "api.ts"), client: "fetch", mode: "single" } };
      writeFileSync(join(folder, "orval.config.mjs"), `export default ${JSON.stringify({ api })}`);
      runTool(folder, "orval", ["--config", "orval.config.mjs"]);
    },
  },
  {
    name: "kubb",
    writesCode: true,
    event: ["./types/ChannelEvent.ts", "ChannelEvent", "ChannelEvent"],
    run(folder, description, output) {
      const settings = `import { defineConfig } from "@kubb/core";
        import { pluginOas } from "@kubb/plugin-oas";
        import { pluginTs } from "@kubb/plugin-ts";
        export default defineConfig({
          root: ".", input: { path: ${JSON.stringify(description)} }, output: { path: ${JSON.stringify(output)}, clean: false },
          plugins: [pluginOas({ generators: [] }), pluginTs({ output: { path: "./types" } })],
        });`;
      writeFileSync(join(folder, "kubb.config.mjs"), settings);
      runTool(folder, "kubb", ["generate", "--config", "kubb.config.mjs"]);
    },
  },
  {
    name: "swagger-typescript-api",
    writesCode: true,
    event: ["./api", "ChannelEvent", "ChannelEvent"],
    run: (folder, description, output) =>
      runScript(
        folder,
        "swagger-typescript-api.mjs",
        `import { generateApi } from "swagger-typescript-api";
         await generateApi({ input: process.argv[2], output: process.argv[3], fileName: "api.ts", silent: true });`,
        [description, output],
      ),
  },
  {
    name: "oazapfts",
    writesCode: true,
    event: ["./api", "ChannelEvent", "ChannelEvent"],
    run: (folder, description, output) => runTool(folder, "oazapfts", [description, join(output, "api.ts")]),
  },
  {
    name: "openapi-typescript",
    writesCode: true,
    event: ["./api", "components", 'components["schemas"]["ChannelEvent"]'],
    run: (folder, description, output) =>
      runTool(folder, "openapi-typescript", [description, "-o", join(output, "api.ts")]),
  },
  {
    name: "openapi-zod-client",
    writesCode: true,
    run: (folder, description, output) =>
      runTool(folder, "openapi-zod-client", [description, "-o", join(output, "api.ts")]),
  },
  {
    name: "openapi-to-postman",
    run: (folder, description, output) =>
      runTool(folder, "openapi2postmanv2", ["-s", description, "-o", join(output, "collection.json")]),
  },
];
