/** The script of the operation pages: makes each `<try-it>` of the page send its form. */
import { startForm } from "./start-form.ts";

for (const element of document.querySelectorAll<HTMLElement>("try-it")) startForm(element);
