const TOKEN = /<span class="(k-\w+)">([^<]*)<\/span>/g;
const COPY_OF_A_FILE = /(<figure class="frame(?![^"]*is-terminal)[^"]*"(?:(?!<\/figure>)[\s\S])*?) data-code="[^"]*"/g;
const TABLE_WITHOUT_LINKS = /<table>(?=(?:(?!<\/table>|<a )[\s\S])*<\/table>)/g;
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
    .replace(TABLE_WITHOUT_LINKS, '<table tabindex="0">') // A wide one scrolls on a phone, and the keyboard has no link in it to go to.
    .replaceAll("<pre data-language=", '<pre tabindex="0" data-language='); // the highlighter's script takes it from code that needs no scrolling
}
