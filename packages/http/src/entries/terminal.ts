export { createProgressBar, type ProgressBar, type ProgressOptions, type ProgressStream } from "../progress.ts";
