import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const LETTERS = `${ASCII}äöüßÄÖÜéèàçñ–—‘’“”…·›×≤≥→§€✓`; // a letter that is not here comes from the fallback

const FEATURES = ["kern", "mark", "liga", "tnum"]; // small capitals and other forms would bring their own letters

const FONTS = [
  {
    name: "sans",
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
  },
  { name: "serif", from: "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2" },
  { name: "mono", from: "@fontsource/source-code-pro/files/source-code-pro-latin-400-normal.woff2" },
];

/** Writes the fonts of the site with the letters that its pages use: 35 KB in place of 72. */
export async function writeSubsets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, from, weights } of FONTS) {
    const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
    const options = {
      targetFormat: "woff2" as const,
      keepFeatures: FEATURES, // the types of the package lack it
      ...(weights && { variationAxes: { wght: weights } }),
    };
    const part = await subset(whole, LETTERS, options);
    await writeFile(join(folder, `${name}.woff2`), part);
  }
}
