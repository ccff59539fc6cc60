export { runJob, type JobFailure, type JobReport } from "../job.ts";
export type { JobContext, JobCounts, JobOptions, JobProgress } from "../job-options.ts";
export { createJournal, isRefusal, StepUnclear, type Journal, type JournalOptions } from "../journal.ts";
