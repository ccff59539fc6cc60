import type { Inbox } from "../inbox/inbox.ts";

/** A process of a fleet that lives. */
export interface FleetMember {
  name: string;
  /** The turns that it can take, of those that were asked about at least. `undefined`: it has not said, so it may be any. */
  turns: readonly string[] | undefined;
}

/** The store that the processes of a fleet share: an inbox for each channel, and the list of the processes. `postgresHub()` gives one. */
export interface FleetHub {
  /** Opens the inbox of a channel. Inboxes of one hub share its connections. */
  inbox(channel: string): Inbox;
  /**
   * Records that a process lives for so many ms from now, and gives all that live.
   * @param turns The turns to poll that it can take, by the names of their inboxes.
   */
  join(member: string, durationMs: number, turns: readonly string[]): Promise<FleetMember[]>;
  /** Records that a process is gone. */
  leave(member: string): Promise<void>;
}
