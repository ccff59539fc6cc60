// Generated from packages/sandbox/src/browser by tools/codegen. Do not edit: run `pnpm generate`.

/** The script of the console, a module for the browser. */
export const consoleScript = `// console/dom.ts
/** Making and changing what is on the page. Text goes in as text, so no text can be markup. */
const byId = (id) => document.getElementById(id);
/** An element with attributes, listeners (onclick and the like) and children; a child that is no element is text. */
function element(name, attributes, ...children) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes ?? {})) if (typeof value === "function") made.addEventListener(key.slice(2), value);
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
	if (node.dataset.tone !== tone) node.dataset.tone = tone;
	setText(node.querySelector(".word"), word);
}
function setText(node, text) {
	if (node.textContent !== text) node.textContent = text;
}
/** Brings children in line with items: a child stays the same element as long as its key stays, so focus does too. */
function arrange(parent, items, { keyOf, make, update }) {
	const before = parent.made ?? /* @__PURE__ */ new Map();
	const after = new Map(items.map((item) => [keyOf(item), item]));
	for (const [key, child] of before) if (!after.has(key)) child.remove();
	let place = parent.firstElementChild;
	for (const [key, item] of after) {
		const child = before.get(key) ?? make(item);
		update?.(child, item);
		if (child === place) place = place.nextElementSibling;
		else parent.insertBefore(child, place);
		after.set(key, child);
	}
	parent.made = after;
}
function clockTime(at) {
	return new Date(at).toISOString().slice(11, 19);
}
function plural(count, one, many) {
	return count.toLocaleString("en") + " " + (count === 1 ? one : many);
}

// console/assumptions.ts
/** What the sandbox assumes; each can be linked to by its name and by its row of what is not shown. */
let hasAssumptions = false;
function showAssumptions(rows) {
	const changed = rows.filter(({ isChanged }) => isChanged).length;
	setText(byId("assumptions-note"), changed === 0 ? "all as by default" : changed + " changed");
	arrange(byId("assumptions"), rows, {
		keyOf: ({ name }) => name,
		make: makeAssumption,
		update: updateAssumption
	});
	if (hasAssumptions) return;
	hasAssumptions = true;
	byId(location.hash.slice(1))?.scrollIntoView();
}
function makeAssumption({ name, answers }) {
	const anchor = "assumption-" + name;
	return element("div", { id: anchor }, element("dt", {}, element("a", { href: "#" + anchor }, name), " ", element("span", { class: "tag" })), element("dd", { class: "code" }), ...answers.map(({ id, section, question }) => element("dd", {
		id: "not-shown-" + id,
		class: "hint"
	}, question + " (given " + section + ")")));
}
function updateAssumption(entry, { value, isChanged }) {
	setText(entry.querySelector(".code"), value);
	setText(entry.querySelector(".tag"), isChanged ? "changed" : "");
}

// console/send.ts
/** Calls of the control plane, and what is said of them. */
let silence;
/** Says something for a while, in words that a screen reader speaks too. */
function say(text, tone) {
	const said = byId("said");
	said.dataset.tone = tone;
	said.textContent = text;
	clearTimeout(silence);
	silence = setTimeout(() => said.textContent = "", 8e3);
}
/** One call of the control plane; rejects with what the sandbox says of a call that it refuses. */
async function call(method, path, body) {
	const response = await fetch("/__sandbox" + path, {
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
/** As call(), and says how it went. */
async function act(method, path, body, done) {
	try {
		await call(method, path, body);
		say(done, "good");
	} catch (error) {
		say(error.message, "bad");
	}
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
	byId("clock-state").dataset.tone = isFrozen ? "still" : "moving";
	setText(byId("freeze"), isFrozen ? "Resume" : "Freeze");
	tick();
}
/** "in 4:12"; "now" once the time has come. */
function countdown(at) {
	const seconds = Math.ceil((at - sandboxNow()) / 1e3);
	if (seconds <= 0) return "now";
	const two = (number) => String(number).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	return "in " + (hours > 0 ? hours + ":" + two(minutes) : minutes) + ":" + two(seconds % 60);
}
function tick() {
	const text = new Date(sandboxNow()).toISOString();
	setText(byId("now").querySelector(".date"), text.slice(0, 10));
	setText(byId("now").querySelector(".hour"), text.slice(11, 19));
	for (const each of document.querySelectorAll("[data-due]")) setText(each, countdown(Number(each.dataset.due)));
}
function advance(ms, text) {
	return act("POST", "/clock", { advanceMs: ms }, "The clock moved by " + text);
}
for (const button of document.querySelectorAll("[data-advance]")) button.addEventListener("click", () => advance(Number(button.dataset.advance), button.textContent.slice(1)));
byId("advance").addEventListener("submit", (event) => {
	event.preventDefault();
	const ms = Number(byId("advance-ms").value);
	advance(ms, plural(ms, "millisecond", "milliseconds"));
});
byId("freeze").addEventListener("click", () => time.isFrozen ? act("POST", "/clock/resume", {}, "The clock runs") : act("POST", "/clock/freeze", {}, "The clock stands still"));
setInterval(tick, 200);

// console/faults.ts
/** The faults that are planned, and the form that plans one. */
let kinds = {};
function showFaultChoices({ faultKinds, operations }) {
	kinds = faultKinds;
	if (byId("fault-kind").options.length > 0) return;
	byId("fault-kind").append(...Object.keys(kinds).map((kind) => element("option", { value: kind }, kind)));
	byId("fault-operation").append(...operations.map((id) => element("option", { value: id }, id)));
	showFaultFields();
}
function showFaultFields() {
	const kind = byId("fault-kind").value;
	setText(byId("fault-hint"), kinds[kind]);
	byId("fault-ms-field").hidden = !kind.startsWith("latency");
	byId("fault-retry-field").hidden = kind !== "too-many-requests";
}
function showFaults(rows) {
	byId("faults-empty").hidden = rows.length > 0;
	arrange(byId("faults"), rows, {
		keyOf: ({ id }) => id,
		make: makeFault,
		update: (card, { fitted, struck }) => setText(card.querySelector(".counts"), "fitted " + fitted + ", struck " + struck)
	});
}
function makeFault({ id, fault }) {
	const { kind, operation, tenantId, nth, probability, times, ms, retryAfterSeconds } = fault;
	const limits = [
		nth !== void 0 && "call no. " + nth + " only",
		probability !== void 0 && "probability " + probability,
		times !== void 0 && "at most " + plural(times, "time", "times"),
		ms !== void 0 && ms + " ms",
		retryAfterSeconds !== void 0 && "Retry-After " + retryAfterSeconds + " s",
		tenantId !== void 0 && "tenant " + tenantId
	].filter(Boolean);
	const remove = async () => {
		byId("fault-kind").focus();
		await act("DELETE", "/faults/one?id=" + encodeURIComponent(id), void 0, "The fault is removed");
	};
	return element("li", {}, element("p", { class: "line" }, element("b", {}, kind), " on ", element("span", { class: "code" }, operation ?? "any operation")), element("p", { class: "line" }, limits.join(" · ")), element("p", { class: "counts" }), element("button", {
		type: "button",
		class: "small",
		"aria-label": "Remove " + kind + ", " + id,
		onclick: remove
	}, "Remove"));
}
async function addFault(event) {
	event.preventDefault();
	const numberOf = (id) => byId(id).value === "" || byId(id).closest(".field").hidden ? void 0 : Number(byId(id).value);
	const fault = {
		kind: byId("fault-kind").value,
		operation: byId("fault-operation").value || void 0,
		nth: numberOf("fault-nth"),
		probability: numberOf("fault-probability"),
		times: numberOf("fault-times"),
		ms: numberOf("fault-ms"),
		retryAfterSeconds: numberOf("fault-retry")
	};
	try {
		await call("POST", "/faults", { fault });
		setText(byId("fault-error"), "");
		say("The fault is planned", "good");
	} catch (error) {
		setText(byId("fault-error"), error.message);
	}
}
byId("fault-kind").addEventListener("change", showFaultFields);
byId("fault-form").addEventListener("submit", addFault);

// console/log.ts
/** The last requests, and whether each fitted the specs. */
let lastLog;
let kept = [];
let nextNumber = 0;
function showLog(log) {
	lastLog = log;
	kept = numbered(log.requests);
	const shown = kept.filter(({ request }) => !byId("log-odd").checked || isOdd(request)).reverse();
	arrange(byId("requests"), shown, {
		keyOf: ({ number }) => number,
		make: ({ request }) => makeRequest(request)
	});
	byId("requests-empty").hidden = shown.length > 0;
	setText(byId("requests-empty"), log.count === 0 ? "No requests yet. Whatever is sent to this address shows here." : "Nothing went wrong.");
	setText(byId("log-note"), log.requests.length < log.count ? "last " + log.requests.length + " of " + log.count.toLocaleString("en") : "");
}
/** The log is a window that moves on: what it held before keeps its number, and so its row. */
function numbered(requests) {
	const texts = requests.map((request) => JSON.stringify(request));
	let gone = 0;
	while (gone < kept.length && !kept.slice(gone).every(({ text }, index) => text === texts[index])) gone += 1;
	const same = kept.slice(gone);
	const fresh = requests.slice(same.length);
	return [...same, ...fresh.map((request, index) => ({
		number: nextNumber++,
		request,
		text: texts[same.length + index]
	}))];
}
function isOdd({ status, problem, violation, fault }) {
	return status === 0 || status >= 400 || [
		problem,
		violation,
		fault
	].some((each) => each !== void 0);
}
function makeRequest(request) {
	const { at, method, path, operation, status } = request;
	const tone = status === 0 ? "cut" : status >= 500 ? "broken" : status >= 400 ? "refused" : "answered";
	return element("tr", { role: "row" }, cell("at", element("time", { datetime: at }, clockTime(at))), cell("status", mark(tone, status === 0 ? "none" : String(status))), cell("request", element("span", { class: "method" }, method), " ", element("span", { class: "path" }, path)), cell("operation", operation ?? "unknown address"), cell("validation", ...findingsOf(request)));
}
function findingsOf({ problem, violation, fault, events, acknowledged }) {
	const findings = [];
	if (fault !== void 0) findings.push(finding("fault", fault));
	if (violation) findings.push(finding("violation", "our answer does not fit its spec", violation));
	if (problem !== void 0) findings.push(finding("refused", problem));
	const notes = [findings.length === 0 && "fits"];
	if (events !== void 0) notes.push(plural(events, "event", "events") + " delivered");
	if (acknowledged) notes.push(acknowledged.length + " acknowledged");
	const note = notes.filter(Boolean).join(", ");
	return note === "" ? findings : [...findings, element("p", {}, note)];
}
function finding(name, text, fields) {
	const line = element(fields ? "span" : "p", { class: "finding" }, element("b", {}, name), " ", text);
	if (!fields) return line;
	const lines = Object.entries(fields).map(([place, problems]) => (place || "/") + " " + problems.join(", "));
	return element("details", {}, element("summary", {}, line), element("pre", { tabindex: "0" }, lines.join("\\n")));
}
byId("log-odd").addEventListener("change", () => showLog(lastLog));

// console/queue.ts
/** The events of a channel: what state each is in, and what can be done to it. */
const DELIVERIES = 10;
const states = [
	"queued",
	"delivered",
	"acknowledged",
	"dead-letter"
];
const wordOf = (state) => state === "dead-letter" ? "dead letter" : state;
const verbs = {
	queued: [[
		"Discard",
		"/events/discard",
		"is a dead letter"
	]],
	delivered: [[
		"Time out",
		"/events/time-out",
		"is due again"
	], [
		"Discard",
		"/events/discard",
		"is a dead letter"
	]],
	"dead-letter": [[
		"Requeue",
		"/events/requeue",
		"waits again, as if never delivered"
	]],
	acknowledged: []
};
let shownState = "";
let lastQueue;
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
			setText(button.lastChild, String(state === "" ? count : counts[state]));
		}
	});
	const shown = events.filter(({ state }) => shownState === "" || state === shownState).reverse();
	arrange(byId("events"), shown, {
		keyOf: ({ id }) => channel + "/" + id,
		make: makeEvent,
		update: updateEvent
	});
	byId("events-empty").hidden = shown.length > 0;
	setText(byId("events-empty"), count === 0 ? "No events yet. Trigger one, and it waits here for its delivery." : "No event is " + (shownState === "dead-letter" ? "a dead letter" : shownState) + ".");
	setText(byId("queue-note"), events.length < count ? events.length + " of " + plural(count, "event", "events") : "");
	tick();
}
function makeFilter(state) {
	const label = state === "" ? element("span", { class: "word" }, "all") : mark(state, wordOf(state));
	const choose = () => {
		shownState = state;
		showQueue(lastQueue);
	};
	return element("button", {
		type: "button",
		class: "filter",
		onclick: choose
	}, label, element("span", { class: "count" }));
}
function makeEvent({ id, type, createdAt, payload }) {
	return element("tr", { role: "row" }, cell("state", mark("", "")), cell("event", element("details", {}, element("summary", {}, element("span", { class: "type" }, type), " ", element("span", { class: "id" }, id)), element("pre", {
		tabindex: "0",
		"aria-label": "Payload of " + id
	}, payload))), cell("deliveries", element("span", { class: "number" }), element("span", { class: "meter" }, element("span"))), cell("due", element("span")), cell("created", element("time", { datetime: createdAt }, clockTime(createdAt))), cell("actions"));
}
function updateEvent(row, { id, type, state, deliveries, visibleAt }) {
	setMark(row.querySelector(".state .mark"), state, wordOf(state));
	setText(row.querySelector(".number"), deliveries + " of 10");
	row.querySelector(".meter span").style.width = deliveries / DELIVERIES * 100 + "%";
	const due = row.querySelector(".due span");
	if (visibleAt === void 0) {
		delete due.dataset.due;
		setText(due, state === "queued" ? "now" : "–");
	} else due.dataset.due = String(visibleAt);
	if (row.dataset.state === state) return;
	row.dataset.state = state;
	const actions = row.querySelector(".actions");
	const hadFocus = actions.contains(document.activeElement);
	actions.replaceChildren(...verbs[state].map(([verb, path, result]) => element("button", {
		type: "button",
		class: "small",
		"aria-label": verb + " " + id + ", " + type,
		onclick: () => act("POST", path, { id }, id + " " + result)
	}, verb)));
	if (hadFocus) (actions.querySelector("button") ?? row.querySelector("summary")).focus();
}
function showChannels(channel, channels) {
	byId("channel-field").hidden = channels.length < 2;
	arrange(byId("channel"), channels, {
		keyOf: (id) => id,
		make: (id) => element("option", { value: id }, id)
	});
	byId("channel").value = channel ?? "";
}

// console/registrations.ts
/** The apps that ask to be registered; a person decides. */
const decided = {
	pending: "waiting",
	accepted: "approved",
	rejected: "denied"
};
function showRegistrations(rows) {
	byId("registrations-section").hidden = rows.length === 0;
	arrange(byId("registrations"), rows.toReversed(), {
		keyOf: ({ id }) => id,
		make: makeRegistration,
		update: updateRegistration
	});
}
function makeRegistration({ id, tenantId, appId, displayName, scopes }) {
	const decide = (accept) => () => act("POST", "/registrations/decide", {
		id,
		decision: { accept }
	}, displayName + " is " + (accept ? "approved" : "denied"));
	const button = (text, className, accept) => element("button", {
		type: "button",
		class: className,
		"aria-label": text + " " + displayName,
		onclick: decide(accept)
	}, text);
	return element("li", { tabindex: "-1" }, element("p", { class: "line" }, element("b", {}, displayName), " ", mark("", "")), element("p", { class: "line code" }, appId), element("p", { class: "line" }, "Tenant ", element("span", { class: "code" }, tenantId)), element("ul", {
		class: "scopes",
		"aria-label": "Scopes"
	}, ...scopes.map((scope) => element("li", {}, scope))), element("p", { class: "buttons" }, button("Approve", "main", true), button("Deny", "", false)));
}
function updateRegistration(card, { status, isAnswered }) {
	setMark(card.querySelector(".mark"), status, decided[status] + (isAnswered ? ", and the app knows" : ""));
	const buttons = card.querySelector(".buttons");
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
	if (byId("trigger-type").options.length > 0) return;
	byId("trigger-type").append(...Object.keys(known).map((type) => element("option", { value: type }, type)), element("option", { value: OTHER }, "Another type …"));
	byId("trigger-type").value = "Seller:Offer.New";
	showExample();
}
function showExample() {
	const type = byId("trigger-type").value;
	byId("trigger-name-field").hidden = type !== OTHER;
	byId("trigger-name").required = type === OTHER;
	byId("trigger-payload").value = JSON.stringify(examples[type] ?? { sellerId: "1" }, null, 2);
	complain("");
}
function complain(text) {
	setText(byId("trigger-error"), text);
	byId("trigger-payload").toggleAttribute("aria-invalid", text !== "");
}
async function triggerEvent(event) {
	event.preventDefault();
	const chosen = byId("trigger-type").value;
	const type = chosen === OTHER ? byId("trigger-name").value : chosen;
	try {
		const payload = JSON.parse(byId("trigger-payload").value);
		const channel = byId("channel").value;
		const { id } = await call("POST", "/events", {
			type,
			event: payload,
			options: channel ? { channel } : {}
		});
		complain("");
		say(type + " is in the queue as " + id, "good");
	} catch (error) {
		complain(error instanceof SyntaxError ? "Cannot read the payload as it must be JSON: " + error.message : error.message);
	}
}
byId("trigger-type").addEventListener("change", showExample);
byId("trigger-reset").addEventListener("click", showExample);
byId("trigger-form").addEventListener("submit", triggerEvent);
byId("trigger-payload").addEventListener("keydown", (event) => {
	if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) byId("trigger-form").requestSubmit();
});

// console/start.ts
/** Hears the stream, of one channel at a time. */
let stream;
function setConnection(tone, word) {
	setMark(byId("connection"), tone, word);
}
function listen(channel) {
	stream?.close();
	stream = new EventSource("/__sandbox/stream" + (channel ? "?channel=" + encodeURIComponent(channel) : ""));
	const on = (name, show) => stream.addEventListener(name, ({ data }) => show(JSON.parse(data)));
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
	stream.addEventListener("open", () => setConnection("live", "Live"));
	stream.addEventListener("error", () => setConnection("lost", "Connection lost, trying again"));
}
byId("channel").addEventListener("change", () => listen(byId("channel").value));
listen("");
`;

/** The script of the hub, a module for the browser. */
export const hubScript = `// console/dom.ts
/** Making and changing what is on the page. Text goes in as text, so no text can be markup. */
const byId = (id) => document.getElementById(id);
/** An element with attributes, listeners (onclick and the like) and children; a child that is no element is text. */
function element(name, attributes, ...children) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes ?? {})) if (typeof value === "function") made.addEventListener(key.slice(2), value);
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
	if (node.dataset.tone !== tone) node.dataset.tone = tone;
	setText(node.querySelector(".word"), word);
}
function setText(node, text) {
	if (node.textContent !== text) node.textContent = text;
}
/** Brings children in line with items: a child stays the same element as long as its key stays, so focus does too. */
function arrange(parent, items, { keyOf, make, update }) {
	const before = parent.made ?? /* @__PURE__ */ new Map();
	const after = new Map(items.map((item) => [keyOf(item), item]));
	for (const [key, child] of before) if (!after.has(key)) child.remove();
	let place = parent.firstElementChild;
	for (const [key, item] of after) {
		const child = before.get(key) ?? make(item);
		update?.(child, item);
		if (child === place) place = place.nextElementSibling;
		else parent.insertBefore(child, place);
		after.set(key, child);
	}
	parent.made = after;
}

// console/send.ts
/** Calls of the control plane, and what is said of them. */
let silence;
/** Says something for a while, in words that a screen reader speaks too. */
function say(text, tone) {
	const said = byId("said");
	said.dataset.tone = tone;
	said.textContent = text;
	clearTimeout(silence);
	silence = setTimeout(() => said.textContent = "", 8e3);
}
/** One call of the control plane; rejects with what the sandbox says of a call that it refuses. */
async function call(method, path, body) {
	const response = await fetch("/__sandbox" + path, {
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

// hub/write-note.ts
/** Adds a line to what app and host say to each other. */
function writeNote(direction, text) {
	const row = element("li", {}, element("span", { class: "at" }, (/* @__PURE__ */ new Date()).toISOString().slice(11, 23)), element("span", {}, direction), element("span", { class: "what" }, text));
	const steps = byId("steps");
	steps.append(row);
	steps.scrollTop = steps.scrollHeight;
}

// hub/host.ts
/**
* The host's side of the messaging channel: the handshake every 100 ms until it is completed, to the exact origin of the app, and
* then calls and events on the port (observed, mid-2025).
*/
let leave = () => {};
let publish = () => {};
function meet(frame, origin, methods) {
	const ports = /* @__PURE__ */ new Set();
	let timer;
	let tries = 0;
	const shake = () => {
		if (!frame.contentWindow) return;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => hear(port1, data);
		ports.add(port1);
		frame.contentWindow.postMessage({ type: "HANDSHAKE" }, origin, [port2]);
		tries += 1;
		if (tries === 1) writeNote("→", "HANDSHAKE, to " + origin + ", every 100 ms until it is answered");
		if (tries === 50) writeNote("", "No answer for 5 s: is the bridge created on the page, with this hub's origin, " + location.origin + "?");
	};
	const begin = () => {
		end();
		tries = 0;
		timer = setInterval(shake, 100);
		shake();
	};
	const end = () => {
		clearInterval(timer);
		byId("publish").disabled = true;
		for (const port of ports) port.close();
		ports.clear();
	};
	frame.addEventListener("load", begin);
	leave = end;
	const reply = (port, id, type, body) => {
		port.postMessage({
			id,
			type,
			body
		});
		writeNote("→", type + (type === "METHOD_CALL_ERROR" ? ": " + body.message : ""));
	};
	async function hear(port, data) {
		const { id, type, body } = data ?? {};
		if (type === "EVENT_TRIGGER") {
			writeNote("←", "EVENT_TRIGGER " + body?.topic + " " + (JSON.stringify(body?.payload) ?? ""));
			return reply(port, id, "EVENT_TRIGGER_CONFIRMATION");
		}
		if (type === "EVENT_TRIGGER_CONFIRMATION") return writeNote("←", "EVENT_TRIGGER_CONFIRMATION");
		if (type !== "METHOD_CALL") return;
		const name = String(body?.methodName);
		writeNote("←", "METHOD_CALL " + name);
		if (!Object.hasOwn(methods, name)) return reply(port, id, "METHOD_CALL_ERROR", {
			name: "Error",
			message: name + " is not exposed",
			problem: "not-exposed"
		});
		if (name === "completeHandshake") settle(port);
		try {
			reply(port, id, "METHOD_CALL_RETURN", await methods[name](...Array.isArray(body.args) ? body.args : []));
		} catch (error) {
			reply(port, id, "METHOD_CALL_ERROR", {
				name: error.name,
				message: error.message
			});
		}
	}
	/** This port it is. */
	function settle(chosen) {
		clearInterval(timer);
		for (const port of ports) if (port !== chosen) port.close();
		ports.clear();
		ports.add(chosen);
		writeNote("", "The handshake is done");
		byId("publish").disabled = false;
		publish = (topic, payload) => {
			chosen.postMessage({
				id: crypto.randomUUID(),
				type: "EVENT_TRIGGER",
				body: {
					topic,
					payload
				}
			});
			writeNote("→", "EVENT_TRIGGER " + topic + ", which is in development on the platform's side");
		};
	}
}

// hub/refresh.ts
const states = {
	failed: ["dead-letter", "failed"],
	waiting: ["delivered", "waits for setupCompleted"],
	installed: ["acknowledged", "installed"]
};
async function refresh() {
	const { apps, tenants, installations } = await call("GET", "/hub/state");
	byId("apps-empty").hidden = apps.length > 0;
	byId("install-form").hidden = apps.length === 0;
	fill(byId("app"), apps.map(({ app }) => app));
	fill(byId("tenant"), tenants);
	byId("installations-empty").hidden = installations.length > 0;
	arrange(byId("installations"), installations, {
		keyOf: ({ id }) => id,
		make: ({ app, tenantId }) => element("li", {}, element("p", { class: "line" }, element("b", {}, app)), mark("", ""), element("p", { class: "line code" }, tenantId), element("p", { class: "problem" })),
		update(card, { state, problem }) {
			setMark(card.querySelector(".mark"), ...states[state]);
			setText(card.querySelector(".problem"), problem ?? "");
		}
	});
}
function fill(select, values) {
	const chosen = select.value;
	select.replaceChildren(...values.map((value) => element("option", { value }, value)));
	if (values.includes(chosen)) select.value = chosen;
}

// hub/install.ts
let installation;
async function install(app, tenantId) {
	byId("place").replaceChildren();
	byId("steps").replaceChildren();
	byId("stage-empty").hidden = true;
	byId("verdict").hidden = true;
	leave();
	setText(byId("stage-note"), app);
	writeNote("", "The merchant installs " + app);
	installation = await call("POST", "/hub/install", {
		app,
		tenantId
	});
	await refresh();
	if (installation.state === "failed") {
		writeNote("", installation.problem);
		return verdict("bad", "The installation has failed: the set-up page is unreachable. " + installation.problem);
	}
	verdict("", "The installation is not finished: it waits for setupCompleted, without which it never is.");
	const frame = element("iframe", {
		class: "frame",
		title: "Set-up page of " + app,
		src: installation.configurationUrl
	});
	meet(frame, new URL(installation.configurationUrl).origin, hostMethods(installation));
	byId("place").replaceChildren(frame);
	writeNote("", "Loads " + installation.configurationUrl + " in a frame");
}
/** What the platform offers a page. */
function hostMethods({ id, app, tenantId }) {
	const token = async (generation) => (await call("GET", "/hub/token?" + new URLSearchParams({
		app,
		tenantId,
		generation
	}))).token;
	return {
		completeHandshake: () => {},
		getSessionToken: () => token("1"),
		getAppToken: async () => ({ accessToken: await token("2") }),
		getCurrentCustomerId: () => "1",
		getCurrentSalesOrderId: () => "1",
		async setupCompleted() {
			installation = await call("POST", "/hub/complete", { id });
			verdict("good", app + " is installed.");
			await refresh();
		}
	};
}
function verdict(tone, text) {
	const said = byId("verdict");
	said.hidden = false;
	said.dataset.tone = tone;
	setText(said, text);
}

// hub/start.ts
byId("manifest").value = JSON.stringify({
	version: "1.0.0",
	technicalName: "my-app",
	lifecycle: { configurationUrl: "http://localhost:3000/setup" }
}, void 0, 2);
byId("manifest-form").addEventListener("submit", async (event) => {
	event.preventDefault();
	byId("manifest-error").textContent = "";
	try {
		const { app } = await call("POST", "/hub/apps", { manifest: JSON.parse(byId("manifest").value) });
		say(app + " is registered", "good");
		await refresh();
		byId("app").value = app;
	} catch (error) {
		byId("manifest-error").textContent = error.message;
	}
});
byId("install-form").addEventListener("submit", async (event) => {
	event.preventDefault();
	byId("install-error").textContent = "";
	await install(byId("app").value, byId("tenant").value).catch((error) => byId("install-error").textContent = error.message);
});
byId("publish").addEventListener("click", () => publish("CustomerChanged", { customerId: "1" }));
refresh();
`;
