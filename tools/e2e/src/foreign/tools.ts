import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "./install.ts";

/** A tool of others that takes a description. */
export interface Tool {
  name: string;
  /** The command, for a description and an output; or a script for a tool without one, which gets both as its arguments. */
  run: ((description: string, output: string) => readonly string[]) | string;
  /** A file that the command needs. */
  config?: (description: string, output: string) => readonly [file: string, text: string];
  /** Whether what it writes is TypeScript. */
  writesCode?: true;
  /** How its output names the type of an event, where it writes types: the import, and the type. */
  event?: [from: string, imported: string, type: string];
  /** The schema of zod for an event, where it writes one: its file, and the expression that gives it. */
  schema?: [from: string, expression: string];
}

const off = "{ no-server-example.com: off, no-ambiguous-paths: off, no-unused-components: off }"; // see redocly.yaml
const redocly = join(import.meta.dirname, "../../node_modules/.bin/redocly");
const inApi = ["./api", "ChannelEvent", "ChannelEvent"] as [string, string, string];

/** The validators and generators of the field, each with the settings that its own guide begins with. */
export const tools: readonly Tool[] = [
  {
    name: "swagger-parser",
    run: 'import parser from "@apidevtools/swagger-parser"; await parser.validate(process.argv[2]);',
  },
  {
    name: "spectral",
    config: () => ["oas.yaml", "extends: ['spectral:oas']\n"],
    run: (description) => ["spectral", "lint", description, "--ruleset", "oas.yaml", "--fail-severity", "error"],
  },
  {
    name: "redocly",
    config: () => ["redocly.yaml", `extends: [recommended-strict]\nrules: ${off}\ntelemetry: off\n`],
    run: (description) => [redocly, "lint", description, "--config", "redocly.yaml"],
  },
  {
    name: "scalar",
    run: `import { readFileSync } from "node:fs";
      import { validate } from "@scalar/openapi-parser";
      const { valid, errors } = await validate(readFileSync(process.argv[2], "utf8"));
      if (!valid) throw new Error(JSON.stringify(errors));`,
  },
  {
    name: "hey-api",
    writesCode: true,
    event: ["./types.gen", "ChannelEvent", "ChannelEvent"],
    run: (description, output) =>
      `openapi-ts -i ${description} -o ${output} -c @hey-api/client-fetch --silent`.split(" "),
  },
  {
    name: "orval",
    writesCode: true,
    event: inApi,
    config(input, output) {
      const api = { input, output: { target: join(output, "api.ts"), client: "fetch", mode: "single" } };
      return ["orval.config.mjs", `export default ${JSON.stringify({ api })}`];
    },
    run: () => ["orval", "--config", "orval.config.mjs"],
  },
  {
    name: "kubb",
    writesCode: true,
    event: ["./types/ChannelEvent.ts", "ChannelEvent", "ChannelEvent"],
    config: (description, output) => [
      "kubb.config.mjs",
      `import { defineConfig } from "@kubb/core";
        import { pluginOas } from "@kubb/plugin-oas";
        import { pluginTs } from "@kubb/plugin-ts";
        export default defineConfig({
          root: ".", input: { path: ${JSON.stringify(description)} }, output: { path: ${JSON.stringify(output)}, clean: false },
          plugins: [pluginOas({ generators: [] }), pluginTs({ output: { path: "./types" } })],
        });`,
    ],
    run: () => ["kubb", "generate", "--config", "kubb.config.mjs"],
  },
  {
    name: "swagger-typescript-api",
    writesCode: true,
    event: inApi,
    run: `import { generateApi } from "swagger-typescript-api";
      await generateApi({ input: process.argv[2], output: process.argv[3], fileName: "api.ts", silent: true });`,
  },
  {
    name: "oazapfts",
    writesCode: true,
    event: inApi,
    run: (description, output) => ["oazapfts", description, join(output, "api.ts")],
  },
  {
    name: "openapi-typescript",
    writesCode: true,
    event: ["./api", "components", 'components["schemas"]["ChannelEvent"]'],
    run: (description, output) => ["openapi-typescript", description, "-o", join(output, "api.ts")],
  },
  {
    name: "openapi-zod-client",
    writesCode: true,
    schema: ["./api", "all.schemas.ChannelEvent"],
    run: (description, output) => ["openapi-zod-client", description, "-o", join(output, "api.ts")],
  },
  {
    name: "hey-api-zod",
    writesCode: true,
    schema: ["./zod.gen", "all.zChannelEvent"],
    run: (description, output) => `openapi-ts -i ${description} -o ${output} -p zod --silent`.split(" "),
  },
  {
    name: "orval-zod",
    writesCode: true,
    schema: ["./api", "all.EventsListResponse.shape.eventList.element"],
    config(input, output) {
      const api = { input, output: { target: join(output, "api.ts"), client: "zod", mode: "single" } };
      return ["orval-zod.config.mjs", `export default ${JSON.stringify({ api })}`];
    },
    run: () => ["orval", "--config", "orval-zod.config.mjs"],
  },
  {
    name: "openapi-to-postman",
    run: (description, output) => ["openapi2postmanv2", "-s", description, "-o", join(output, "collection.json")],
  },
];

/** Runs a tool on a description, in the folder of the tools. What it writes goes into the output. */
export function runOn({ name, run, config }: Tool, folder: string, description: string, output: string): void {
  const [file, text] = typeof run === "string" ? [`${name}.mjs`, run] : (config?.(description, output) ?? []);
  if (file) writeFileSync(join(folder, file), text!);
  const [command = "", ...args] = typeof run === "string" ? [file!, description, output] : run(description, output);
  runTool(folder, command, args);
}
