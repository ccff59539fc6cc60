import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a plot without the colours that it has as an image: in a page it follows the theme (styles/figures.css). */
export function readInlinePlot(id: string, folder = "public/figures"): string {
  return readFileSync(join(folder, `${id}.svg`), "utf8")
    .replace(/<style>[^]*?<\/style>\s*/, "")
    .trim();
}
