/** The work of one poll. */
export interface PollReport {
  /** Requests to the event queue. */
  pages: number;
  /** Events that came, known ones included. */
  fetched: number;
  /** Events that were already known: the platform sent them again. */
  duplicates: number;
  acknowledged: number;
  /** So many events wait that no more was fetched. */
  isFull: boolean;
  /** Events that could not be read. */
  unreadable: number;
}
