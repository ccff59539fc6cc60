export {
  runJob,
  type JobContext,
  type JobCounts,
  type JobFailure,
  type JobOptions,
  type JobProgress,
  type JobReport,
} from "../job.ts";
export { createJournal, isRefusal, StepUnclear, type Journal, type JournalOptions } from "../journal.ts";
