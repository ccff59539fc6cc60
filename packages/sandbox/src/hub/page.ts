import { buildPage } from "../console/page.ts";
import { style as common } from "../console/style.ts";

const body = `<a class="skip" href="#stage">Skip to the set-up page</a>
<header>
  <div class="title">
    <h1>Sandbox hub</h1>
    <p class="connection">Where a merchant installs a cloud app</p>
  </div>
  <nav><a href="/__sandbox/">Console</a></nav>
</header>
<main>
<div class="column wide">
  <section id="stage" aria-labelledby="stage-title" tabindex="-1">
    <div class="head"><h2 id="stage-title">Set-up page</h2><p class="note" id="stage-note"></p></div>
    <div id="place"></div>
    <p class="empty" id="stage-empty">Install an app: its set-up page is loaded here, in a frame, as the platform does it.</p>
    <p class="said-by-host" id="verdict" role="status" hidden></p>
  </section>
  <section aria-labelledby="steps-title">
    <div class="head">
      <h2 id="steps-title">What app and host say</h2>
      <p class="buttons"><button type="button" class="small" id="publish" disabled>Publish CustomerChanged</button></p>
    </div>
    <ol class="steps" id="steps" aria-labelledby="steps-title" tabindex="0"></ol>
  </section>
</div>
<div class="column narrow">
  <section aria-labelledby="install-title">
    <div class="head"><h2 id="install-title">Install an app</h2></div>
    <p class="empty" id="apps-empty">No app yet. Only apps with a registered manifest can be installed.</p>
    <form id="install-form" class="stack" hidden>
      <p class="field"><label for="app">App</label><select id="app"></select></p>
      <p class="field"><label for="tenant">Tenant</label><select id="tenant"></select></p>
      <p class="error" id="install-error" role="alert"></p>
      <p class="buttons"><button class="main">Install</button></p>
    </form>
  </section>
  <section aria-labelledby="manifest-title">
    <div class="head"><h2 id="manifest-title">Register a manifest</h2></div>
    <form id="manifest-form" class="stack">
      <p class="field"><label for="manifest">Manifest, JSON</label><textarea id="manifest" rows="9" spellcheck="false" autocomplete="off" aria-describedby="manifest-error"></textarea></p>
      <p class="error" id="manifest-error" role="alert"></p>
      <p class="buttons"><button>Register</button></p>
    </form>
  </section>
  <section aria-labelledby="installations-title">
    <div class="head"><h2 id="installations-title">Installations</h2></div>
    <ul class="cards" id="installations"></ul>
    <p class="empty" id="installations-empty">None yet.</p>
  </section>
</div>
</main>
`;

export const page: string = buildPage(
  "Sandbox hub",
  "/__sandbox/hub/hub",
  "<path d='M5 8h6M8 5v6' stroke='#557' stroke-width='2'/>",
  body,
);

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
  .column.narrow { order: -1; }
}
`;
