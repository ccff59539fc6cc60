/** Text as one line of a comment: it can neither end the comment nor the line. */
export function toCommentText(text: string): string {
  return String(text)
    .trim()
    .replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, " ")
    .replaceAll("*/", "*\\/");
}
