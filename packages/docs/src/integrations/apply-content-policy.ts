import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterBuild, readPages } from "./pages.ts";

/** Everything that a page may load. A page asks its own site only, and try-it the sandbox on the machine of a reader who gave its token. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' http://127.0.0.1:7070",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const ATTRIBUTES = /(?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*/.source;
/** A script or a sheet with its text, or one tag; read from left to right, so that a tag in the value of an attribute is none. */
const PART = new RegExp(`<(script|style)(${ATTRIBUTES})>([\\s\\S]*?)</\\1>|<[a-z][\\w-]*${ATTRIBUTES}\\s*/?>`, "gi");

/** The sheet of the highlighter stands before the first code. In the head it is asked for sooner, and nothing is drawn without it. */
const SHEET_OF_CODE = /<link rel="stylesheet" href="[^"]*\/_astro\/ec\.\w+\.css">/;

const COLOURS = "k-"; // begins the classes that stand for the colours of code; short, as a page has thousands of them

/**
 * What a host has to send with the files, in the form of `_headers`, which hosts of static sites read: a page cannot say itself that it stands in no
 * frame, and a description to download has no head.
 */
export function listHeaders(base: string, downloads: readonly string[]): string {
  const rules = [
    [`${base}/*`, "Content-Security-Policy: frame-ancestors 'none'", "X-Content-Type-Options: nosniff"],
    ...downloads.map((name) => [`${base}/download/${name}`, "Content-Security-Policy: default-src 'none'"]),
  ];
  return `${rules.map((lines) => lines.join("\n  ")).join("\n")}\n`;
}

/**
 * Rewrites the built pages so that they work under a strict content policy, which each page then carries: inline scripts and sheets
 * become files, and style attributes become classes of one sheet. Astro's own `security.csp` does not cover the colours of code.
 *
 * @param base The path below which the site stands, without a slash at its end.
 */
export const applyContentPolicy = (base: string) =>
  afterBuild("content-policy", async (folder) => {
    const files = new Map<string, string>();
    const rules = new Map<string, string>();
    const plain = await findPlainColour(folder);
    for await (const { file, html } of readPages(folder))
      await writeFile(file, completePage(html, { files, rules, base, plain }));
    for (const [name, text] of files) await writeFile(join(folder, "_astro", name), text);
    const sheet = [...rules].map(([rule, name]) => `.${name}{${rule.slice(rule.indexOf("-") + 1)}}`).join("\n");
    await writeFile(join(folder, "_astro/styles.css"), sheet);
    await completeSheets(folder);
    const downloads = (await readdir(join(folder, "download"))).filter((name) => !name.endsWith(".html"));
    await writeFile(join(folder, "_headers"), listHeaders(base, downloads));
  });

interface Taken {
  /** The files to write beside the pages, by name. */
  files: Map<string, string>;
  /** The classes that stand for style attributes, each by its kind and the text of the attribute. */
  rules: Map<string, string>;
  /** The path below which the site stands, without a slash at its end. */
  base: string;
  /** The style of plain code, whose tokens need no colour of their own. */
  plain: string;
}

/** Gives the page without anything that the policy forbids. */
export function completePage(html: string, { files, rules, base, plain }: Taken): string {
  const file = (text: string, end: string): string => {
    const name = `i.${createHash("sha256").update(text).digest("hex").slice(0, 10)}.${end}`;
    files.set(name, text);
    return `${base}/_astro/${name}`;
  };
  const styled = html.replace(PART, (part, element: string | undefined, attributes: string, text: string) => {
    if (!element) return moveStyle(part, rules);
    if (text === "" || isData(attributes)) return part;
    return element === "style"
      ? `<link rel="stylesheet"${attributes} href="${file(text, "css")}">`
      : `<script${attributes} src="${file(text, "js")}"></script>`;
  });
  const [ofCode = ""] = SHEET_OF_CODE.exec(styled) ?? [];
  return trimCode(styled.replace(ofCode, ""), rules.get(COLOURS + plain))
    .replace("</head>", (end) => ofCode + end) // the last sheet, as the first would turn the order of the layers around
    .replace(
      '<meta charset="utf-8"/>',
      (meta) =>
        `${meta}<meta http-equiv="Content-Security-Policy" content="${POLICY}"/><link rel="stylesheet" href="${base}/_astro/styles.css"/>`,
    );
}

/** Moves the style attribute of a tag into a class. */
function moveStyle(tag: string, rules: Map<string, string>): string {
  const [attribute, style = ""] = / style="([^"]*)"/.exec(tag) ?? [];
  if (attribute === undefined) return tag;
  const rule = style.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const rest = tag.replace(attribute, "");
  const isClassed = / class="/.test(rest);
  const kind = rule.startsWith("--") && !isClassed ? COLOURS : "style-";
  const name = rules.get(kind + rule) ?? `${kind}${rules.size.toString(36)}`;
  rules.set(kind + rule, name);
  return isClassed
    ? rest.replace(/ class="/, (start) => `${start}${name} `)
    : rest.replace(/\s*\/?>$/, ` class="${name}">`);
}

function isData(attributes: string): boolean {
  return /type="(?:application\/(?:ld\+)?json|text\/plain)"/.test(attributes);
}

/** Lets the colours of code follow classes in place of style attributes. */
async function completeSheets(folder: string): Promise<void> {
  const names = (await readdir(join(folder, "_astro"))).filter((name) => name.endsWith(".css"));
  for (const name of names) {
    const text = await readFile(join(folder, "_astro", name), "utf8");
    const own = text.replaceAll(/span\[style\^=(["']?)--\1\]:not\(\[class\]\)/g, `span[class^="${COLOURS}"]`);
    if (own !== text) await writeFile(join(folder, "_astro", name), own);
  }
}

/** Reads the colours of plain code, dark and light, from the sheet of the highlighter, and writes them as the style of a token. */
async function findPlainColour(folder: string): Promise<string> {
  const [name = ""] = (await readdir(join(folder, "_astro"))).filter((each) => /^ec\..*css$/.test(each));
  const sheet = await readFile(join(folder, "_astro", name), "utf8");
  const [dark, light] = [...sheet.matchAll(/--ec-codeFg:(#\w+)/g)].map(([, colour = ""]) => colour.toUpperCase());
  return `--0:${dark};--1:${light}`;
}

const TOKEN = /<span class="(k-\w+)">([^<]*)<\/span>/g;
const COPY_OF_A_FILE = /(<figure class="frame(?![^"]*is-terminal)[^"]*"(?:(?!<\/figure>)[\s\S])*?) data-code="[^"]*"/g;
const TABLE_WITHOUT_LINKS = /<table>(?=(?:(?!<\/table>|<a )[\s\S])*<\/table>)/g;
const LONG_NAME = /(<code[^>]*>)([^<\s]{12,})(?=<\/code>)/g;
const END_OF_PART = /[a-z](?=[A-Z])|[.:/_](?=\w)/g; // of a name: it breaks there on a phone, and not within a word
const DATE = /<td>(?=(?:\d{4}-\d\d-\d\d|\d[\d\s]* in (?:\d+ s|an hour|a day))<)/g; // or a quota
const SAME_AGAIN = /(<span class="(k-\w+)">[^<]*)<\/span><span class="\2">/g;

/**
 * Makes highlighted code shorter without a change of its looks: blanks and what has the colour of plain code need no element, and tokens of one
 * colour that stand side by side need one. The button that copies a file takes its text from the page (`shell/Header.astro`). A page with much
 * code is a third smaller.
 *
 * @param plain The class of the tokens that have the colour of plain code.
 */
export function trimCode(html: string, plain: string | undefined): string {
  const needed = html.replace(TOKEN, (whole, name: string, text: string) =>
    name === plain || text.trim() === "" ? text : whole,
  );
  return needed
    .replace(SAME_AGAIN, "$1")
    .replace(SAME_AGAIN, "$1")
    .replace(COPY_OF_A_FILE, "$1")
    .replace(LONG_NAME, (_, tag: string, name: string) => tag + name.replace(END_OF_PART, "$&<wbr>"))
    .replace(DATE, '<td class="date">')
    .replace(TABLE_WITHOUT_LINKS, '<table tabindex="0">') // A wide one scrolls on a phone, and the keyboard has no link in it to go to.
    .replaceAll("<pre data-language=", '<pre tabindex="0" data-language='); // the highlighter's script takes it from code that needs no scrolling
}
