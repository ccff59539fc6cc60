/** Making and changing what is on the page. Text goes in as text, so no text can be markup. */

export const byId = (id) => document.getElementById(id);

/** An element with attributes, listeners (onclick and the like) and children; a child that is no element is text. */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value);
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export function cell(className, ...children) {
  return element("td", { role: "cell", class: className }, ...children);
}

/** A dot and a word; the dot has a form of its own for every tone. */
export function mark(tone, word) {
  return element(
    "span",
    { class: "mark", "data-tone": tone },
    element("span", { class: "dot" }),
    element("span", { class: "word" }, word),
  );
}

export function setMark(node, tone, word) {
  if (node.dataset.tone !== tone) node.dataset.tone = tone;
  setText(node.querySelector(".word"), word);
}

export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Brings children in line with items: a child stays the same element as long as its key stays, so focus does too. */
export function arrange(parent, items, { keyOf, make, update }) {
  const before = parent.made ?? new Map();
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

export function clockTime(at) {
  return new Date(at).toISOString().slice(11, 19);
}

export function plural(count, one, many) {
  return count.toLocaleString("en") + " " + (count === 1 ? one : many);
}
