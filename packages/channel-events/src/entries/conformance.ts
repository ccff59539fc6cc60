export { inboxConformance } from "../inbox/conformance/cases.ts";
export type { ConformanceCase, InboxConformanceOptions } from "../inbox/conformance/cases.ts";
