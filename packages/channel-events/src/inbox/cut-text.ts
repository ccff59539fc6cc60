/** The most characters of a text of others, such as the message of an error, that are logged, stored or shown. */
export const MOST_CHARACTERS = 2_000;

/**
 * Cuts a text of others: the result has at most `most` characters. Where something is left out, it ends with the length of the text. A pair of
 * surrogates, such as an emoji, is not split. The result is a copy, so that it does not keep a text of megabytes in memory.
 *
 * @example cutText(page) // "Cannot read <html> … (312,411 characters)"
 */
export function cutText(text: string, most: number = MOST_CHARACTERS): string {
  if (text.length <= most) return text;
  const end = `… (${text.length.toLocaleString("en-US")} characters)`;
  const length = Math.max(0, most - end.length);
  const isSplit = /[\uD800-\uDBFF]/.test(text[length - 1] ?? "") && /[\uDC00-\uDFFF]/.test(text[length]!);
  return [...text.slice(0, isSplit ? length - 1 : length).split(""), end].join("");
}
