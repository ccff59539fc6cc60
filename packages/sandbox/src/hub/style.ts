import { style as common } from "../console/style.ts";

/** The styles of the hub: the console's, and those of the frame. */
export const style = `${common}
.frame { display: block; width: 100%; height: 440px; border: 0; border-top: 1px solid var(--line); background: light-dark(#ffffff, #101113); color-scheme: light dark; }
.said-by-host { margin: 0; padding: 10px 16px; border-top: 1px solid var(--line); }
.said-by-host[data-tone="bad"] { color: var(--red); }
.said-by-host[data-tone="good"] { color: var(--green); }
.steps { margin: 0; padding: 0; list-style: none; max-height: 320px; overflow: auto; border-top: 1px solid var(--line); }
.steps li { display: grid; grid-template-columns: 84px 24px minmax(0, 1fr); gap: 8px; padding: 5px 16px; font-size: 13px; }
.steps li + li { border-top: 1px solid var(--line); }
.steps .at { color: var(--soft); font-family: var(--mono); font-size: 12px; }
.steps .what { overflow-wrap: anywhere; }
.cards .mark { margin-left: 0; }
.problem { color: var(--red); font-size: 13px; }
nav { font-size: 13px; }
button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
@media (max-width: 720px) {
  .title .connection { display: none; }
  .column.narrow { order: -1; }
  .frame { height: 320px; }
  .steps li { grid-template-columns: 84px 16px minmax(0, 1fr); padding: 5px 12px; gap: 4px; }
}
`;
