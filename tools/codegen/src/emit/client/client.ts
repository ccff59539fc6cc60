import { buildGroupName } from "../../model/identifiers.ts";
import type { Model } from "../../model/model.ts";
import { toKebabCase } from "../../name/names.ts";
import { formatBanner } from "../comments.ts";

/** The client of all groups. */
export function emitClient(model: Model): string {
  const { Api, headers, groups, traits } = model;
  const hasHeaders = headers.length > 0;
  const core = [`create${Api}Core`, `type ${Api}ClientOptions`, ...(hasHeaders ? [`type ${Api}Headers`] : [])];
  const imports = groups.map(
    ({ name }) =>
      `import { ${name}, type ${buildGroupName(name)} } from "./groups/${toKebabCase(name)}.generated.ts";\n`,
  );
  return `${formatBanner(model)}import { checkTelemetry } from "@kontor/http/internal";
import { ${core.join(", ")} } from "./core.generated.ts";
${imports.join("")}
/** A client of the ${model.title}. */
export interface ${Api}Client {
${groups.map(({ name }) => `  readonly ${name}: ${buildGroupName(name)};\n`).join("")}${hasHeaders ? `  /** The same client with other headers: another tenant, another user. An optional header that is \`undefined\` is not sent, and a required one is refused, so that no call goes to the tenant of before. */\n  with(headers: Partial<${Api}Headers>): ${Api}Client;\n` : ""}}

/**
 * Makes a client. Every method throws ${/^[AEIOU]/.test(Api) ? "an" : "a"} {@link ${Api}Error} when the platform answers outside 2xx, and a
 * \`PlatformError\` with another \`code\` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function create${Api}Client(options: ${Api}ClientOptions): ${Api}Client {
  const core = create${Api}Core(options);
  checkTelemetry("create ${traits.what}", options.telemetry);
  return {
${groups.map(({ name }) => `    ${name}: ${name}(core),\n`).join("")}${hasHeaders ? `    with: (headers) => create${Api}Client({ ...options, ...headers }),\n` : ""}  };
}
`;
}
