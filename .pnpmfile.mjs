/** What pnpm asks when it packs: nobody who installs a package needs its devDependencies, and some of them are never published. */
export const hooks = {
  beforePacking: (manifest) => ({ ...manifest, devDependencies: undefined }),
};
