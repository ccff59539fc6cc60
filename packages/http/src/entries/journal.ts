export { createJournal, isRefusal, StepUnclear, type Journal, type JournalOptions } from "../journal.ts";
