/** Gives each button that copies a file the text of the file, line by line, as the script of the button expects it. */
export function connectCopy(): void {
  for (const figure of document.querySelectorAll("figure:has(.copy button:not([data-code]))")) {
    const lines = [...figure.querySelectorAll(".ec-line .code")];
    const text = lines.map(({ textContent }) => textContent.replace(/\n$/, "")).join("\u007f");
    figure.querySelector<HTMLElement>(".copy button")!.dataset["code"] = text;
  }
}
