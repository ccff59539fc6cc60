/** The names that generated code imports from `@kontor/http` itself. All others come from its parts for authors of packages. */
const MAIN = new Set([
  "paginate",
  "type CallOptions",
  "type Fetch",
  "type PartialOptions",
  "type PartialResult",
  "type ReadApart",
  "type Secret",
  "type Telemetry",
  "type UnreadableItem",
]);

/** The import lines of generated code for names of `@kontor/http`. */
export function emitHttpImports(names: readonly string[]): string {
  const main = names.filter((name) => MAIN.has(name));
  const parts = names.filter((name) => !MAIN.has(name));
  const from = (list: readonly string[], entry: string) =>
    list.length > 0 ? [`import { ${list.join(", ")} } from "@kontor/http${entry}";`] : [];
  return [...from(main, ""), ...from(parts, "/parts")].join("\n");
}
