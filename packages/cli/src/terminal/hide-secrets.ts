const ADDRESS = /^([^:]*?[a-z][a-z0-9+.-]*:\/\/).*(?:@|password=)/is;

/** Whether a word of the command line, or the value of a variable, is an address that may hold a password. */
export function hasSecret(word: string): boolean {
  return ADDRESS.test(word);
}

/**
 * Replaces the addresses with a password that were given to the program, wherever a text repeats them or their password. It is the
 * last gate before a message is printed: no part should put an address into one.
 */
export function hideSecrets(
  text: string,
  words: readonly string[],
  env: Record<string, string | undefined> = {},
): string {
  let hidden = text;
  for (const word of [...words, env["KONTOR_INBOX"] ?? "", env["KONTOR_INBOX_TO"] ?? ""].filter(hasSecret)) {
    const [, start = ""] = ADDRESS.exec(word) ?? [];
    hidden = hidden.replaceAll(word, `${start}[secret]`).replaceAll(word.slice(word.indexOf("=") + 1), "[secret]");
    const [, password = ""] = /:\/\/[^:@]*:(.*)@/s.exec(word) ?? [];
    const [, parameter = ""] = /[?&]password=([^&]*)/i.exec(word) ?? [];
    for (const form of [password, parameter].flatMap((each) => [each, decodeOrKeep(each)]))
      if (form.length > 3) hidden = hidden.replaceAll(form, "[secret]");
  }
  return hidden;
}

/** Decodes what an address wrote with `%`, where that can be read. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
