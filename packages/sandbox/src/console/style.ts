const baseStyle = `
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
.clock { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.time { display: flex; align-items: baseline; gap: 8px; }
.time time { font-size: 18px; font-weight: 600; letter-spacing: -0.01em; }
.tag { font-size: 12px; font-weight: 500; color: light-dark(#855400, #e0a63f); }
.tag[data-tone="moving"] { color: light-dark(#1a6f41, #5fc48c); }
.moves { display: flex; flex-wrap: wrap; gap: 6px; }
.joined { display: flex; }
.joined input { width: 84px; border-radius: 6px 0 0 6px; }
.joined button { margin-left: -1px; border-radius: 0 6px 6px 0; }

button, input, select, textarea { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: 6px; }
button, input, select { min-height: 30px; padding: 3px 10px; }
button { cursor: pointer; font-weight: 500; white-space: nowrap; }
button:hover { background: var(--sunk); border-color: var(--ink); }
button.main { color: var(--accent-ink); background: var(--accent); border-color: var(--accent); }
button.small { min-height: 24px; padding: 1px 8px; font-size: 12px; border-color: var(--line); }
input, select, textarea { width: 100%; }
input[type="checkbox"] { width: 15px; min-height: 15px; height: 15px; margin: 0; accent-color: var(--accent); }
input::placeholder { color: var(--soft); opacity: 1; }
input:user-invalid, textarea[aria-invalid] { border-color: var(--red); }
textarea { display: block; font-family: var(--mono); font-size: 12px; padding: 8px 10px; line-height: 1.5; resize: vertical; tab-size: 2; }
`;

/** The look of the console. A state is a word and a dot. Dots differ in shape as well as in colour. */
export const style: string = `${baseStyle}
main { display: grid; grid-template-columns: minmax(0, 1fr) 380px; gap: 20px; align-items: start; max-width: 1680px; margin: 0 auto; padding: 20px 24px 64px; }
.column { display: grid; gap: 20px; min-width: 0; }
section { min-width: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; overflow: clip; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; min-height: 46px; padding: 8px 16px; }
h2 { font-size: 14px; font-weight: 650; }
.note { margin-left: auto; color: var(--soft); font-size: 12px; }
.hint { color: var(--soft); font-size: 12px; }
.empty { padding: 20px 16px; color: var(--soft); border-top: 1px solid var(--line); }
.scroll + .empty { border-top: 0; padding-top: 14px; }
.check { display: inline-flex; align-items: center; gap: 7px; min-height: 24px; color: var(--soft); font-size: 13px; }

.dot { flex: none; width: 9px; height: 9px; border: 2px solid currentColor; border-radius: 50%; color: var(--soft); }
.mark { display: inline-flex; align-items: center; gap: 7px; white-space: nowrap; }
[data-tone="queued"] > .dot, [data-tone="pending"] > .dot { color: var(--blue); }
[data-tone="delivered"] > .dot { color: var(--amber); background: currentColor; }
:is([data-tone="acknowledged"], [data-tone="answered"], [data-tone="accepted"], [data-tone="live"]) > .dot { color: var(--green); background: currentColor; }
:is([data-tone="dead-letter"], [data-tone="broken"], [data-tone="lost"], [data-tone="rejected"]) > .dot { color: var(--red); background: currentColor; border-radius: 1px; }
[data-tone="refused"] > .dot { color: var(--amber); background: currentColor; border-radius: 1px; }
[data-tone="cut"] > .dot { color: var(--red); border-radius: 1px; }

.filters { display: flex; flex-wrap: wrap; gap: 6px; padding: 0 16px 12px; }
.filter { display: inline-flex; align-items: center; gap: 8px; padding: 3px 10px; border-color: var(--line); border-radius: 15px; font-size: 13px; font-weight: 400; }
.filter .count { color: var(--soft); font-weight: 600; }
.filter[aria-pressed="true"] { border-color: var(--ink); background: var(--sunk); font-weight: 500; }
.filter[aria-pressed="true"] .count { color: inherit; }

.scroll { max-height: max(320px, 58vh); overflow: auto; border-top: 1px solid var(--line); }
.scroll:focus-visible { outline-offset: -2px; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th { padding: 6px 10px; text-align: left; font-size: 12px; font-weight: 500; color: var(--soft); white-space: nowrap; }
thead th { position: sticky; top: 0; z-index: 1; background: var(--sheet); box-shadow: inset 0 -1px var(--line); }
td { padding: 7px 10px; vertical-align: top; }
tr + tr td { border-top: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 16px; }
th:last-child, td:last-child { padding-right: 16px; }
td.state, td.due, td.created, td.at, td.status, td.deliveries { width: 1%; white-space: nowrap; }
td.due { min-width: 84px; }
td.created, td.at { color: var(--soft); }
td.deliveries .number { display: inline-block; min-width: 50px; }
tr[data-state="acknowledged"] :is(.type, .number) { color: var(--soft); }
td.actions { width: 1%; padding-top: 4px; padding-bottom: 4px; text-align: right; white-space: nowrap; }
td.actions button + button { margin-left: 6px; }
summary { cursor: pointer; border-radius: 4px; list-style-position: outside; overflow-wrap: anywhere; }
.type { font-weight: 550; }
.id { color: var(--soft); }
pre { max-height: 320px; margin: 6px 0 4px; padding: 10px 12px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5; background: var(--sunk); border-radius: 6px; }
.event pre { width: 0; min-width: calc(100% + 240px); } /* over the empty part of the next columns */
.method { display: inline-block; min-width: 54px; font-size: 12px; font-weight: 600; }
.request, .validation { overflow-wrap: anywhere; }
td.operation { color: var(--soft); overflow-wrap: anywhere; }
.validation { color: var(--soft); }
.finding { color: var(--ink); }
.finding b { font-weight: 600; }

.stack { display: grid; gap: 10px; padding: 4px 16px 16px; }
.field { display: grid; gap: 3px; min-width: 0; }
.field label { font-size: 12px; color: var(--soft); }
.field.inline { display: flex; align-items: center; gap: 8px; }
.field.inline select { width: auto; max-width: 220px; }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 10px; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.error { color: var(--red); font-size: 13px; overflow-wrap: anywhere; }
.error:empty { display: none; }
.cards > li { position: relative; display: grid; gap: 3px; padding: 11px 16px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.cards > li .buttons { margin-top: 6px; }
.cards > li > button { position: absolute; top: 9px; right: 16px; }
.line:empty { display: none; }
.line .mark { margin-left: 8px; font-size: 13px; color: var(--soft); white-space: normal; }
.counts { color: var(--soft); font-size: 13px; }
#faults .line { padding-right: 76px; }
#faults + .empty { padding-top: 14px; padding-bottom: 14px; }
#fault-form { padding-top: 14px; border-top: 1px solid var(--line); }
.scopes { display: flex; flex-wrap: wrap; gap: 4px; }
.scopes li { padding: 0 7px; font-size: 12px; border: 1px solid var(--line); border-radius: 10px; }

.said { position: fixed; bottom: 16px; left: 50%; z-index: 3; max-width: min(640px, calc(100vw - 32px)); padding: 9px 16px; transform: translateX(-50%); color: var(--ground); background: var(--ink); border-radius: 8px; overflow-wrap: anywhere; }
.said:empty { padding: 0; }
.said[data-tone="bad"] { color: light-dark(#ffffff, #17181a); background: var(--red); }

@media (max-width: 1080px) {
  main { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 720px) {
  header { position: static; }
  main { gap: 12px; padding: 12px 12px 64px; }
  input, select, textarea { font-size: 16px; } /* a phone zooms into anything smaller */
}
`;
