/** Copies what the docs publish into `dist` of this package: the Markdown of their pages, their list, and the index of their search. The build of the docs comes before. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../docs/dist/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
const files = globSync("**/*.md", { cwd: folder }).toSorted();
const address = (file: string) => `/${file.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "/")}`;
const pages = Object.fromEntries(files.map((file) => [address(file), read(file)]));
pages["/llms/"] = read("llms.txt").replace(/^## Many pages[^]*?(?=^## )/m, ""); // those files are not in the copy
const copy = gzipSync(JSON.stringify({ pages, index: read("search.json") }), { level: 9 });
writeFileSync(new URL("../dist/site.json.gz", import.meta.url), copy);
