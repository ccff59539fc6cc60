export { createTestKit } from "../testing/kit.ts";
export type { DeadEvent, DeadLetters, TestKit, TestKitOptions, TestWiring } from "../testing/kit.ts";
export { createVirtualClock, type VirtualClock, type VirtualClockOptions } from "@kontor/http/testing";
export type { TestSandbox } from "../testing/unfinished.ts";
