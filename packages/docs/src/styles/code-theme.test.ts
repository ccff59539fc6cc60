import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildCodeTheme } from "./code-theme.ts";

const sheet = readFileSync(join(import.meta.dirname, "house.css"), "utf8");

test.each(["dark", "light"] as const)(
  "the %s theme has the colours of the sheet, and each part of code one of them",
  (type) => {
    const { colors, settings } = buildCodeTheme(type);
    const pairs = [...sheet.matchAll(/light-dark\((#\w+), (#\w+)\)/g)];
    const own = pairs.map(([, light, dark]) => (type === "dark" ? dark : light));

    expect(settings).not.toEqual([]);
    for (const { settings: given } of settings) expect(own).toContain(given.foreground);
    expect(own).toContain(colors["editor.foreground"]);
    expect(settings.flatMap(({ scope }) => scope)).toEqual([...new Set(settings.flatMap(({ scope }) => scope))]);
  },
);
