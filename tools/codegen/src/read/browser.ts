import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const ours = fileURLToPath(new URL("../../../../packages/sandbox/src/browser", import.meta.url));

/** The scripts of the sandbox's pages, each one module that imports nothing. */
export interface BrowserScripts {
  consoleScript: string;
  hubScript: string;
}

/**
 * Bundles the scripts of a folder. Nothing is minified, so a person can read it in the browser.
 *
 * @param folder Default: `packages/sandbox/src/browser`.
 * @throws {Error} If a script imports a value from outside the folder: a page may load nothing else.
 */
export async function bundleBrowser(folder = ours): Promise<BrowserScripts> {
  return { consoleScript: await bundle(folder, "console/start.ts"), hubScript: await bundle(folder, "hub/start.ts") };
}

async function bundle(folder: string, input: string): Promise<string> {
  const problems: string[] = [];
  const build = await rolldown({
    cwd: folder, // the output names each file as seen from here, so it is the same on every machine
    input,
    platform: "browser",
    tsconfig: false,
    onLog: (_, { message }) => void problems.push(message),
    plugins: [
      {
        name: "only-from-the-folder",
        // looked at when it is loaded: what is inlined into a script is in no list of its modules
        load(id) {
          if (id.startsWith(folder + sep) || id.startsWith("\0")) return;
          problems.push(`it must import values from its own folder only: got ${id}`);
        },
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: false, codeSplitting: false });
  await build.close(); // Node 22 has no `await using`
  const [{ code, imports }] = output;
  if (imports.length > 0) problems.push(`it must import nothing at run time: got ${imports.join(", ")}`);
  if (problems.length > 0) throw new Error(`Cannot bundle ${input} for a browser as ${problems.join("; ")}`);
  return code;
}
