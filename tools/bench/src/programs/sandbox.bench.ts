/**
 * Measures a request to the sandbox beside Prism on the same description, and how soon it answers. A request is `PATCH /v2/UpdateCategory`
 * with a body that is validated; its cost is the processor time of the server's process.
 */
import { checkAnswers, measureStart, sendAll, startOurs, startPrism, type Server } from "../peers/servers.ts";
import { computeMedian, computeRatio, isShort, sendFigures, takeTurns } from "../measure.ts";
import { formatValue, type Figure } from "../table.ts";

sendFigures([...(await requests()), await start()]);

async function requests(): Promise<Figure[]> {
  const perRound = isShort ? 200 : 4_000;
  await using stack = new AsyncDisposableStack();
  const serving = async (server: Server) => {
    stack.use(server.process);
    await checkAnswers(server);
    await sendAll(server, 3 * perRound); // warms up
    return async () => {
      const before = await server.process.readCpu();
      await sendAll(server, perRound);
      const after = await server.process.readCpu();
      return { overriddenDuration: (after - before) / perRound / 1_000 };
    };
  };
  const times = await takeTurns(
    {
      ours: await serving(await startOurs()),
      talking: await serving(await startPrism("info")),
      silent: await serving(await startPrism("silent")),
    },
    { rounds: isShort ? 1 : 9 },
  );
  const perSecond = (name: keyof typeof times) => formatValue(1_000 / computeMedian(times[name]));
  const against = (name: "talking" | "silent", words: string, target: string): Figure => ({
    name: `requests a second of processor time, against Prism ${words}`,
    value: computeRatio(times[name], times.ours),
    target,
    note: `${perSecond("ours")} against ${perSecond(name)}`,
  });
  return [against("talking", "with its defaults", "≥ 10 ×"), against("silent", "without its log", "≥ 5 ×")];
}

async function start(): Promise<Figure> {
  const starting = async () => ({ overriddenDuration: await measureStart() });
  const { times } = await takeTurns({ times: starting }, { rounds: isShort ? 3 : 15 });
  return {
    name: "kontor sandbox, start to first answer",
    value: computeMedian(times),
    target: "≤ 250 ms",
  };
}
