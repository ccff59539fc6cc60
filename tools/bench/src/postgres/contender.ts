/** An event of the benchmark. */
export interface Work {
  id: string;
  seller: string;
  /** When it was stored, in ms since the epoch. */
  at: number;
  text: string;
}

/** Stores events, in the process that polls. */
export interface Feeder {
  store(page: readonly Work[]): Promise<void>;
  close(): Promise<void>;
}

/** A store of events in PostgreSQL, with its way to handle them. */
export interface Contender {
  /** Makes its tables, and stores events from then on. */
  openFeeder(url: string): Promise<Feeder>;
  /** Handles events, those of one seller one after the other. Resolves when it is ready; returns a function that ends it. */
  startWorker(url: string, handle: (work: Work) => void): Promise<() => Promise<void>>;
}
