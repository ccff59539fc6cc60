import type { PostgresSession } from "./session.ts";

const RECONNECT_MS = 1_000;

/** Calls back whenever another worker may have stored something; connects anew when the connection breaks. */
export async function listen({ pool, schema }: PostgresSession, wake: () => void): Promise<() => Promise<void>> {
  let ended = false;
  let stop: () => void = () => {};
  const untilEnded = (async () => {
    while (!ended) {
      const connection = await pool.connect().catch(() => undefined);
      const over = new Promise<void>((resolve) => {
        stop = resolve;
        connection?.on?.("error", resolve);
        connection?.on?.("end", resolve);
        connection?.on?.("notification", wake);
      });
      const isOn =
        !ended &&
        (await connection?.query(`LISTEN ${schema}`).then(
          () => true,
          () => false,
        ));
      wake(); // whatever came while nobody listened
      if (isOn) await over;
      else if (!ended) await Promise.race([over, new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())]);
      connection?.release(true); // a listening connection is of no use to others
    }
  })();
  return async () => {
    ended = true;
    stop();
    await untilEnded;
  };
}
