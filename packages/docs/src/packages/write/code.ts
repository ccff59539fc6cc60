import { findDeclarations } from "../read/declarations.ts";
import type { Source } from "../read/source.ts";
import { findPlace } from "../read-reference.ts";

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
