/** The address of a sandbox that was started without options. */
export const SANDBOX_URL = "http://127.0.0.1:7070";

/** Gives `--sandbox` the usual address, unless an address follows: `kontor call --sandbox self.get` means no sandbox called self.get. */
export function completeSandbox(words: readonly string[]): string[] {
  const end = words.indexOf("--"); // Behind it are the words of a program.
  return words.map((word, index) =>
    word === "--sandbox" && (end < 0 || index < end) && !/^https?:\/\//i.test(words[index + 1] ?? "")
      ? `--sandbox=${SANDBOX_URL}`
      : word,
  );
}
