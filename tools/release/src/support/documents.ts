/** The documents with places that `project.json` fills, and the names of those places. */
export const documents = [
  { path: "README.md", kind: "md", blocks: ["sentence"] },
  {
    path: "packages/docs/src/content/docs/operations/runtimes.mdx",
    kind: "mdx",
    blocks: ["runtimes", "entries", "typescript"],
  },
  { path: "packages/docs/src/content/docs/operations/upgrading.mdx", kind: "mdx", blocks: ["supported"] },
] as const;
