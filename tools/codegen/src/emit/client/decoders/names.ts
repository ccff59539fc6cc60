/** The names of `@kontor/http` that the decoders need, gathered while they are written. */
export interface Names {
  /** Adds a function, and gives its name. */
  use(helper: string): string;
  /** Adds a type, and gives its name. */
  useType(type: string): string;
  /** All of them as an import has them, in the order in which the generated file lists them. */
  list(): string[];
}

/** Starts with the one type that every decoder has. */
export function createNames(): Names {
  const helpers = new Set<string>();
  const types = new Set(["Decoder"]);
  const addTo = (set: Set<string>) => (name: string) => {
    set.add(name);
    return name;
  };
  return {
    use: addTo(helpers),
    useType: addTo(types),
    list: () => [...[...types].map((type) => `type ${type}`), ...[...helpers].sort()],
  };
}
