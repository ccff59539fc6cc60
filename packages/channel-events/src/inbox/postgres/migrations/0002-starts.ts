/**
 * Starts of suspects are counted and claims are not: what earlier versions counted is forgotten. What is to be acknowledged has a small table
 * of its own, as a change there costs less than one of the event. Lanes leave room in their pages, so that a claim changes its row in place.
 * The last time that was seen tells when the clock of the database was set back.
 */
export const sql = `
  UPDATE event SET started = attempts WHERE started <> attempts;
  CREATE TABLE unacknowledged (seq bigint PRIMARY KEY, id text NOT NULL);
  INSERT INTO unacknowledged SELECT seq, id FROM event WHERE ack_pending;
  DROP INDEX event_ack_pending;
  ALTER TABLE event DROP COLUMN ack_pending;
  ALTER TABLE lane SET (fillfactor = 50);
  CREATE TABLE clock (at bigint NOT NULL);
  INSERT INTO clock VALUES (0);
`;
