// Generated from packages/sandbox/src/browser by tools/codegen. Do not edit: run `pnpm generate`.

/** The script of the console, a module for the browser. */
export const consoleScript = `// console/dom.ts
function resolveElement(id, kind = HTMLElement) {
	const found = document.getElementById(id);
	if (!(found instanceof kind)) throw new Error(\`Cannot find #\${id} as the page must have a \${kind.name} of that id\`);
	return found;
}
/** Gives the first element within another that fits a selector. @throws {Error} If none does. */
function resolveWithin(parent, selector) {
	const found = parent.querySelector(selector);
	if (!(found instanceof HTMLElement)) throw new Error(\`Cannot find \${selector} as the page must have one\`);
	return found;
}
/** Makes an element with attributes, listeners and children. A child that is no element is text. */
function createElement(name, attributes, ...children) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) if (typeof value === "function") made.addEventListener(key.slice(2), value);
	else if (value !== void 0) made.setAttribute(key, value);
	made.append(...children);
	return made;
}
function createButton(text, className, label, onclick) {
	return createElement("button", {
		type: "button",
		class: className,
		"aria-label": label,
		onclick
	}, text);
}
function createCell(className, ...children) {
	return createElement("td", {
		role: "cell",
		class: className
	}, ...children);
}
function createSpan(className, text = "") {
	return createElement("span", { class: className }, text);
}
function createMark(tone, word) {
	return createElement("span", {
		class: "mark",
		"data-tone": tone
	}, createSpan("dot"), createSpan("word", word));
}
function setMark(node, tone, word) {
	if (node.dataset["tone"] !== tone) node.dataset["tone"] = tone;
	setText(resolveWithin(node, ".word"), word);
}
function setText(node, text) {
	if (node.textContent !== text) node.textContent = text;
}
function formatTimeOfDay(at) {
	return new Date(at).toISOString().slice(11, 19);
}
/** Writes a number with its noun, such as "1 event" or "1,000 events". */
function formatCount(count, one, many) {
	return \`\${count.toLocaleString("en")} \${count === 1 ? one : many}\`;
}
const childrenOf = /* @__PURE__ */ new WeakMap();
/** Brings the children of an element in line with items. A child stays the same element, and keeps the focus, as long as its key stays. */
function showItems(parent, items, { keyOf, make, update }) {
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

// console/send.ts
const SAID_MS = 8e3;
let silence;
/** Shows a text for eight seconds. A screen reader speaks it too. */
function showNotice(text, tone) {
	const said = resolveElement("said");
	said.dataset["tone"] = tone;
	said.textContent = text;
	clearTimeout(silence);
	silence = setTimeout(() => said.textContent = "", SAID_MS);
}
/** Calls the control plane. @throws {Error} If the sandbox refuses the call; the message is the one of the sandbox. */
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
/** Calls the control plane as \`call()\` does, and shows a notice of the result. It never throws. */
async function callWithNotice(method, path, body, done) {
	try {
		await call(method, path, body);
		showNotice(done, "good");
	} catch (error) {
		showNotice(describeError(error), "bad");
	}
}
function describeError(error) {
	return error instanceof Error ? error.message : String(error);
}

// console/cards.ts
const decided = {
	pending: "waiting",
	accepted: "approved",
	rejected: "denied"
};
function showRegistrations(rows) {
	resolveElement("registrations-section").hidden = rows.length === 0;
	showItems(resolveElement("registrations"), [...rows].reverse(), {
		keyOf: ({ id }) => id,
		make: makeRegistration,
		update: updateRegistration
	});
}
function makeRegistration({ id, tenantId, appId, displayName, scopes }) {
	const button = (text, className, accept) => {
		const said = \`\${displayName} is \${accept ? "approved" : "denied"}\`;
		const decide = () => callWithNotice("POST", "/registrations/decide", {
			id,
			decision: { accept }
		}, said);
		return createButton(text, className, \`\${text} \${displayName}\`, decide);
	};
	const listed = scopes.map((scope) => createElement("li", {}, scope));
	return createElement("li", { tabindex: "-1" }, createElement("p", { class: "line" }, createElement("b", {}, displayName), " ", createMark("", "")), createElement("p", { class: "line code" }, appId), createElement("p", { class: "line" }, "Tenant ", createSpan("code", tenantId)), createElement("ul", {
		class: "scopes",
		"aria-label": "Scopes"
	}, ...listed), createElement("p", { class: "buttons" }, button("Approve", "main", true), button("Deny", "", false)));
}
function updateRegistration(card, { status, isAnswered }) {
	setMark(resolveWithin(card, ".mark"), status, decided[status] + (isAnswered ? ", and the app knows" : ""));
	const buttons = resolveWithin(card, ".buttons");
	if (status === "pending" || buttons.hidden) return;
	if (buttons.contains(document.activeElement)) card.focus();
	buttons.hidden = true;
}

// console/clock.ts
let time = {
	now: 0,
	isFrozen: true
};
function showClock(clock) {
	time = clock;
	setText(resolveElement("clock-state"), time.isFrozen ? "frozen" : "running");
	resolveElement("clock-state").dataset["tone"] = time.isFrozen ? "still" : "moving";
	setText(resolveElement("freeze"), time.isFrozen ? "Resume" : "Freeze");
	showTime();
}
/** Describes the time that is left, as "in 4:12" or "in 1:04:12", or as "now" once none is left. */
function describeCountdown(remainingMs) {
	const seconds = Math.ceil(remainingMs / 1e3);
	if (seconds <= 0) return "now";
	const two = (number) => String(number).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	return \`in \${hours > 0 ? \`\${hours}:\${two(minutes)}\` : minutes}:\${two(seconds % 60)}\`;
}
function showTime() {
	const { now } = time;
	const text = new Date(now).toISOString();
	setText(resolveWithin(resolveElement("now"), ".date"), text.slice(0, 10));
	setText(resolveWithin(resolveElement("now"), ".hour"), text.slice(11, 19));
	for (const each of document.querySelectorAll("[data-due]")) setText(each, describeCountdown(Number(each.dataset["due"]) - now));
}
function advance(ms, text) {
	return callWithNotice("POST", "/clock", { advanceMs: ms }, \`The clock moved by \${text}\`);
}
function startClock() {
	for (const button of document.querySelectorAll("[data-advance]")) button.addEventListener("click", () => void advance(Number(button.dataset["advance"]), button.textContent.slice(1)));
	resolveElement("advance").addEventListener("submit", (event) => {
		event.preventDefault();
		const ms = Number(resolveElement("advance-ms", HTMLInputElement).value);
		advance(ms, formatCount(ms, "millisecond", "milliseconds"));
	});
	resolveElement("freeze").addEventListener("click", () => {
		const [path, said] = time.isFrozen ? ["resume", "The clock runs"] : ["freeze", "The clock stands still"];
		callWithNotice("POST", \`/clock/\${path}\`, {}, said);
	});
}

// console/forms.ts
const OTHER = "another type";
let examples = {};
function showTypes(known) {
	examples = known;
	const type = resolveElement("trigger-type", HTMLSelectElement);
	type.append(...Object.keys(known).map((each) => createElement("option", { value: each }, each)), createElement("option", { value: OTHER }, "Another type …"));
	type.value = "Seller:Offer.New";
	showExample();
}
function showExample() {
	const type = resolveElement("trigger-type", HTMLSelectElement).value;
	resolveElement("trigger-name-field").hidden = type !== OTHER;
	resolveElement("trigger-name", HTMLInputElement).required = type === OTHER;
	const example = examples[type] ?? { sellerId: "1" };
	resolveElement("trigger-payload", HTMLTextAreaElement).value = JSON.stringify(example, null, 2);
	showProblem("");
}
function showProblem(text) {
	setText(resolveElement("trigger-error"), text);
	resolveElement("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}
async function triggerEvent(event) {
	event.preventDefault();
	const chosen = resolveElement("trigger-type", HTMLSelectElement).value;
	const type = chosen === OTHER ? resolveElement("trigger-name", HTMLInputElement).value : chosen;
	try {
		const payload = JSON.parse(resolveElement("trigger-payload", HTMLTextAreaElement).value);
		const channel = resolveElement("channel", HTMLSelectElement).value;
		const { id } = await call("POST", "/events", {
			type,
			event: payload,
			options: channel ? { channel } : {}
		});
		showProblem("");
		showNotice(\`\${type} is in the queue as \${id}\`, "good");
	} catch (error) {
		showProblem(\`\${error instanceof SyntaxError ? "Cannot read the payload as it must be JSON: " : ""}\${describeError(error)}\`);
	}
}
function startTrigger() {
	const form = resolveElement("trigger-form", HTMLFormElement);
	resolveElement("trigger-type").addEventListener("change", showExample);
	resolveElement("trigger-reset").addEventListener("click", showExample);
	form.addEventListener("submit", (event) => void triggerEvent(event));
	resolveElement("trigger-payload").addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
	});
}
let kinds = {};
function showFaultChoices({ faultKinds, operations }) {
	kinds = faultKinds;
	resolveElement("fault-kind", HTMLSelectElement).append(...Object.keys(kinds).map((each) => createElement("option", { value: each }, each)));
	resolveElement("fault-operation").append(...operations.map((id) => createElement("option", { value: id }, id)));
	showFaultFields();
}
function showFaultFields() {
	const kind = resolveElement("fault-kind", HTMLSelectElement).value;
	setText(resolveElement("fault-hint"), kinds[kind] ?? "");
	resolveElement("fault-ms-field").hidden = !kind.startsWith("latency");
	resolveElement("fault-retry-field").hidden = kind !== "too-many-requests";
}
function showFaults(rows) {
	resolveElement("faults-empty").hidden = rows.length > 0;
	showItems(resolveElement("faults"), rows, {
		keyOf: ({ id }) => id,
		make: makeFault,
		update: (card, { matched, applied }) => setText(resolveWithin(card, ".counts"), \`matched \${matched}, applied \${applied}\`)
	});
}
/** Where a fault strikes and what it does, in words; empty for one that strikes always. */
function describeLimits(fault) {
	return Object.entries({
		...fault,
		kind: void 0,
		operation: void 0
	}).flatMap(([name, value]) => value === void 0 ? [] : \`\${name} \${value}\`).join(" · ");
}
function makeFault({ id, fault }) {
	const { kind, operation } = fault;
	const remove = async () => {
		resolveElement("fault-kind").focus();
		await callWithNotice("DELETE", \`/faults/one?id=\${encodeURIComponent(id)}\`, void 0, "The fault is removed");
	};
	const place = createSpan("code", operation ?? "any operation");
	return createElement("li", {}, createElement("p", { class: "line" }, createElement("b", {}, kind), " on ", place), createElement("p", { class: "line" }, describeLimits(fault)), createElement("p", { class: "counts" }), createButton("Remove", "small", \`Remove \${kind}, \${id}\`, remove));
}
function readNumber(id) {
	const field = resolveElement(id, HTMLInputElement);
	const isHidden = field.closest(".field")?.hidden === true;
	return field.value === "" || isHidden ? void 0 : Number(field.value);
}
async function addFault(event) {
	event.preventDefault();
	const fault = {
		kind: resolveElement("fault-kind", HTMLSelectElement).value,
		operation: resolveElement("fault-operation", HTMLSelectElement).value || void 0,
		nth: readNumber("fault-nth"),
		probability: readNumber("fault-probability"),
		times: readNumber("fault-times"),
		ms: readNumber("fault-ms"),
		retryAfterSeconds: readNumber("fault-retry")
	};
	try {
		await call("POST", "/faults", { fault });
		setText(resolveElement("fault-error"), "");
		showNotice("The fault is planned", "good");
	} catch (error) {
		setText(resolveElement("fault-error"), describeError(error));
	}
}
function startFaults() {
	resolveElement("fault-kind").addEventListener("change", showFaultFields);
	resolveElement("fault-form").addEventListener("submit", (event) => void addFault(event));
}

// console/log.ts
let lastLog = {
	count: 0,
	requests: []
};
function showLog(log) {
	lastLog = log;
	const hasFilter = resolveElement("log-odd", HTMLInputElement).checked;
	const shown = log.requests.filter((request) => !hasFilter || isOdd(request)).reverse();
	showItems(resolveElement("requests"), shown, {
		keyOf: (request) => JSON.stringify(request),
		make: makeRequest
	});
	resolveElement("requests-empty").hidden = shown.length > 0;
	setText(resolveElement("requests-empty"), log.count === 0 ? "No requests yet. Requests to this address appear here." : "Nothing went wrong.");
	const isCut = log.requests.length < log.count;
	setText(resolveElement("log-note"), isCut ? \`last \${log.requests.length} of \${log.count.toLocaleString("en")}\` : "");
}
/** Whether a request went wrong: it was refused, it was cut off, a fault was applied to it, or its answer does not fit its spec. */
function isOdd(request) {
	const { status, problem, violation, fault, note } = request;
	return status === 0 || status >= 400 || [
		problem,
		violation,
		fault,
		note
	].some((each) => each !== void 0);
}
function toneOf(status) {
	if (status === 0) return "cut";
	if (status >= 500) return "broken";
	return status >= 400 ? "refused" : "answered";
}
function makeRequest(request) {
	const { at, method, path, operation, status } = request;
	return createElement("tr", { role: "row" }, createCell("at", createElement("time", { datetime: at }, formatTimeOfDay(at))), createCell("status", createMark(toneOf(status), status === 0 ? "none" : String(status))), createCell("request", createSpan("method", method), " ", createSpan("path", path)), createCell("operation", operation ?? "unknown address"), createCell("validation", ...makeFindings(request)));
}
function makeFindings({ problem, violation, fault, note, events, acknowledged }) {
	const findings = [];
	if (fault !== void 0) findings.push(makeFinding("fault", fault));
	if (violation) findings.push(makeFinding("violation", "our answer does not fit its spec", violation));
	if (problem !== void 0) findings.push(makeFinding("refused", problem));
	if (note !== void 0) findings.push(makeFinding("odd", note));
	const notes = findings.length === 0 ? ["fits"] : [];
	if (events !== void 0) notes.push(\`\${formatCount(events, "event", "events")} delivered\`);
	if (acknowledged) notes.push(\`\${acknowledged.length} acknowledged\`);
	return notes.length === 0 ? findings : [...findings, createElement("p", {}, notes.join(", "))];
}
function makeFinding(name, text, fields) {
	const line = createElement(fields ? "span" : "p", { class: "finding" }, createElement("b", {}, name), " ", text);
	if (!fields) return line;
	const lines = Object.entries(fields).map(([place, problems]) => \`\${place || "/"} \${problems.join(", ")}\`);
	const places = createElement("pre", { tabindex: "0" }, lines.join("\\n"));
	return createElement("details", {}, createElement("summary", {}, line), places);
}
function startLog() {
	resolveElement("log-odd").addEventListener("change", () => showLog(lastLog));
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
	showItems(resolveElement("filters"), ["", ...states], {
		keyOf: (state) => state,
		make: makeFilter,
		update: (button, state) => {
			button.setAttribute("aria-pressed", String(state === shownState));
			setText(resolveWithin(button, ".count"), String(state === "" ? count : counts[state]));
		}
	});
	const shown = events.filter(({ state }) => shownState === "" || state === shownState).reverse();
	showItems(resolveElement("events"), shown, {
		keyOf: ({ id }) => \`\${channel}/\${id}\`,
		make: makeEvent,
		update: updateEvent
	});
	resolveElement("events-empty").hidden = shown.length > 0;
	setText(resolveElement("events-empty"), describeNoEvents(count, shownState));
	setText(resolveElement("queue-note"), events.length < count ? \`\${events.length} of \${formatCount(count, "event", "events")}\` : "");
	showTime();
}
function describeNoEvents(count, state) {
	if (count === 0 || state === "") return "No events yet. Trigger one, and it waits here for its delivery.";
	return \`No event is \${state === "dead-letter" ? "a " : ""}\${describeState(state)}.\`;
}
function makeFilter(state) {
	const label = state === "" ? createSpan("word", "all") : createMark(state, describeState(state));
	const choose = () => {
		shownState = state;
		if (lastQueue) showQueue(lastQueue);
	};
	return createElement("button", {
		type: "button",
		class: "filter",
		onclick: choose
	}, label, createSpan("count"));
}
function makeEvent({ id, type, createdAt, payload }) {
	const summary = createElement("summary", {}, createSpan("type", type), " ", createSpan("id", id));
	const text = createElement("pre", {
		tabindex: "0",
		"aria-label": \`Payload of \${id}\`
	}, payload);
	return createElement("tr", { role: "row" }, createCell("state", createMark("", "")), createCell("event", createElement("details", {}, summary, text)), createCell("deliveries", createSpan("number")), createCell("due", createElement("span", {})), createCell("created", createElement("time", { datetime: createdAt }, formatTimeOfDay(createdAt))), createCell("actions"));
}
function updateEvent(row, event) {
	const { state, deliveries, visibleAt } = event;
	setMark(resolveWithin(row, ".state .mark"), state, describeState(state));
	setText(resolveWithin(row, ".number"), \`\${deliveries} of \${DELIVERIES}\`);
	const due = resolveWithin(row, ".due span");
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
	const actions = resolveWithin(row, ".actions");
	const hadFocus = actions.contains(document.activeElement);
	const buttons = verbs[state].map(({ verb, path, result }) => {
		const act = () => callWithNotice("POST", path, { id }, \`\${id} \${result}\`);
		return createButton(verb, "small", \`\${verb} \${id}, \${type}\`, act);
	});
	actions.replaceChildren(...buttons);
	if (hadFocus) (buttons[0] ?? resolveWithin(row, "summary")).focus();
}
function showChannels(channel, channels) {
	resolveElement("channel-field").hidden = channels.length < 2;
	const select = resolveElement("channel", HTMLSelectElement);
	showItems(select, channels, {
		keyOf: (id) => id,
		make: (id) => createElement("option", { value: id }, id)
	});
	select.value = channel ?? "";
}

// console/start.ts
const POLL_MS = 250;
const parts = {
	queue: showQueue,
	clock: showClock,
	log: showLog,
	faults: showFaults,
	registrations: showRegistrations
};
const shown = /* @__PURE__ */ new Map();
async function refresh() {
	const channel = resolveElement("channel", HTMLSelectElement).value;
	const query = new URLSearchParams(channel ? { channel } : {});
	const view = await call("GET", \`/view?\${query}\`).catch(() => void 0);
	const [tone, word] = view ? ["live", "Live"] : ["lost", "Connection lost, trying again"];
	setMark(resolveElement("connection"), tone, word);
	if (!view) return;
	for (const [name, show] of Object.entries(parts)) {
		const text = JSON.stringify(view[name]);
		if (shown.get(name) !== text) show(view[name]);
		shown.set(name, text);
	}
}
async function watch() {
	await refresh();
	setTimeout(() => void watch(), POLL_MS);
}
async function start() {
	const choices = await call("GET", "/choices");
	showTypes(choices.examples);
	showFaultChoices(choices);
	await watch();
}
startClock();
startLog();
startTrigger();
startFaults();
resolveElement("channel").addEventListener("change", () => void refresh());
start();
`;

/** The script of the hub, a module for the browser. */
export const hubScript = `// console/dom.ts
function resolveElement(id, kind = HTMLElement) {
	const found = document.getElementById(id);
	if (!(found instanceof kind)) throw new Error(\`Cannot find #\${id} as the page must have a \${kind.name} of that id\`);
	return found;
}
/** Gives the first element within another that fits a selector. @throws {Error} If none does. */
function resolveWithin(parent, selector) {
	const found = parent.querySelector(selector);
	if (!(found instanceof HTMLElement)) throw new Error(\`Cannot find \${selector} as the page must have one\`);
	return found;
}
/** Makes an element with attributes, listeners and children. A child that is no element is text. */
function createElement(name, attributes, ...children) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) if (typeof value === "function") made.addEventListener(key.slice(2), value);
	else if (value !== void 0) made.setAttribute(key, value);
	made.append(...children);
	return made;
}
function createSpan(className, text = "") {
	return createElement("span", { class: className }, text);
}
function createMark(tone, word) {
	return createElement("span", {
		class: "mark",
		"data-tone": tone
	}, createSpan("dot"), createSpan("word", word));
}
function setMark(node, tone, word) {
	if (node.dataset["tone"] !== tone) node.dataset["tone"] = tone;
	setText(resolveWithin(node, ".word"), word);
}
function setText(node, text) {
	if (node.textContent !== text) node.textContent = text;
}
const childrenOf = /* @__PURE__ */ new WeakMap();
/** Brings the children of an element in line with items. A child stays the same element, and keeps the focus, as long as its key stays. */
function showItems(parent, items, { keyOf, make, update }) {
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

// console/send.ts
const SAID_MS = 8e3;
let silence;
/** Shows a text for eight seconds. A screen reader speaks it too. */
function showNotice(text, tone) {
	const said = resolveElement("said");
	said.dataset["tone"] = tone;
	said.textContent = text;
	clearTimeout(silence);
	silence = setTimeout(() => said.textContent = "", SAID_MS);
}
/** Calls the control plane. @throws {Error} If the sandbox refuses the call; the message is the one of the sandbox. */
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

// hub/host.ts
const SHAKE_MS = 100;
let leaveApp = () => {};
let publishToApp = (_topic, _payload) => {};
function closeConversation() {
	leaveApp();
}
function publish(topic, payload) {
	publishToApp(topic, payload);
}
/** Sends the app in a frame a handshake every 100 ms until it is completed, only to its exact origin; then answers calls and events (observed, mid-2025). */
function startConversation(frame, origin, methods) {
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
		const asked = \`is the bridge created on the page, with this hub's origin, \${location.origin}?\`;
		if (tries === 50) writeNote("", \`No answer for 5 s: \${asked}\`);
	};
	const begin = () => {
		end();
		tries = 0;
		timer = setInterval(shake, SHAKE_MS);
		shake();
	};
	const end = () => {
		clearInterval(timer);
		resolveElement("publish", HTMLButtonElement).disabled = true;
		for (const port of ports) port.close();
		ports.clear();
		publishToApp = () => {};
	};
	frame.addEventListener("load", begin);
	leaveApp = end;
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
	function choosePort(chosen) {
		clearInterval(timer);
		for (const port of ports) if (port !== chosen) port.close();
		ports.clear();
		ports.add(chosen);
		writeNote("", "The handshake is done");
		resolveElement("publish", HTMLButtonElement).disabled = false;
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
/** Reads what an app has posted. An app may post anything, so a field that is not there is absent and nothing throws. */
function readMessage(data) {
	const { id, type, body } = Object(data);
	const { methodName, args, topic, payload } = Object(body);
	return {
		id,
		type,
		methodName: String(methodName),
		args: Array.isArray(args) ? args : [],
		topic,
		payload
	};
}
function writeNote(direction, text) {
	const steps = resolveElement("steps");
	const at = createSpan("at", (/* @__PURE__ */ new Date()).toISOString().slice(11, 23));
	steps.append(createElement("li", {}, at, createElement("span", {}, direction), createSpan("what", text)));
	steps.scrollTop = steps.scrollHeight;
}

// hub/install.ts
/** Installs an app for a tenant, and loads its set-up page in a frame. @throws {Error} If the sandbox refuses. */
async function install(app, tenantId) {
	resolveElement("place").replaceChildren();
	resolveElement("steps").replaceChildren();
	resolveElement("stage-empty").hidden = true;
	resolveElement("verdict").hidden = true;
	closeConversation();
	setText(resolveElement("stage-note"), app);
	writeNote("", \`The merchant installs \${app}\`);
	const installation = await call("POST", "/hub/install", {
		app,
		tenantId
	});
	await showHubState();
	const { state, problem = "", configurationUrl } = installation;
	if (state === "failed") {
		writeNote("", problem);
		return showVerdict("bad", \`The installation has failed: the set-up page is unreachable. \${problem}\`);
	}
	showVerdict("", "The installation is not finished: it waits for setupCompleted, without which it never is.");
	const frame = createElement("iframe", {
		class: "frame",
		title: \`Set-up page of \${app}\`,
		src: configurationUrl
	});
	startConversation(frame, new URL(configurationUrl).origin, hostMethods(installation));
	resolveElement("place").replaceChildren(frame);
	writeNote("", \`Loads \${configurationUrl} in a frame\`);
}
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
			await showHubState();
		}
	};
}
function showVerdict(tone, text) {
	const said = resolveElement("verdict");
	said.hidden = false;
	said.dataset["tone"] = tone;
	setText(said, text);
}
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
async function showHubState() {
	const { apps, tenants, installations } = await call("GET", "/hub/state");
	resolveElement("apps-empty").hidden = apps.length > 0;
	resolveElement("install-form").hidden = apps.length === 0;
	const names = apps.map(({ app }) => app);
	fillOptions(resolveElement("app", HTMLSelectElement), names);
	fillOptions(resolveElement("tenant", HTMLSelectElement), tenants);
	resolveElement("installations-empty").hidden = installations.length > 0;
	showItems(resolveElement("installations"), installations, {
		keyOf: ({ id }) => id,
		make: makeInstallation,
		update(card, { state, problem }) {
			setMark(resolveWithin(card, ".mark"), states[state].tone, states[state].word);
			setText(resolveWithin(card, ".problem"), problem ?? "");
		}
	});
}
function makeInstallation({ app, tenantId }) {
	return createElement("li", {}, createElement("p", { class: "line" }, createElement("b", {}, app)), createMark("", ""), createElement("p", { class: "line code" }, tenantId), createElement("p", { class: "problem" }));
}
/** Replaces the options of a choice. The chosen option stays chosen where it is still there. */
function fillOptions(select, values) {
	const chosen = select.value;
	select.replaceChildren(...values.map((value) => createElement("option", { value }, value)));
	if (values.includes(chosen)) select.value = chosen;
}

// hub/start.ts
const manifest = resolveElement("manifest", HTMLTextAreaElement);
const app = resolveElement("app", HTMLSelectElement);
const tenant = resolveElement("tenant", HTMLSelectElement);
manifest.value = JSON.stringify({
	version: "1.0.0",
	technicalName: "my-app",
	lifecycle: { configurationUrl: "http://localhost:3000/setup" }
}, void 0, 2);
async function register() {
	const body = { manifest: JSON.parse(manifest.value) };
	const registered = await call("POST", "/hub/apps", body);
	showNotice(\`\${registered.app} is registered\`, "good");
	await showHubState();
	app.value = registered.app;
}
function onSubmit(form, problem, run) {
	resolveElement(form).addEventListener("submit", (event) => {
		event.preventDefault();
		resolveElement(problem).textContent = "";
		run().catch((error) => resolveElement(problem).textContent = describeError(error));
	});
}
onSubmit("manifest-form", "manifest-error", register);
onSubmit("install-form", "install-error", () => install(app.value, tenant.value));
resolveElement("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
showHubState();
`;
