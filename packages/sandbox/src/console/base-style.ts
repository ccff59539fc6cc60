/** The colours, in light and in dark, and the look of text, header and form fields. The console and the hub share it. */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f6f4, #17181a);
  --sheet: light-dark(#ffffff, #1e2022);
  --sunk: light-dark(#f6f6f4, #17181a);
  --line: light-dark(#e3e3df, #303337);
  --edge: light-dark(#85878c, #7b7f86);
  --ink: light-dark(#1b1c1e, #e8e8e6);
  --soft: light-dark(#5b5e64, #a3a6ab);
  --accent: light-dark(#2450b8, #8fb0ff);
  --accent-ink: light-dark(#ffffff, #10141d);
  --blue: light-dark(#3a63c8, #86a8f7);
  --amber: light-dark(#a66a00, #e0a63f);
  --green: light-dark(#1f7d4a, #5fc48c);
  --red: light-dark(#b3301f, #f2836f);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font: 14px/1.45 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  color: var(--ink);
  background: var(--ground);
  scroll-padding-top: 5rem;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; min-width: 320px; }
h1, h2, p, ul, dl, dd, pre { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; top: 8px; left: 8px; z-index: 3; padding: 6px 12px; border-radius: 6px; background: var(--accent); color: var(--accent-ink); transform: translateY(-200%); }
.skip:focus { transform: none; }
.code, .path, .id, pre { font-family: var(--mono); font-size: 12px; }

header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 10px 24px; background: var(--sheet); border-bottom: 1px solid var(--line); }
.title { display: flex; align-items: baseline; gap: 14px; }
h1 { font-size: 16px; font-weight: 650; letter-spacing: -0.01em; }
.connection { display: inline-flex; align-items: center; gap: 7px; color: var(--soft); font-size: 13px; }
.hub { font-size: 13px; }
.clock { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.time { display: flex; align-items: baseline; gap: 8px; }
.time time { font-size: 18px; font-weight: 600; letter-spacing: -0.01em; }
.zone { color: var(--soft); font-size: 12px; }
.tag { font-size: 12px; font-weight: 500; color: light-dark(#855400, #e0a63f); }
.tag[data-tone="moving"] { color: light-dark(#1a6f41, #5fc48c); }
.moves { display: flex; flex-wrap: wrap; gap: 6px; }
.joined { display: flex; }
.joined input { width: 84px; border-radius: 6px 0 0 6px; }
.joined button { margin-left: -1px; border-radius: 0 6px 6px 0; }
.joined :focus-visible { position: relative; z-index: 1; }

button, input, select, textarea { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: 6px; }
button, input, select { min-height: 30px; padding: 3px 10px; }
button { cursor: pointer; font-weight: 500; white-space: nowrap; }
button:hover { background: var(--sunk); border-color: var(--ink); }
button:active { background: var(--line); }
button.main { color: var(--accent-ink); background: var(--accent); border-color: var(--accent); }
button.main:hover { background: light-dark(#1a3f99, #abc4ff); border-color: light-dark(#1a3f99, #abc4ff); }
button.small { min-height: 24px; padding: 1px 8px; font-size: 12px; border-color: var(--line); }
button.small:hover { border-color: var(--ink); }
input, select, textarea { width: 100%; }
input[type="checkbox"] { width: 15px; min-height: 15px; height: 15px; margin: 0; accent-color: var(--accent); }
input::placeholder { color: var(--soft); opacity: 1; }
input:user-invalid, textarea[aria-invalid] { border-color: var(--red); }
textarea { display: block; font-family: var(--mono); font-size: 12px; padding: 8px 10px; line-height: 1.5; resize: vertical; tab-size: 2; }
`;
