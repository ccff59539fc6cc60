/** The parts of the sandbox that the tests of every operation share with its own tests, and that it does not publish. */
export { findGivenIds } from "../../../../packages/sandbox/src/seed/sample-values.ts";
export { earlierCalls } from "../../../../packages/sandbox/src/testing/erp-records.ts";
export { routes, type Route } from "../../../../packages/sandbox/src/generated/routes.generated.ts";
export { validate } from "../../../../packages/sandbox/src/platform/validate/validate.ts";
