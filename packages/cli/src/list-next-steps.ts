/**
 * Lists what to try after the demo, each with its purpose. The commands of the repository are of no use where the package is installed.
 *
 * @param module Address of a module of this package.
 */
export function listNextSteps(module: string): string[][] {
  const isInstalled = module.includes("/node_modules/");
  if (isInstalled)
    return [
      ["npx @kontor/cli sandbox", "have the platform for yourself"],
      ["npx @kontor/cli register --help", "read how to register an app with an ERP"],
    ];
  return [
    ["npm test", "run every test"],
    ["node packages/cli/dist/main.js sandbox", "have the platform for yourself"],
    ["npx pnpm@12.4.2 site", "read the docs"],
  ];
}
