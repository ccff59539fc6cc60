const IRREGULAR: Record<string, string> = {
  copy: "Copies",
  query: "Lists",
  undo: "Undoes",
  read: "Returns",
  poll: "Asks for",
  fire: "Fires",
};

/** A sentence in the third person: `list stock by place (command style)` is `Lists stock by place`. */
export function formatSummary(purpose: string): string {
  const [verb = "", ...rest] = purpose
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/\.$/, "")
    .split(" ");
  const known = IRREGULAR[verb.toLowerCase()];
  const ending = /(s|sh|ch|x|z)$/.test(verb) ? "es" : "s";
  return [known ?? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${ending}`, ...rest].join(" ");
}
