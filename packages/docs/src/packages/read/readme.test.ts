import { expect, test } from "vitest";
import { readManifests } from "./manifests.ts";
import { readReadme } from "./readme.ts";

test("every README has a line that installs its package, and those with code have a sample", () => {
  for (const manifest of readManifests()) {
    const { install, sample } = readReadme(manifest);
    expect(install).toMatch(new RegExp(`^npm install .*${manifest.name}\\b`));
    expect(install).not.toContain("#");
    if (manifest.folder !== "cli") expect(sample).toContain(`"${manifest.name}`);
  }
});
