/** The frame of a page: its style and script at `files`, `mark` as its icon in SVG, and nothing from elsewhere. */
export function buildPage(title: string, files: string, mark: string, body: string): string {
  const icon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect x='1.5' y='1.5' width='13' height='13' rx='3' fill='none' stroke='#557' stroke-width='2'/>${mark}</svg>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:image/svg+xml,${icon.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("#", "%23")}">
<link rel="stylesheet" href="${files}.css">
<script type="module" src="${files}.js"></script>
</head>
<body>
${body}<p id="said" class="said" role="status"></p>
</body>
</html>
`;
}

const body = `<a class="skip" href="#trigger">Skip to “Trigger an event”</a>
<header>
  <div class="title">
    <h1>Sandbox</h1>
    <p id="connection" class="connection" role="status" data-tone="wait"><span class="dot"></span><span class="word">Connecting</span></p>
    <a class="hub" href="/__sandbox/hub/">Hub</a>
  </div>
  <div class="clock" role="group" aria-label="Clock">
    <p class="time"><time id="now"><span class="date"></span> <span class="hour">–</span></time> <span class="zone">UTC</span> <span id="clock-state" class="tag"></span></p>
    <div class="moves">
      <button type="button" data-advance="60000">+1 min</button>
      <button type="button" data-advance="300000">+5 min</button>
      <button type="button" data-advance="3600000">+1 h</button>
      <form id="advance" class="joined">
        <label class="hidden" for="advance-ms">Advance by, in milliseconds</label>
        <input id="advance-ms" inputmode="numeric" pattern="[0-9]+" placeholder="ms" required autocomplete="off">
        <button>Advance</button>
      </form>
      <button type="button" id="freeze">Freeze</button>
    </div>
  </div>
</header>

<main>
<div class="column wide">
  <section>
    <div class="head">
      <h2 id="queue-title">Queue</h2>
      <p class="field inline" id="channel-field">
        <label for="channel">Channel</label>
        <select id="channel"></select>
      </p>
      <p class="note" id="queue-note"></p>
    </div>
    <div class="filters" id="filters" role="group" aria-label="Show events that are"></div>
    <div class="scroll" role="region" tabindex="0" aria-labelledby="queue-title"><table role="table" class="queue" aria-labelledby="queue-title">
      <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col">State</th>
        <th role="columnheader" scope="col">Event</th>
        <th role="columnheader" scope="col">Deliveries</th>
        <th role="columnheader" scope="col">Due again</th>
        <th role="columnheader" scope="col">Created</th>
        <th role="columnheader" scope="col"><span class="hidden">Actions</span></th>
      </tr></thead>
      <tbody role="rowgroup" id="events"></tbody>
    </table></div>
    <p class="empty" id="events-empty">No events yet. Trigger one, and it waits here for its delivery.</p>
  </section>

  <section>
    <div class="head">
      <h2 id="log-title">Requests</h2>
      <label class="check"><input type="checkbox" id="log-odd"> Only what went wrong</label>
      <p class="note" id="log-note"></p>
    </div>
    <div class="scroll" role="region" tabindex="0" aria-labelledby="log-title"><table role="table" class="log" aria-labelledby="log-title">
      <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col">Time</th>
        <th role="columnheader" scope="col">Status</th>
        <th role="columnheader" scope="col">Request</th>
        <th role="columnheader" scope="col">Operation</th>
        <th role="columnheader" scope="col">Validation</th>
      </tr></thead>
      <tbody role="rowgroup" id="requests"></tbody>
    </table></div>
    <p class="empty" id="requests-empty">No requests yet. Requests to this address appear here.</p>
  </section>
</div>

<div class="column narrow">
  <section id="registrations-section" aria-labelledby="registrations-title" hidden>
    <div class="head"><h2 id="registrations-title">App registrations</h2></div>
    <ul class="cards" id="registrations"></ul>
  </section>

  <section id="trigger" aria-labelledby="trigger-title" tabindex="-1">
    <div class="head"><h2 id="trigger-title">Trigger an event</h2></div>
    <form id="trigger-form" class="stack">
      <p class="field"><label for="trigger-type">Type</label><select id="trigger-type"></select></p>
      <p class="field" id="trigger-name-field" hidden><label for="trigger-name">Name of the type</label><input id="trigger-name" autocomplete="off" spellcheck="false" placeholder="Seller:Some.NewType"></p>
      <p class="field"><label for="trigger-payload">Payload, JSON</label><textarea id="trigger-payload" rows="11" spellcheck="false" autocomplete="off" aria-describedby="trigger-error"></textarea></p>
      <p class="error" id="trigger-error" role="alert"></p>
      <p class="buttons"><button class="main">Trigger</button><button type="button" id="trigger-reset">Back to the example</button></p>
    </form>
  </section>

  <section aria-labelledby="faults-title">
    <div class="head"><h2 id="faults-title">Faults</h2></div>
    <ul class="cards" id="faults"></ul>
    <p class="empty" id="faults-empty">None planned: every request is answered as it should be.</p>
    <form id="fault-form" class="stack">
      <p class="field"><label for="fault-kind">Kind</label><select id="fault-kind" aria-describedby="fault-hint"></select></p>
      <p class="hint" id="fault-hint"></p>
      <p class="field"><label for="fault-operation">Operation</label><select id="fault-operation"><option value="">any</option></select></p>
      <div class="row">
        <p class="field"><label for="fault-nth">Only call no.</label><input id="fault-nth" inputmode="numeric" pattern="[0-9]+" placeholder="every" autocomplete="off"></p>
        <p class="field"><label for="fault-probability">Probability</label><input id="fault-probability" inputmode="decimal" pattern="[0-9.]+" placeholder="1" autocomplete="off"></p>
        <p class="field"><label for="fault-times">At most, times</label><input id="fault-times" inputmode="numeric" pattern="[0-9]+" placeholder="no limit" autocomplete="off"></p>
      </div>
      <p class="field" id="fault-ms-field" hidden><label for="fault-ms">Latency, ms</label><input id="fault-ms" inputmode="numeric" pattern="[0-9]+" placeholder="1000" autocomplete="off"></p>
      <p class="field" id="fault-retry-field" hidden><label for="fault-retry">Retry-After, seconds</label><input id="fault-retry" inputmode="numeric" pattern="[0-9]+" placeholder="no header" autocomplete="off"></p>
      <p class="error" id="fault-error" role="alert"></p>
      <p class="buttons"><button class="main">Add fault</button></p>
    </form>
  </section>
</div>

</main>
`;

export const page: string = buildPage(
  "Sandbox console",
  "/__sandbox/console",
  "<circle cx='8' cy='8' r='2.5' fill='#557'/>",
  body,
);
