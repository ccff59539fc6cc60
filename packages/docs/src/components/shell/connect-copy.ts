/** Gives each button that copies a file the text of the file, line by line, as the script of the button expects it. */
export function connectCopy(): void {
  for (const button of document.querySelectorAll<HTMLElement>(".copy button:not([data-code])")) {
    const lines = [...(button.closest("figure")?.querySelectorAll(".ec-line .code") ?? [])];
    button.dataset["code"] = lines.map(({ textContent }) => textContent.replace(/\n$/, "")).join("\u007f");
  }
}
