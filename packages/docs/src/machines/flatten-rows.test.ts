import { expect, test } from "vitest";
import { flattenRows } from "./flatten-rows.ts";

const row = (name: string, depth = 0) =>
  `<tr style="--depth: ${depth}"><th scope="row"><code>${name}</code></th><td>x</td></tr>`;
const fold = (rows: string) =>
  `<tr class="fold"><td colspan="3"><details><summary>2 fields of <code>a</code></summary><table class="fields"><tbody>${rows}</tbody></table></details></td></tr>`;

test("a field of a field has its whole name, whether it is indented or folded, and a fold leaves nothing behind", () => {
  const table = `<table><tbody>${row("a")}${fold(row("b") + fold(row("c")) + row("d"))}${row("e")}${row("f", 1)}${row("g")}</tbody></table>`;

  const flat = flattenRows(table);

  expect([...flat.matchAll(/<code>([^<]*)/g)].map(([, name]) => name)).toEqual([
    "a",
    "a.b",
    "a.b.c",
    "a.d",
    "e",
    "e.f",
    "g",
  ]);
  expect(flat.match(/<table/g)).toHaveLength(1);
  expect(flat).not.toMatch(/details|summary|colspan/);
});
