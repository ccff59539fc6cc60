export { createVirtualClock } from "../values/virtual-clock.ts";
export type { VirtualClock, VirtualClockOptions } from "../values/virtual-clock.ts";
