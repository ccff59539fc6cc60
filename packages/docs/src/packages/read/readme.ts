import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packagesFolder, type Manifest } from "./manifests.ts";

/** The parts of a package's README that its page shows too. */
export interface Readme {
  /** The line that installs it, with the packages that one uses with it. */
  readonly install: string;
  /** Its first sample, which a test runs. */
  readonly sample: string | undefined;
}

/** Reads the README of a package. @throws {Error} If no line of it installs the package. */
export function readReadme({ folder, name }: Manifest): Readme {
  const text = readFileSync(join(packagesFolder, folder, "README.md"), "utf8");
  const [, install] = /^(npm install .+?)(?:\s+#.*)?$/m.exec(text) ?? [];
  if (install === undefined)
    throw new Error(`Cannot show ${name} as its README must have a line that begins with "npm install"`);
  return { install, sample: /^```ts\n([^]+?)\n```$/m.exec(text)?.[1] };
}
