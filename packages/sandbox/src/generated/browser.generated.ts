// Generated from packages/sandbox/src/browser by tools/codegen. Do not edit: run `pnpm generate`.

/** The script of the console, a module for the browser. */
export const consoleScript = `// console/arrange.ts
const childrenOf = /* @__PURE__ */ new WeakMap();
/**
* Brings the children of an element in line with items. A child stays the same element as long as its key stays, so it keeps
* the focus too. Only children that were made here are changed or removed.
*/
function arrange(parent, items, { keyOf, make, update }) {
	const before = childrenOf.get(parent) ?? /* @__PURE__ */ new Map();
	const wanted = new Map(items.map((item) => [keyOf(item), item]));
	const after = /* @__PURE__ */ new Map();
	for (const [key, child] of before) if (!wanted.has(key)) child.remove();
	let place = parent.firstElementChild;
	for (const [key, item] of wanted) {
		const child = before.get(key) ?? make(item);
		update?.(child, item);
		if (child === place) place = place.nextElementSibling;
		else parent.insertBefore(child, place);
		after.set(key, child);
	}
	childrenOf.set(parent, after);
}

// console/dom.ts
function byId(id, kind = HTMLElement) {
	const found = document.getElementById(id);
	if (!(found instanceof kind)) throw new Error(\`Cannot find #\${id} as the page must have a \${kind.name} of that id\`);
	return found;
}
/** The first element within another that fits. @throws {Error} If none does. */
function findWithin(parent, selector) {
	const found = parent.querySelector(selector);
	if (!(found instanceof HTMLElement)) throw new Error(\`Cannot find \${selector} as the page must have one\`);
	return found;
}
/** An element with attributes, listeners and children; a child that is no element is text. */
function element(name, attributes, ...children) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) if (typeof value === "function") made.addEventListener(key.slice(2), value);
	else if (value !== void 0) made.setAttribute(key, value);
	made.append(...children);
	return made;
}
function cell(className, ...children) {
	return element("td", {
		role: "cell",
		class: className
	}, ...children);
}
/** A dot and a word; the dot has a form of its own for every tone. */
function mark(tone, word) {
	return element("span", {
		class: "mark",
		"data-tone": tone
	}, element("span", { class: "dot" }), element("span", { class: "word" }, word));
}
function setMark(node, tone, word) {
	if (node.dataset["tone"] !== tone) node.dataset["tone"] = tone;
	setText(findWithin(node, ".word"), word);
}
function setText(node, text) {
	if (node.textContent !== text) node.textContent = text;
}
function clockTime(at) {
	return new Date(at).toISOString().slice(11, 19);
}
/** "1 event", "1,000 events". */
function plural(count, one, many) {
	return \`\${count.toLocaleString("en")} \${count === 1 ? one : many}\`;
}

// console/assumptions.ts
let hasAssumptions = false;
/** What the sandbox assumes; each can be linked to by its name and by its row of what is not shown. */
function showAssumptions(rows) {
	const changed = rows.filter(({ isChanged }) => isChanged).length;
	setText(byId("assumptions-note"), changed === 0 ? "all as by default" : \`\${changed} changed\`);
	arrange(byId("assumptions"), rows, {
		keyOf: ({ name }) => name,
		make: makeAssumption,
		update: updateAssumption
	});
	if (hasAssumptions) return;
	hasAssumptions = true;
	document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
function makeAssumption({ name, answers }) {
	const anchor = \`assumption-\${name}\`;
	return element("div", { id: anchor }, element("dt", {}, element("a", { href: \`#\${anchor}\` }, name), " ", element("span", { class: "tag" })), element("dd", { class: "code" }), ...answers.map(({ id, section, question }) => element("dd", {
		id: \`not-shown-\${id}\`,
		class: "hint"
	}, \`\${question} (given \${section})\`)));
}
function updateAssumption(entry, { value, isChanged }) {
	setText(findWithin(entry, ".code"), value);
	setText(findWithin(entry, ".tag"), isChanged ? "changed" : "");
}

// console/send.ts
/** Calls of the control plane, and what is said of them. */
const SAID_MS = 8e3;
let silence;
/** Says something for a while, in words that a screen reader speaks too. */
function say(text, tone) {
	const said = byId("said");
	said.dataset["tone"] = tone;
	said.textContent = text;
	clearTimeout(silence);
	silence = setTimeout(() => said.textContent = "", SAID_MS);
}
/** One call of the control plane. @throws {Error} With what the sandbox says of a call that it refuses. */
async function call(method, path, body) {
	const response = await fetch(\`/__sandbox\${path}\`, {
		method,
		...body && {
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body)
		}
	});
	const answer = await response.json();
	if (!response.ok) throw new Error(answer.error);
	return answer;
}
/** As \`call()\`, and says how it went. */
async function act(method, path, body, done) {
	try {
		await call(method, path, body);
		say(done, "good");
	} catch (error) {
		say(describeError(error), "bad");
	}
}
function describeError(error) {
	return error instanceof Error ? error.message : String(error);
}

// console/clock.ts
/** The sandbox's time: shown, counted on between two messages, and moved. */
let time = {
	now: Date.now(),
	isFrozen: true,
	heardAt: performance.now()
};
function sandboxNow() {
	return time.isFrozen ? time.now : time.now + performance.now() - time.heardAt;
}
function showClock({ now, isFrozen }) {
	time = {
		now,
		isFrozen,
		heardAt: performance.now()
	};
	setText(byId("clock-state"), isFrozen ? "frozen" : "running");
	byId("clock-state").dataset["tone"] = isFrozen ? "still" : "moving";
	setText(byId("freeze"), isFrozen ? "Resume" : "Freeze");
	tick();
}
/** "in 4:12" or "in 1:04:12"; "now" once no time is left. */
function describeCountdown(remainingMs) {
	const seconds = Math.ceil(remainingMs / 1e3);
	if (seconds <= 0) return "now";
	const two = (number) => String(number).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	return \`in \${hours > 0 ? \`\${hours}:\${two(minutes)}\` : minutes}:\${two(seconds % 60)}\`;
}
/** Shows the time of this moment, and how long each event that was delivered still waits. */
function tick() {
	const now = sandboxNow();
	const text = new Date(now).toISOString();
	setText(findWithin(byId("now"), ".date"), text.slice(0, 10));
	setText(findWithin(byId("now"), ".hour"), text.slice(11, 19));
	for (const each of document.querySelectorAll("[data-due]")) setText(each, describeCountdown(Number(each.dataset["due"]) - now));
}
function advance(ms, text) {
	return act("POST", "/clock", { advanceMs: ms }, \`The clock moved by \${text}\`);
}
/** Lets the buttons of the clock act, and the time go on. */
function startClock() {
	for (const button of document.querySelectorAll("[data-advance]")) button.addEventListener("click", () => void advance(Number(button.dataset["advance"]), button.textContent.slice(1)));
	byId("advance").addEventListener("submit", (event) => {
		event.preventDefault();
		const ms = Number(byId("advance-ms", HTMLInputElement).value);
		advance(ms, plural(ms, "millisecond", "milliseconds"));
	});
	byId("freeze").addEventListener("click", () => void (time.isFrozen ? act("POST", "/clock/resume", {}, "The clock runs") : act("POST", "/clock/freeze", {}, "The clock stands still")));
	setInterval(tick, 200);
}

// console/faults.ts
let kinds = {};
function showFaultChoices({ faultKinds, operations }) {
	kinds = faultKinds;
	const kind = byId("fault-kind", HTMLSelectElement);
	if (kind.options.length > 0) return;
	kind.append(...Object.keys(kinds).map((each) => element("option", { value: each }, each)));
	byId("fault-operation").append(...operations.map((id) => element("option", { value: id }, id)));
	showFaultFields();
}
function showFaultFields() {
	const kind = byId("fault-kind", HTMLSelectElement).value;
	setText(byId("fault-hint"), kinds[kind] ?? "");
	byId("fault-ms-field").hidden = !kind.startsWith("latency");
	byId("fault-retry-field").hidden = kind !== "too-many-requests";
}
function showFaults(rows) {
	byId("faults-empty").hidden = rows.length > 0;
	arrange(byId("faults"), rows, {
		keyOf: ({ id }) => id,
		make: makeFault,
		update: (card, { fitted, struck }) => setText(findWithin(card, ".counts"), \`fitted \${fitted}, struck \${struck}\`)
	});
}
/** Where a fault strikes and what it does, in words; empty for one that strikes always. */
function describeLimits(fault) {
	const { tenantId, nth, probability, times, ms, retryAfterSeconds } = fault;
	return [
		nth === void 0 ? [] : \`call no. \${nth} only\`,
		probability === void 0 ? [] : \`probability \${probability}\`,
		times === void 0 ? [] : \`at most \${plural(times, "time", "times")}\`,
		ms === void 0 ? [] : \`\${ms} ms\`,
		retryAfterSeconds === void 0 ? [] : \`Retry-After \${retryAfterSeconds} s\`,
		tenantId === void 0 ? [] : \`tenant \${tenantId}\`
	].flat().join(" · ");
}
function makeFault({ id, fault }) {
	const { kind, operation } = fault;
	const remove = async () => {
		byId("fault-kind").focus();
		await act("DELETE", \`/faults/one?id=\${encodeURIComponent(id)}\`, void 0, "The fault is removed");
	};
	const place = element("span", { class: "code" }, operation ?? "any operation");
	return element("li", {}, element("p", { class: "line" }, element("b", {}, kind), " on ", place), element("p", { class: "line" }, describeLimits(fault)), element("p", { class: "counts" }), element("button", {
		type: "button",
		class: "small",
		"aria-label": \`Remove \${kind}, \${id}\`,
		onclick: remove
	}, "Remove"));
}
/** The number in a field of the form; absent where the field is empty or hidden. */
function readNumber(id) {
	const field = byId(id, HTMLInputElement);
	const isHidden = field.closest(".field")?.hidden === true;
	return field.value === "" || isHidden ? void 0 : Number(field.value);
}
async function addFault(event) {
	event.preventDefault();
	const fault = {
		kind: byId("fault-kind", HTMLSelectElement).value,
		operation: byId("fault-operation", HTMLSelectElement).value || void 0,
		nth: readNumber("fault-nth"),
		probability: readNumber("fault-probability"),
		times: readNumber("fault-times"),
		ms: readNumber("fault-ms"),
		retryAfterSeconds: readNumber("fault-retry")
	};
	try {
		await call("POST", "/faults", { fault });
		setText(byId("fault-error"), "");
		say("The fault is planned", "good");
	} catch (error) {
		setText(byId("fault-error"), describeError(error));
	}
}
function startFaults() {
	byId("fault-kind").addEventListener("change", showFaultFields);
	byId("fault-form").addEventListener("submit", (event) => void addFault(event));
}

// console/number-requests.ts
/** The log is a window that moves on: a request that it held before keeps its number, and so its row. */
function addNumbers(kept, requests) {
	const texts = requests.map((request) => JSON.stringify(request));
	let gone = 0;
	while (gone < kept.length && !kept.slice(gone).every(({ text }, index) => text === texts[index])) gone += 1;
	const same = kept.slice(gone);
	const next = (kept.at(-1)?.number ?? -1) + 1;
	const fresh = requests.slice(same.length).map((request, index) => ({
		number: next + index,
		request,
		text: JSON.stringify(request)
	}));
	return [...same, ...fresh];
}

// console/log.ts
/** The last requests, and whether each fitted the specs. */
let lastLog = {
	count: 0,
	requests: []
};
let kept = [];
function showLog(log) {
	lastLog = log;
	kept = addNumbers(kept, log.requests);
	const hasFilter = byId("log-odd", HTMLInputElement).checked;
	const shown = kept.filter(({ request }) => !hasFilter || isOdd(request)).reverse();
	arrange(byId("requests"), shown, {
		keyOf: ({ number }) => number,
		make: ({ request }) => makeRequest(request)
	});
	byId("requests-empty").hidden = shown.length > 0;
	setText(byId("requests-empty"), log.count === 0 ? "No requests yet. Whatever is sent to this address shows here." : "Nothing went wrong.");
	const isCut = log.requests.length < log.count;
	setText(byId("log-note"), isCut ? \`last \${log.requests.length} of \${log.count.toLocaleString("en")}\` : "");
}
/** Whether a request went wrong: it was refused, it was cut off, a fault struck it, or its answer does not fit its spec. */
function isOdd({ status, problem, violation, fault }) {
	return status === 0 || status >= 400 || [
		problem,
		violation,
		fault
	].some((each) => each !== void 0);
}
function toneOf(status) {
	if (status === 0) return "cut";
	if (status >= 500) return "broken";
	return status >= 400 ? "refused" : "answered";
}
function makeRequest(request) {
	const { at, method, path, operation, status } = request;
	return element("tr", { role: "row" }, cell("at", element("time", { datetime: at }, clockTime(at))), cell("status", mark(toneOf(status), status === 0 ? "none" : String(status))), cell("request", element("span", { class: "method" }, method), " ", element("span", { class: "path" }, path)), cell("operation", operation ?? "unknown address"), cell("validation", ...makeFindings(request)));
}
function makeFindings({ problem, violation, fault, events, acknowledged }) {
	const findings = [];
	if (fault !== void 0) findings.push(makeFinding("fault", fault));
	if (violation) findings.push(makeFinding("violation", "our answer does not fit its spec", violation));
	if (problem !== void 0) findings.push(makeFinding("refused", problem));
	const notes = findings.length === 0 ? ["fits"] : [];
	if (events !== void 0) notes.push(\`\${plural(events, "event", "events")} delivered\`);
	if (acknowledged) notes.push(\`\${acknowledged.length} acknowledged\`);
	return notes.length === 0 ? findings : [...findings, element("p", {}, notes.join(", "))];
}
function makeFinding(name, text, fields) {
	const line = element(fields ? "span" : "p", { class: "finding" }, element("b", {}, name), " ", text);
	if (!fields) return line;
	const lines = Object.entries(fields).map(([place, problems]) => \`\${place || "/"} \${problems.join(", ")}\`);
	return element("details", {}, element("summary", {}, line), element("pre", { tabindex: "0" }, lines.join("\\n")));
}
function startLog() {
	byId("log-odd").addEventListener("change", () => showLog(lastLog));
}

// console/queue.ts
const DELIVERIES = 10;
const states = [
	"queued",
	"delivered",
	"acknowledged",
	"dead-letter"
];
const discard = {
	verb: "Discard",
	path: "/events/discard",
	result: "is a dead letter"
};
const verbs = {
	queued: [discard],
	delivered: [{
		verb: "Time out",
		path: "/events/time-out",
		result: "is due again"
	}, discard],
	"dead-letter": [{
		verb: "Requeue",
		path: "/events/requeue",
		result: "waits again, as if never delivered"
	}],
	acknowledged: []
};
let shownState = "";
let lastQueue;
function describeState(state) {
	return state === "dead-letter" ? "dead letter" : state;
}
function showQueue(queue) {
	lastQueue = queue;
	const { channel, channels, counts, events } = queue;
	const count = states.reduce((sum, state) => sum + counts[state], 0);
	showChannels(channel, channels);
	arrange(byId("filters"), ["", ...states], {
		keyOf: (state) => state,
		make: makeFilter,
		update: (button, state) => {
			button.setAttribute("aria-pressed", String(state === shownState));
			setText(findWithin(button, ".count"), String(state === "" ? count : counts[state]));
		}
	});
	const shown = events.filter(({ state }) => shownState === "" || state === shownState).reverse();
	arrange(byId("events"), shown, {
		keyOf: ({ id }) => \`\${channel}/\${id}\`,
		make: makeEvent,
		update: updateEvent
	});
	byId("events-empty").hidden = shown.length > 0;
	setText(byId("events-empty"), describeNoEvents(count, shownState));
	setText(byId("queue-note"), events.length < count ? \`\${events.length} of \${plural(count, "event", "events")}\` : "");
	tick();
}
function describeNoEvents(count, state) {
	if (count === 0 || state === "") return "No events yet. Trigger one, and it waits here for its delivery.";
	return \`No event is \${state === "dead-letter" ? "a dead letter" : state}.\`;
}
function makeFilter(state) {
	const label = state === "" ? element("span", { class: "word" }, "all") : mark(state, describeState(state));
	const choose = () => {
		shownState = state;
		if (lastQueue) showQueue(lastQueue);
	};
	const count = element("span", { class: "count" });
	return element("button", {
		type: "button",
		class: "filter",
		onclick: choose
	}, label, count);
}
function makeEvent({ id, type, createdAt, payload }) {
	const name = element("span", { class: "type" }, type);
	const summary = element("summary", {}, name, " ", element("span", { class: "id" }, id));
	const text = element("pre", {
		tabindex: "0",
		"aria-label": \`Payload of \${id}\`
	}, payload);
	return element("tr", { role: "row" }, cell("state", mark("", "")), cell("event", element("details", {}, summary, text)), cell("deliveries", element("span", { class: "number" }), element("span", { class: "meter" }, element("span", {}))), cell("due", element("span", {})), cell("created", element("time", { datetime: createdAt }, clockTime(createdAt))), cell("actions"));
}
function updateEvent(row, event) {
	const { state, deliveries, visibleAt } = event;
	setMark(findWithin(row, ".state .mark"), state, describeState(state));
	setText(findWithin(row, ".number"), \`\${deliveries} of \${DELIVERIES}\`);
	findWithin(row, ".meter span").style.width = \`\${deliveries / DELIVERIES * 100}%\`;
	const due = findWithin(row, ".due span");
	if (visibleAt === void 0) {
		delete due.dataset["due"];
		setText(due, state === "queued" ? "now" : "–");
	} else due.dataset["due"] = String(visibleAt);
	if (row.dataset["state"] === state) return;
	row.dataset["state"] = state;
	showActions(row, event);
}
/** Where the button that had the focus goes, the focus stays in the row. */
function showActions(row, { id, type, state }) {
	const actions = findWithin(row, ".actions");
	const hadFocus = actions.contains(document.activeElement);
	const buttons = verbs[state].map(({ verb, path, result }) => {
		const onclick = () => act("POST", path, { id }, \`\${id} \${result}\`);
		return element("button", {
			type: "button",
			class: "small",
			"aria-label": \`\${verb} \${id}, \${type}\`,
			onclick
		}, verb);
	});
	actions.replaceChildren(...buttons);
	if (hadFocus) (buttons[0] ?? findWithin(row, "summary")).focus();
}
function showChannels(channel, channels) {
	byId("channel-field").hidden = channels.length < 2;
	const select = byId("channel", HTMLSelectElement);
	arrange(select, channels, {
		keyOf: (id) => id,
		make: (id) => element("option", { value: id }, id)
	});
	select.value = channel ?? "";
}

// console/registrations.ts
const decided = {
	pending: "waiting",
	accepted: "approved",
	rejected: "denied"
};
/** The apps that ask to be registered; a person decides. */
function showRegistrations(rows) {
	byId("registrations-section").hidden = rows.length === 0;
	arrange(byId("registrations"), [...rows].reverse(), {
		keyOf: ({ id }) => id,
		make: makeRegistration,
		update: updateRegistration
	});
}
function makeRegistration({ id, tenantId, appId, displayName, scopes }) {
	const button = (text, className, accept) => {
		const said = \`\${displayName} is \${accept ? "approved" : "denied"}\`;
		const onclick = () => act("POST", "/registrations/decide", {
			id,
			decision: { accept }
		}, said);
		return element("button", {
			type: "button",
			class: className,
			"aria-label": \`\${text} \${displayName}\`,
			onclick
		}, text);
	};
	return element("li", { tabindex: "-1" }, element("p", { class: "line" }, element("b", {}, displayName), " ", mark("", "")), element("p", { class: "line code" }, appId), element("p", { class: "line" }, "Tenant ", element("span", { class: "code" }, tenantId)), element("ul", {
		class: "scopes",
		"aria-label": "Scopes"
	}, ...scopes.map((scope) => element("li", {}, scope))), element("p", { class: "buttons" }, button("Approve", "main", true), button("Deny", "", false)));
}
function updateRegistration(card, { status, isAnswered }) {
	setMark(findWithin(card, ".mark"), status, decided[status] + (isAnswered ? ", and the app knows" : ""));
	const buttons = findWithin(card, ".buttons");
	if (status === "pending" || buttons.hidden) return;
	if (buttons.contains(document.activeElement)) card.focus();
	buttons.hidden = true;
}

// console/trigger.ts
/** The form that triggers an event. */
const OTHER = "another type";
let examples = {};
function showTypes(known) {
	examples = known;
	const type = byId("trigger-type", HTMLSelectElement);
	if (type.options.length > 0) return;
	type.append(...Object.keys(known).map((each) => element("option", { value: each }, each)), element("option", { value: OTHER }, "Another type …"));
	type.value = "Seller:Offer.New";
	showExample();
}
function showExample() {
	const type = byId("trigger-type", HTMLSelectElement).value;
	byId("trigger-name-field").hidden = type !== OTHER;
	byId("trigger-name", HTMLInputElement).required = type === OTHER;
	byId("trigger-payload", HTMLTextAreaElement).value = JSON.stringify(examples[type] ?? { sellerId: "1" }, null, 2);
	complain("");
}
function complain(text) {
	setText(byId("trigger-error"), text);
	byId("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}
async function triggerEvent(event) {
	event.preventDefault();
	const chosen = byId("trigger-type", HTMLSelectElement).value;
	const type = chosen === OTHER ? byId("trigger-name", HTMLInputElement).value : chosen;
	try {
		const payload = JSON.parse(byId("trigger-payload", HTMLTextAreaElement).value);
		const channel = byId("channel", HTMLSelectElement).value;
		const { id } = await call("POST", "/events", {
			type,
			event: payload,
			options: channel ? { channel } : {}
		});
		complain("");
		say(\`\${type} is in the queue as \${id}\`, "good");
	} catch (error) {
		complain(\`\${error instanceof SyntaxError ? "Cannot read the payload as it must be JSON: " : ""}\${describeError(error)}\`);
	}
}
function startTrigger() {
	const form = byId("trigger-form", HTMLFormElement);
	byId("trigger-type").addEventListener("change", showExample);
	byId("trigger-reset").addEventListener("click", showExample);
	form.addEventListener("submit", (event) => void triggerEvent(event));
	byId("trigger-payload").addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
	});
}

// console/start.ts
let stream;
function setConnection(tone, word) {
	setMark(byId("connection"), tone, word);
}
/** Hears the stream, of one channel at a time; without a channel, of the first one. */
function listen(channel) {
	stream?.close();
	const source = new EventSource(\`/__sandbox/stream\${channel ? \`?channel=\${encodeURIComponent(channel)}\` : ""}\`);
	stream = source;
	const on = (name, show) => source.addEventListener(name, ({ data }) => show(JSON.parse(data)));
	on("choices", (choices) => {
		showTypes(choices.examples);
		showFaultChoices(choices);
	});
	on("clock", showClock);
	on("queue", showQueue);
	on("log", showLog);
	on("faults", showFaults);
	on("registrations", showRegistrations);
	on("assumptions", showAssumptions);
	source.addEventListener("open", () => setConnection("live", "Live"));
	source.addEventListener("error", () => setConnection("lost", "Connection lost, trying again"));
}
startClock();
startLog();
startTrigger();
startFaults();
byId("channel").addEventListener("change", () => listen(byId("channel", HTMLSelectElement).value));
listen("");
`;

/** The script of the hub, a module for the browser. */
export const hubScript = `// console/dom.ts
function byId(id, kind = HTMLElement) {
	const found = document.getElementById(id);
	if (!(found instanceof kind)) throw new Error(\`Cannot find #\${id} as the page must have a \${kind.name} of that id\`);
	return found;
}
/** The first element within another that fits. @throws {Error} If none does. */
function findWithin(parent, selector) {
	const found = parent.querySelector(selector);
	if (!(found instanceof HTMLElement)) throw new Error(\`Cannot find \${selector} as the page must have one\`);
	return found;
}
/** An element with attributes, listeners and children; a child that is no element is text. */
function element(name, attributes, ...children) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) if (typeof value === "function") made.addEventListener(key.slice(2), value);
	else if (value !== void 0) made.setAttribute(key, value);
	made.append(...children);
	return made;
}
/** A dot and a word; the dot has a form of its own for every tone. */
function mark(tone, word) {
	return element("span", {
		class: "mark",
		"data-tone": tone
	}, element("span", { class: "dot" }), element("span", { class: "word" }, word));
}
function setMark(node, tone, word) {
	if (node.dataset["tone"] !== tone) node.dataset["tone"] = tone;
	setText(findWithin(node, ".word"), word);
}
function setText(node, text) {
	if (node.textContent !== text) node.textContent = text;
}

// console/send.ts
/** Calls of the control plane, and what is said of them. */
const SAID_MS = 8e3;
let silence;
/** Says something for a while, in words that a screen reader speaks too. */
function say(text, tone) {
	const said = byId("said");
	said.dataset["tone"] = tone;
	said.textContent = text;
	clearTimeout(silence);
	silence = setTimeout(() => said.textContent = "", SAID_MS);
}
/** One call of the control plane. @throws {Error} With what the sandbox says of a call that it refuses. */
async function call(method, path, body) {
	const response = await fetch(\`/__sandbox\${path}\`, {
		method,
		...body && {
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body)
		}
	});
	const answer = await response.json();
	if (!response.ok) throw new Error(answer.error);
	return answer;
}
function describeError(error) {
	return error instanceof Error ? error.message : String(error);
}

// hub/read-message.ts
/** Reads what an app has posted. An app may post anything, so a field that is not there is absent and nothing throws. */
function readMessage(data) {
	const body = fieldOf(data, "body");
	const args = fieldOf(body, "args");
	return {
		id: fieldOf(data, "id"),
		type: fieldOf(data, "type"),
		methodName: String(fieldOf(body, "methodName")),
		args: Array.isArray(args) ? args : [],
		topic: fieldOf(body, "topic"),
		payload: fieldOf(body, "payload")
	};
}
function fieldOf(value, name) {
	return typeof value === "object" && value !== null ? Reflect.get(value, name) : void 0;
}

// hub/write-note.ts
/** Adds a line to what app and host say to each other. */
function writeNote(direction, text) {
	const steps = byId("steps");
	const at = element("span", { class: "at" }, (/* @__PURE__ */ new Date()).toISOString().slice(11, 23));
	steps.append(element("li", {}, at, element("span", {}, direction), element("span", { class: "what" }, text)));
	steps.scrollTop = steps.scrollHeight;
}

// hub/host.ts
const SHAKE_MS = 100;
let leaveApp = () => {};
let publishToApp = (_topic, _payload) => {};
/** Ends the conversation with the app that is loaded; without one, does nothing. */
function leave() {
	leaveApp();
}
/** Sends an event to the app that is loaded; without one, does nothing. */
function publish(topic, payload) {
	publishToApp(topic, payload);
}
/**
* The host's side of the messaging channel: the handshake every 100 ms until it is completed, to the exact origin of the app, and
* then calls and events on the port (observed, mid-2025).
*/
function meet(frame, origin, methods) {
	const ports = /* @__PURE__ */ new Set();
	let timer;
	let tries = 0;
	const shake = () => {
		if (!frame.contentWindow) return;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => void hear(port1, data);
		ports.add(port1);
		frame.contentWindow.postMessage({ type: "HANDSHAKE" }, origin, [port2]);
		tries += 1;
		if (tries === 1) writeNote("→", \`HANDSHAKE, to \${origin}, every \${SHAKE_MS} ms until it is answered\`);
		if (tries === 50) writeNote("", \`No answer for 5 s: is the bridge created on the page, with this hub's origin, \${location.origin}?\`);
	};
	const begin = () => {
		end();
		tries = 0;
		timer = setInterval(shake, SHAKE_MS);
		shake();
	};
	const end = () => {
		clearInterval(timer);
		byId("publish", HTMLButtonElement).disabled = true;
		for (const port of ports) port.close();
		ports.clear();
	};
	frame.addEventListener("load", begin);
	leaveApp = end;
	/** Answers a call or an event of the app. */
	async function hear(port, data) {
		const { id, type, methodName, args, topic, payload } = readMessage(data);
		if (type === "EVENT_TRIGGER") {
			writeNote("←", \`EVENT_TRIGGER \${String(topic)} \${JSON.stringify(payload) ?? ""}\`);
			return reply(port, {
				id,
				type: "EVENT_TRIGGER_CONFIRMATION"
			});
		}
		if (type === "EVENT_TRIGGER_CONFIRMATION") return writeNote("←", "EVENT_TRIGGER_CONFIRMATION");
		if (type !== "METHOD_CALL") return;
		writeNote("←", \`METHOD_CALL \${methodName}\`);
		const method = Object.hasOwn(methods, methodName) ? methods[methodName] : void 0;
		if (!method) return refuse(port, id, {
			name: "Error",
			message: \`\${methodName} is not exposed\`,
			problem: "not-exposed"
		});
		if (methodName === "completeHandshake") choosePort(port);
		try {
			reply(port, {
				id,
				type: "METHOD_CALL_RETURN",
				body: await method(...args)
			});
		} catch (error) {
			const { name, message } = error instanceof Error ? error : new Error(String(error));
			refuse(port, id, {
				name,
				message
			});
		}
	}
	/** Keeps the port on which the app has answered, and closes those of the other tries. */
	function choosePort(chosen) {
		clearInterval(timer);
		for (const port of ports) if (port !== chosen) port.close();
		ports.clear();
		ports.add(chosen);
		writeNote("", "The handshake is done");
		byId("publish", HTMLButtonElement).disabled = false;
		publishToApp = (topic, payload) => {
			chosen.postMessage({
				id: crypto.randomUUID(),
				type: "EVENT_TRIGGER",
				body: {
					topic,
					payload
				}
			});
			writeNote("→", \`EVENT_TRIGGER \${topic}, which is in development on the platform's side\`);
		};
	}
}
function reply(port, message) {
	port.postMessage(message);
	writeNote("→", message.type);
}
function refuse(port, id, problem) {
	port.postMessage({
		id,
		type: "METHOD_CALL_ERROR",
		body: problem
	});
	writeNote("→", \`METHOD_CALL_ERROR: \${problem.message}\`);
}

// console/arrange.ts
const childrenOf = /* @__PURE__ */ new WeakMap();
/**
* Brings the children of an element in line with items. A child stays the same element as long as its key stays, so it keeps
* the focus too. Only children that were made here are changed or removed.
*/
function arrange(parent, items, { keyOf, make, update }) {
	const before = childrenOf.get(parent) ?? /* @__PURE__ */ new Map();
	const wanted = new Map(items.map((item) => [keyOf(item), item]));
	const after = /* @__PURE__ */ new Map();
	for (const [key, child] of before) if (!wanted.has(key)) child.remove();
	let place = parent.firstElementChild;
	for (const [key, item] of wanted) {
		const child = before.get(key) ?? make(item);
		update?.(child, item);
		if (child === place) place = place.nextElementSibling;
		else parent.insertBefore(child, place);
		after.set(key, child);
	}
	childrenOf.set(parent, after);
}

// hub/refresh.ts
const states = {
	failed: {
		tone: "dead-letter",
		word: "failed"
	},
	waiting: {
		tone: "delivered",
		word: "waits for setupCompleted"
	},
	installed: {
		tone: "acknowledged",
		word: "installed"
	}
};
/** Asks the sandbox for its apps, tenants and installations, and shows them. */
async function refresh() {
	const { apps, tenants, installations } = await call("GET", "/hub/state");
	byId("apps-empty").hidden = apps.length > 0;
	byId("install-form").hidden = apps.length === 0;
	fillOptions(byId("app", HTMLSelectElement), apps.map(({ app }) => app));
	fillOptions(byId("tenant", HTMLSelectElement), tenants);
	byId("installations-empty").hidden = installations.length > 0;
	arrange(byId("installations"), installations, {
		keyOf: ({ id }) => id,
		make: makeInstallation,
		update(card, { state, problem }) {
			setMark(findWithin(card, ".mark"), states[state].tone, states[state].word);
			setText(findWithin(card, ".problem"), problem ?? "");
		}
	});
}
function makeInstallation({ app, tenantId }) {
	return element("li", {}, element("p", { class: "line" }, element("b", {}, app)), mark("", ""), element("p", { class: "line code" }, tenantId), element("p", { class: "problem" }));
}
/** Replaces the options of a choice; what was chosen stays chosen where it is still there. */
function fillOptions(select, values) {
	const chosen = select.value;
	select.replaceChildren(...values.map((value) => element("option", { value }, value)));
	if (values.includes(chosen)) select.value = chosen;
}

// hub/install.ts
/**
* Installs an app for a tenant, and loads its set-up page in a frame.
*
* @throws {Error} If the sandbox refuses: the app has no registered manifest, or there is no such tenant.
*/
async function install(app, tenantId) {
	byId("place").replaceChildren();
	byId("steps").replaceChildren();
	byId("stage-empty").hidden = true;
	byId("verdict").hidden = true;
	leave();
	setText(byId("stage-note"), app);
	writeNote("", \`The merchant installs \${app}\`);
	const installation = await call("POST", "/hub/install", {
		app,
		tenantId
	});
	await refresh();
	const { state, problem = "", configurationUrl } = installation;
	if (state === "failed") {
		writeNote("", problem);
		return showVerdict("bad", \`The installation has failed: the set-up page is unreachable. \${problem}\`);
	}
	showVerdict("", "The installation is not finished: it waits for setupCompleted, without which it never is.");
	const frame = element("iframe", {
		class: "frame",
		title: \`Set-up page of \${app}\`,
		src: configurationUrl
	});
	meet(frame, new URL(configurationUrl).origin, hostMethods(installation));
	byId("place").replaceChildren(frame);
	writeNote("", \`Loads \${configurationUrl} in a frame\`);
}
/** What the platform offers a page. */
function hostMethods({ id, app, tenantId }) {
	const getToken = async (generation) => {
		const query = new URLSearchParams({
			app,
			tenantId,
			generation
		});
		const { token } = await call("GET", \`/hub/token?\${query}\`);
		return token;
	};
	return {
		completeHandshake: () => {},
		getSessionToken: () => getToken("1"),
		getAppToken: async () => ({ accessToken: await getToken("2") }),
		getCurrentCustomerId: () => "1",
		getCurrentSalesOrderId: () => "1",
		async setupCompleted() {
			await call("POST", "/hub/complete", { id });
			showVerdict("good", \`\${app} is installed.\`);
			await refresh();
		}
	};
}
function showVerdict(tone, text) {
	const said = byId("verdict");
	said.hidden = false;
	said.dataset["tone"] = tone;
	setText(said, text);
}

// hub/start.ts
const manifest = byId("manifest", HTMLTextAreaElement);
const app = byId("app", HTMLSelectElement);
const tenant = byId("tenant", HTMLSelectElement);
manifest.value = JSON.stringify({
	version: "1.0.0",
	technicalName: "my-app",
	lifecycle: { configurationUrl: "http://localhost:3000/setup" }
}, void 0, 2);
async function register() {
	const body = { manifest: JSON.parse(manifest.value) };
	const registered = await call("POST", "/hub/apps", body);
	say(\`\${registered.app} is registered\`, "good");
	await refresh();
	app.value = registered.app;
}
/** Runs what a form is for when it is sent, and says under it what went wrong. */
function onSubmit(form, problem, run) {
	byId(form).addEventListener("submit", (event) => {
		event.preventDefault();
		byId(problem).textContent = "";
		run().catch((error) => byId(problem).textContent = describeError(error));
	});
}
onSubmit("manifest-form", "manifest-error", register);
onSubmit("install-form", "install-error", () => install(app.value, tenant.value));
byId("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
refresh();
`;
