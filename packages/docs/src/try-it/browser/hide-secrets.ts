const SECRET = /token|secret|password|api-?key|authorization|session-?id/i;

/** Whether what stands under a name could let somebody in. */
export function isSecret(name: string): boolean {
  return SECRET.test(name);
}

/** Shortens a secret to its kind and its beginning, so that a reader knows which it is: `Bearer channel-c69f…`. */
export function hideRest(text: string): string {
  const space = text.indexOf(" ") + 1;
  return `${text.slice(0, space + Math.min(12, Math.floor((text.length - space) / 3)))}…`;
}

/** Copies a value of JSON, with its secrets shortened. */
export function hideSecrets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, each: unknown) =>
    typeof each === "string" && isSecret(name) ? hideRest(each) : each,
  );
}
