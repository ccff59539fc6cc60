const TOKEN = /<span class="(k-\w+)">([^<]*)<\/span>/g;
const COPY_OF_A_FILE = /(<figure class="frame(?![^"]*is-terminal)[^"]*"(?:(?!<\/figure>)[\s\S])*?) data-code="[^"]*"/g;
const SAME_AGAIN = /(<span class="(k-\w+)">[^<]*)<\/span><span class="\2">/g;

/**
 * Makes highlighted code shorter without a change of its looks: blanks and what has the colour of plain code need no element, and tokens of one
 * colour that stand side by side need one. The button that copies a file takes its text from the page (`shell/connect-copy.ts`). A page with much
 * code is a third smaller.
 *
 * @param plain The class of the tokens that have the colour of plain code.
 */
export function trimCode(html: string, plain: string | undefined): string {
  const needed = html.replace(TOKEN, (whole, name: string, text: string) =>
    name === plain || text.trim() === "" ? text : whole,
  );
  return needed
    .replace(SAME_AGAIN, "$1")
    .replace(SAME_AGAIN, "$1")
    .replace(COPY_OF_A_FILE, "$1")
    .replaceAll("<pre data-language=", '<pre tabindex="0" data-language='); // the highlighter's script takes it from code that needs no scrolling
}
