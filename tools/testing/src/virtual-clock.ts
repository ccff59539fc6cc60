// The published clock, for tests of packages that http itself is tested with: a dependency on http would be a cycle.
export { createVirtualClock, type VirtualClock } from "../../../packages/http/src/virtual-clock.ts";
