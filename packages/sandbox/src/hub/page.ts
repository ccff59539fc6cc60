const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect x='1.5' y='1.5' width='13' height='13' rx='3' fill='none' stroke='%23557' stroke-width='2'/%3E%3Cpath d='M5 8h6M8 5v6' stroke='%23557' stroke-width='2'/%3E%3C/svg%3E";

/** The page of the hub. The script fills it. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox hub</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/__sandbox/hub/hub.css">
<script type="module" src="/__sandbox/hub/hub.js"></script>
</head>
<body>
<a class="skip" href="#stage">Skip to the set-up page</a>
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
<p id="said" class="said" role="status"></p>
</body>
</html>
`;
