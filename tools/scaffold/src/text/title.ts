const WORDS: Record<string, string> = {
  add: "Create",
  change: "Update",
  fire: "Trigger",
  poll: "Fetch",
  query: "List",
  read: "Get",
  remove: "Delete",
};

/** A title as people search for it, with the verb first: `add a category (command style)` is `Create a category`. */
export function formatTitle(purpose: string): string {
  const [verb = "", ...rest] = purpose
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/\.$/, "")
    .split(" ");
  const known = WORDS[verb.toLowerCase()];
  return [known ?? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`, ...rest].join(" ");
}
