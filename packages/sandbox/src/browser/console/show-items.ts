type Key = string | number;

const childrenOf = new WeakMap<HTMLElement, Map<Key, HTMLElement>>();

/**
 * Brings the children of an element in line with items. A child stays the same element as long as its key stays, so it keeps
 * the focus too. Only children that were made here are changed or removed.
 */
export function showItems<Item>(
  parent: HTMLElement,
  items: readonly Item[],
  {
    keyOf,
    make,
    update,
  }: {
    keyOf: (item: Item) => Key;
    make: (item: Item) => HTMLElement;
    update?: (child: HTMLElement, item: Item) => void;
  },
): void {
  const before = childrenOf.get(parent) ?? new Map<Key, HTMLElement>();
  const wanted = new Map<Key, Item>(items.map((item) => [keyOf(item), item]));
  const after = new Map<Key, HTMLElement>();
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
