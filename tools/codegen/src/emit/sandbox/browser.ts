import type { BrowserScripts } from "../../read/browser.ts";

/** The scripts of the sandbox's pages as text, line by line as the browser gets them. */
export function emitBrowser({ consoleScript, hubScript }: BrowserScripts): string {
  return `// Generated from packages/sandbox/src/browser by tools/codegen. Do not edit: run \`pnpm generate\`.

/** The script of the console, a module for the browser. */
export const consoleScript = ${quote(consoleScript)};

/** The script of the hub, a module for the browser. */
export const hubScript = ${quote(hubScript)};
`;
}

/** A template string, so that a changed line of a script is one changed line here. */
function quote(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$\{/g, (each) => `\\${each}`)}\``;
}
