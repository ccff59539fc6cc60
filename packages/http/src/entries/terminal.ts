export { createProgressBar, type ProgressBar, type ProgressOptions } from "../progress.ts";
