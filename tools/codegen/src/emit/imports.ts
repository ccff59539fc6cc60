/** Names of one module, gathered while a file is written; each as an import has it: `list`, `type Decoder`. */
export interface Imports {
  use(name: string, from: string): string;
  /** The import lines, packages first. */
  format(): string;
}

export function createImports(): Imports {
  const modules = new Map<string, Set<string>>();
  return {
    use(name, from) {
      modules.set(from, (modules.get(from) ?? new Set()).add(name));
      return name.replace(/^type /, "");
    },
    format: () =>
      [...modules]
        .toSorted(
          ([one], [other]) => Number(one.startsWith(".")) - Number(other.startsWith(".")) || (one < other ? -1 : 1),
        )
        .map(([from, names]) => `${formatImport([...names].toSorted(byName))} from "${from}";\n`)
        .join(""),
  };
}

function formatImport(names: readonly string[]): string {
  const isTypes = names.every((name) => name.startsWith("type "));
  return isTypes
    ? `import type { ${names.map((name) => name.slice(5)).join(", ")} }`
    : `import { ${names.join(", ")} }`;
}

function byName(one: string, other: string): number {
  const [a, b] = [one.replace(/^type /, ""), other.replace(/^type /, "")];
  return a === b ? 0 : a < b ? -1 : 1;
}
