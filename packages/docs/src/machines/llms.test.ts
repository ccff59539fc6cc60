import { expect, test } from "vitest";
import { buildFull, buildIndex } from "./llms.ts";

const page = (path: string, title: string) => ({ path, title, description: "About it.", main: "" });
const pages = [
  page("/", "Home"),
  page("/tokens/", "Tokens"),
  page("/start/", "Start"),
  page("/reference/erp/groups/stocks/", "erp.stocks"),
  page("/reference/erp/stock-adjust/", "Adjust"),
  page("/reference/packages/http/", "@kontor/http"),
  page("/decisions/01/", "A decision"),
];

test("llms.txt lists the guides in the order of the menu, groups in place of operations, and no decision", () => {
  const index = buildIndex(pages, ["/start/", "/tokens/"], "/docs");

  expect(index).toMatch(/^# Kontor\n\n> /);
  expect([...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, title, href]) => `${title} ${href}`)).toEqual([
    "Home /docs/index.md",
    "Start /docs/start.md",
    "Tokens /docs/tokens.md",
    "@kontor/http /docs/reference/packages/http.md",
    "erp.stocks /docs/reference/erp/groups/stocks.md",
  ]);
});

test("llms-full.txt holds the Markdown of every guide and every page of the reference", () => {
  const texts = new Map(pages.map(({ path, title }) => [path, `# ${title}\n`]));

  const full = buildFull(pages, [], texts);

  for (const title of ["Tokens", "Start", "Adjust", "@kontor/http"]) expect(full).toContain(`# ${title}\n`);
  expect(full).not.toContain("A decision");
});
