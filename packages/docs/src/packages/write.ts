import { findDeclarations } from "./read/declarations.ts";
import type { Source } from "./read/source.ts";
import { findPlace, findPlaceOfName } from "./reference.ts";
import { renderInline } from "../reference/words.ts";
import type { Member } from "./read/members.ts";

const TOKEN = /"(?:[^"\\]|\\.)*"|`[^`]*`|[A-Za-z_$][\w$]*|[&<>]|[^A-Za-z_$"`&<>]+/g;
const KEYWORDS = new Set(
  "class const extends function implements infer interface is keyof never new null readonly type typeof undefined unknown void".split(
    " ",
  ),
);
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Renders code as HTML: names that a page explains are links to it. */
export function renderCode(code: string, source: Source, own = ""): string {
  return code.replaceAll(TOKEN, (token) => renderToken(token, source, own));
}

function renderToken(token: string, source: Source, own: string): string {
  if (KEYWORDS.has(token)) return `<i>${token}</i>`;
  if (token === own) return `<b>${token}</b>`;
  const href = /^[A-Z]/.test(token) ? findHref(token, source) : undefined;
  if (href !== undefined) return `<a href="${href}">${token}</a>`;
  return token.replaceAll(/[&<>]/g, (each) => ENTITIES[each]!);
}

/** Finds the address of the place that explains a name as a file uses it. */
export function findHref(name: string, source: Source): string | undefined {
  const [declaration] = findDeclarations(source, name);
  return declaration && findPlace(declaration)?.href;
}

const LINK = /\{@link ([\w$.]+)(?:\(\))?(?:\s*\|?\s*[^}]*)?\}/g;
const CODE = /<code>([A-Za-z][\w$]*)(\(\))?<\/code>/g;
const NUMBER = /(\d) (?=\d{3}(?!\d))/g;

/** Renders the text of a docstring as HTML: paragraphs, lists and code, with links to the exports that it names. */
export function renderDocs(text: string, source: Source): string {
  const blocks = text.split(/\n{2,}|\n(?=- )/).map((each) => each.trim());
  return blocks
    .filter((block) => block !== "")
    .map((block) =>
      block.startsWith("- ")
        ? `<ul><li>${renderWords(block.slice(2), source)}</li></ul>`
        : `<p>${renderWords(block, source)}</p>`,
    )
    .join("")
    .replaceAll("</ul><ul>", "");
}

/** Renders a text of one paragraph as HTML without an element around it. */
export function renderWords(text: string, source: Source): string {
  const words = text
    .replaceAll(LINK, "`$1`")
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(NUMBER, "$1\u00a0");
  return renderInline(words).replaceAll(CODE, (code, name: string, call: string | undefined) => {
    const href = findHref(name, source) ?? (call || /[a-z][A-Z]/.test(name) ? findPlaceOfName(name)?.href : undefined);
    return href === undefined ? code : `<a href="${href}">${code}</a>`;
  });
}

/** Lists a row for each member, those of its value included, by the whole way to it: `poll.intervalMs`. A member that only holds others has no row. */
export function listRows(
  members: readonly Member[],
  exportId: string,
  prefix = "",
): { member: Member; path: string; id: string }[] {
  return members.flatMap((member) => {
    const path = `${prefix}${member.name}`;
    const id = `${exportId}-${path
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")}`;
    const inner = listRows(member.inner, exportId, `${path}.`);
    return inner.length > 0 && member.doc.text === "" ? inner : [{ member, path, id }, ...inner];
  });
}

/** Describes the default of an option: that it is required, the words of its docstring, or that there is none. */
export function describeDefault({ isRequired, defaultValue }: Pick<Member, "isRequired" | "defaultValue">): string {
  return isRequired ? "required" : (defaultValue?.value ?? "none");
}
