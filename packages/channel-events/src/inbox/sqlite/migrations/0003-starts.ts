/**
 * Counts starts of suspects in place of claims, and so forgets the counts of earlier versions. Process ids no longer tell which process
 * is alive. The last time that was seen tells when the clock of the machine was set back.
 */
export const sql = `
  DELETE FROM begun;
  DROP TABLE process;
  ALTER TABLE lane DROP COLUMN process;
  ALTER TABLE lease DROP COLUMN process;
  CREATE TABLE clock (at INTEGER NOT NULL) STRICT;
  INSERT INTO clock VALUES (0);
`;
