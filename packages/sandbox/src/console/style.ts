import { baseStyle } from "./base-style.ts";

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
.meter { display: inline-block; width: 48px; height: 4px; margin-left: 8px; vertical-align: 2px; border-radius: 2px; background: var(--line); overflow: hidden; }
.meter span { display: block; height: 100%; background: var(--soft); }
tr[data-state="delivered"] .meter span { background: var(--amber); }
tr[data-state="dead-letter"] .meter span { background: var(--red); }
tr[data-state="acknowledged"] .meter span { background: var(--green); }
tr[data-state="acknowledged"] :is(.type, .number) { color: var(--soft); }
td.actions { width: 1%; padding-top: 4px; padding-bottom: 4px; text-align: right; white-space: nowrap; }
td.actions button + button { margin-left: 6px; }
summary { cursor: pointer; border-radius: 4px; list-style-position: outside; overflow-wrap: anywhere; }
.event details { padding-left: 14px; }
.event summary { margin-left: -14px; padding-left: 14px; list-style: none; position: relative; }
.event summary::-webkit-details-marker { display: none; }
.event summary::before { content: ""; position: absolute; left: 1px; top: 6px; width: 5px; height: 5px; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }
.event details[open] summary::before { transform: rotate(45deg); }
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
.whole { grid-column: 1 / -1; }
#assumptions { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); padding: 4px 8px 10px; border-top: 1px solid var(--line); }
#assumptions > div { padding: 8px; border-radius: 6px; }
#assumptions dt a { color: inherit; text-decoration: none; font-weight: 500; }
#assumptions dt a:hover { text-decoration: underline; }
#assumptions .code { overflow-wrap: anywhere; }
:target { background: light-dark(#fff6dc, #33301f); }

.said { position: fixed; bottom: 16px; left: 50%; z-index: 3; max-width: min(640px, calc(100vw - 32px)); padding: 9px 16px; transform: translateX(-50%); color: var(--ground); background: var(--ink); border-radius: 8px; overflow-wrap: anywhere; }
.said:empty { padding: 0; }
.said[data-tone="bad"] { color: light-dark(#ffffff, #17181a); background: var(--red); }

@media (max-width: 1080px) {
  main { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 720px) {
  :root { scroll-padding-top: 7rem; }
  header { padding: 10px 16px; }
  .title { flex: none; }
  .clock { display: contents; }
  .time time { font-size: 16px; }
  .date { display: none; }
  .moves { flex-basis: 100%; flex-wrap: nowrap; justify-content: space-between; gap: 4px; }
  .moves button { padding: 3px 6px; font-size: 12px; }
  .joined input { width: 48px; padding: 3px 6px; }
  main { gap: 12px; padding: 12px 12px 64px; }
  .column { gap: 12px; }
  button, input, select { min-height: 34px; }
  button.small { min-height: 30px; padding: 3px 10px; }
  input, select, textarea { font-size: 16px; } /* a phone zooms into anything smaller */
  textarea { font-size: 13px; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tr { display: grid; gap: 4px 12px; padding: 10px 16px; }
  tr + tr { border-top: 1px solid var(--line); }
  .queue td, .log td, tr + tr td { width: auto; min-width: 0; padding: 0; border: 0; }
  .queue tr { grid-template: "state due" auto "event event" auto "deliveries actions" auto / 1fr auto; align-items: center; }
  .queue .state { grid-area: state; }
  .queue .due { grid-area: due; text-align: right; }
  .queue .event { grid-area: event; }
  .queue .deliveries { grid-area: deliveries; }
  .queue .actions { grid-area: actions; }
  .queue .created { display: none; }
  .event pre { width: auto; min-width: 0; }
  .log tr { grid-template: "status request at" auto "status operation operation" auto "status validation validation" auto / 52px minmax(0, 1fr) auto; gap: 1px 8px; padding: 8px 16px; }
  .log .method { min-width: 0; }
  .log .at { grid-area: at; }
  .log .status { grid-area: status; }
  .log .request { grid-area: request; }
  .log .operation { grid-area: operation; }
  .log .validation { grid-area: validation; }
}
@media (prefers-reduced-motion: no-preference) {
  .meter span { transition: width 160ms ease-out; }
}
`;
