import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const folder = fileURLToPath(new URL("../../../../packages/sandbox/src/browser", import.meta.url));

/** The scripts of the sandbox's pages, each one module that imports nothing. */
export interface BrowserScripts {
  consoleScript: string;
  hubScript: string;
}

/** Bundles what `packages/sandbox/src/browser` holds. Nothing is minified, so a person can read it in the browser. */
export async function bundleBrowser(): Promise<BrowserScripts> {
  return { consoleScript: await bundle("console/start.ts"), hubScript: await bundle("hub/start.ts") };
}

/** @throws {Error} If the script imports what is not in the folder: a page may load nothing else. */
async function bundle(input: string): Promise<string> {
  const problems: string[] = [];
  await using build = await rolldown({
    cwd: folder, // the output names each file as seen from here, so it is the same on every machine
    input,
    platform: "browser",
    tsconfig: false,
    onLog: (_, { message }) => void problems.push(message),
  });
  const { output } = await build.generate({ format: "esm", minify: false, codeSplitting: false });
  const [{ code, imports, moduleIds }] = output;
  const foreign = [...imports, ...moduleIds.filter((id) => !id.startsWith(folder))];
  if (foreign.length > 0) problems.push(`it may import nothing from elsewhere: got ${foreign.join(", ")}`);
  if (problems.length > 0) throw new Error(`Cannot bundle ${input} for a browser as ${problems.join("; ")}`);
  return code;
}
