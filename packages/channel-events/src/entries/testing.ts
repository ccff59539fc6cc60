export type { DeadEvent, DeadLetters } from "../testing/sides.ts";
export { createTestKit, type TestKit } from "../testing/kit.ts";
export type { TestKitOptions, TestWiring } from "../testing/options.ts";
export type { TestSandbox } from "../testing/sides.ts";
export { createVirtualClock, type VirtualClock, type VirtualClockOptions } from "@kontor/http/testing";
