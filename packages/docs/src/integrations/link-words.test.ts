import { expect, test } from "vitest";
import { giveIds, linkFirstUses, readWords } from "./link-words.ts";

const words = ["token", "seller", "tenant", "refresh token", "order", "box", "box office"];
const link = (html: string) =>
  linkFirstUses(`<p>A seller.</p><div class="sl-markdown-content">${html}`, words, "/docs").split('content">')[1];
const to = (id: string, used: string) => `<a class="term" href="/docs/reference/glossary/#${id}">${used}</a>`;

test.each([
  [
    "<p>Sellers have tenants. A seller sells.</p>",
    `<p>${to("seller", "Sellers")} have ${to("tenant", "tenants")}. A seller sells.</p>`,
  ],
  ["<p>a refresh token</p>", `<p>a ${to("refresh-token", "refresh token")}</p>`],
  [
    "<p>a token, then a refresh token</p>",
    `<p>a ${to("token", "token")}, then a ${to("refresh-token", "refresh token")}</p>`,
  ],
  ["<p>refresh tokens, a Token</p>", `<p>${to("refresh-token", "refresh tokens")}, a ${to("token", "Token")}</p>`],
  ["<p>a box office, a box</p>", `<p>a ${to("box-office", "box office")}, a ${to("box", "box")}</p>`],
  ["<p>boxes of a tenant</p>", `<p>${to("box", "boxes")} of a ${to("tenant", "tenant")}</p>`],
  ["<p>tokenise, a subtoken, resellers</p>", "<p>tokenise, a subtoken, resellers</p>"],
  ["<p>a seller</p><p>a seller</p>", `<p>a ${to("seller", "seller")}</p><p>a seller</p>`],
  ["<h2>A seller</h2><td title='a > seller'>x</td>", "<h2>A seller</h2><td title='a > seller'>x</td>"],
  ["<a href='/'><b>seller</b></a><code>tenant</code>", "<a href='/'><b>seller</b></a><code>tenant</code>"],
  ["<svg><path/><text>seller</text></svg><p>in order</p>", "<svg><path/><text>seller</text></svg><p>in order</p>"],
])("%s becomes %s", (html, expected) => {
  expect(link(html)).toBe(expected);
});

test("the words of the platform are read from the glossary, and their rows have the ids that the links lead to", () => {
  const glossary =
    "# Glossary\n\n## The platform\n\n| Word | Meaning |\n|---|---|\n| dead letter | x |\n\n## Calls\n\n| clock | y |\n";

  expect(readWords(glossary)).toEqual(["dead letter"]);
  expect(giveIds("<tr><td>dead letter</td><td>x</td></tr><tr><td>clock</td></tr>", ["dead letter"])).toBe(
    '<tr id="dead-letter"><td>dead letter</td><td>x</td></tr><tr><td>clock</td></tr>',
  );
});
