import { assumptions } from "./assumptions.ts";
import { clock } from "./clock.ts";
import { dom } from "./dom.ts";
import { faults } from "./faults.ts";
import { log } from "./log.ts";
import { queue } from "./queue.ts";
import { registrations } from "./registrations.ts";
import { send } from "./send.ts";
import { start } from "./start.ts";
import { trigger } from "./trigger.ts";

/** The script of the page, a module for the browser: its parts in the order in which they need each other. */
export const script = [dom, send, clock, queue, log, trigger, faults, registrations, assumptions, start].join("\n");
