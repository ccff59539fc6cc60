/**
 * Where the events of a channel come from, and how far they have moved. `new`: nothing is done. `copying`: the source takes nothing new, and its
 * events are copied. `moving`: all are known here, and lanes are taken over as they become free. `moved`: the source is needed no longer.
 */
export const moves = `
  CREATE TABLE move (
    channel integer PRIMARY KEY,
    source text NOT NULL,
    state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'copying', 'moving', 'moved')),
    copied bigint NOT NULL DEFAULT 0
  );
`;
