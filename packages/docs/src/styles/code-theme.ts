/** The colours of `house.css`, dark and light. */
const COLOURS = {
  brick: ["#f0a58c", "#9c3d28"],
  green: ["#8ecfae", "#1f6647"],
  gold: ["#e3bf77", "#7d5600"],
  blue: ["#9fc0f0", "#1f4f96"],
  grey: ["#98a5b8", "#55647a"],
} as const;

/** The parts of code that have a colour. Everything else, also names and punctuation, looks like plain text, so a page needs few elements for it. */
const PARTS: Record<keyof typeof COLOURS, readonly string[]> = {
  grey: ["comment", "punctuation.definition.comment"],
  green: ["string", "punctuation.definition.string"],
  gold: [
    "constant.numeric",
    "constant.language",
    "variable.other.normal.shell",
    "punctuation.definition.variable.shell",
  ],
  brick: [
    "keyword.control",
    "keyword.operator.new",
    "keyword.operator.expression",
    "storage",
    "support.type.primitive",
  ],
  blue: ["entity.name.function", "support.function", "entity.name.command", "support.type.property-name.json"],
};

/** Builds the theme of the highlighter in the colours of the house. It is plain data, as Expressive Code needs it in a configuration of Astro. */
export function buildCodeTheme(type: "dark" | "light") {
  const at = type === "dark" ? 0 : 1;
  return {
    name: `house-${type}`,
    type,
    colors: {
      "editor.foreground": ["#e2e7ef", "#1d2e47"][at]!,
      "editor.background": ["#1a2535", "#f6f4ef"][at]!,
    },
    settings: Object.entries(PARTS).map(([name, scope]) => ({
      scope: [...scope],
      settings: { foreground: COLOURS[name as keyof typeof COLOURS][at] },
    })),
  };
}
