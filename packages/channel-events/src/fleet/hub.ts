import type { Inbox } from "../inbox/inbox.ts";

/** The store that the processes of a fleet share: an inbox for each channel, and the list of the processes. `postgresHub()` gives one. */
export interface FleetHub {
  /** Opens the inbox of a channel. Inboxes of one hub share its connections. */
  inbox(channel: string): Inbox;
  /** Records that a process lives for so many ms from now, and gives the names of all that live. */
  join(member: string, durationMs: number): Promise<string[]>;
  /** Records that a process is gone. */
  leave(member: string): Promise<void>;
}
