/**
 * Starts of suspects are counted and claims are not: what earlier versions counted is forgotten. Who is alive is no longer
 * guessed by process ids. The last time that was seen tells when the clock of the machine was set back.
 */
export const sql = `
  DELETE FROM begun;
  DROP TABLE process;
  ALTER TABLE lane DROP COLUMN process;
  ALTER TABLE lease DROP COLUMN process;
  CREATE TABLE clock (at INTEGER NOT NULL) STRICT;
  INSERT INTO clock VALUES (0);
`;
