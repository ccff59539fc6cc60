export { runJob, type JobFailure, type JobReport } from "../job.ts";
export type { JobContext, JobOptions } from "../job-options.ts";
export type { JobCounts, JobProgress } from "../progress.ts";
export { createJournal, isRefusal, StepUnclear, type Journal, type JournalOptions } from "../journal.ts";
