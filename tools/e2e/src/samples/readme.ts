import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../../..");

/** A sample of a README, as a reader would paste it. */
export interface ReadmeSample {
  /** Folder of the package, or `kontor` for the README of the whole, and which sample of its README. */
  name: string;
  code: string;
}

export interface Readme {
  name: string;
  /** The packages that the install lines name. */
  installed: string[];
  samples: ReadmeSample[];
  /** Lines of terminal blocks, without their comments. */
  commands: string[];
}

/** Every README of a package, and that of the whole. */
export function readReadmes(): Readme[] {
  const packages = readdirSync(join(root, "packages")).filter((name) =>
    existsSync(join(root, "packages", name, "README.md")),
  );
  return [["kontor", "README.md"], ...packages.map((name) => [name, `packages/${name}/README.md`])].map(
    ([name, path]) => readReadme(name!, readFileSync(join(root, path!), "utf8")),
  );
}

export function readReadme(name: string, text: string): Readme {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code]) => ({
    language,
    code: code!,
  }));
  const samples = blocks.filter(({ language }) => language === "ts");
  const lines = blocks.filter(({ language }) => language === "sh").flatMap(({ code }) => code.split("\n"));
  const commands = lines.map((line) => line.replace(/\s+#.*/, "").trim()).filter((line) => line !== "");
  return {
    name,
    samples: samples.map(({ code }, index) => ({ name: `${name}-${index + 1}`, code })),
    commands,
    installed: commands
      .filter((line) => line.startsWith("npm install "))
      .flatMap((line) => line.match(/@kontor\/[\w-]+/g) ?? []),
  };
}

/** The packages of ours that a sample imports. */
export function findImports(code: string): string[] {
  return [...new Set([...code.matchAll(/from "(@kontor\/[\w-]+)/g)].map(([, name]) => name!))];
}

/** The sample with a property that nothing knows in its first object. */
export function addUnknownProperty(code: string): string {
  return code.replace(/\w\(\{|: \w+ = \{/, "$& notThere: true,");
}
