import type { EventRow, Inbox } from "@kontor/channel-events";
import { CliError } from "../../cli-error.ts";
import type { FullContext } from "../../command.ts";
import type { Screen } from "../../terminal/screen.ts";
import { countWords } from "../change.ts";
import { listChosen } from "../list-chosen.ts";
import { withInbox } from "../open.ts";
import type { PlaceOptions } from "../place.ts";
import { FRAME, renderScreen } from "./render.ts";
import { createBrowserState, applyKey, type BrowserState, type Effect } from "./state.ts";

const COUNTED = 10_000;

/** Lets a person look through an inbox. @throws {CliError} If there is no terminal, or it was stopped. */
export async function runBrowse(context: FullContext<PlaceOptions>): Promise<void> {
  const { terminal, signal } = context;
  if (!terminal.openScreen)
    throw new CliError("Cannot browse an inbox as this needs a terminal: use kontor inbox list", { exitCode: 2 });
  const open = terminal.openScreen;
  await withInbox(context, async ({ inbox }) => {
    const screen = open();
    try {
      await browse(inbox, screen, signal);
    } finally {
      screen.close();
    }
  });
}

/** Shows, takes keys one after the other, and does what they ask for. */
async function browse(inbox: Inbox, screen: Screen, signal: AbortSignal): Promise<void> {
  const state = createBrowserState();
  let rows = list(inbox, state, signal);
  const show = () => screen.show(renderScreen(state, screen, Date.now()));
  const page = () => Math.max(1, screen.rows - FRAME);
  const perform = async (effect: Effect | undefined) => {
    if (effect?.do === "view") state.view = effect.view;
    else if (effect) state.message = await change(inbox, effect);
    if (effect) {
      await rows.return(undefined);
      reset(state, effect.do === "view");
      state.stats = await inbox.readStats({ atMost: COUNTED });
      rows = list(inbox, state, signal);
    }
    await fill(state, rows, state.selected + 2 * page());
  };
  show(); // A look for the few that wait among millions may take a second.
  await perform({ do: "refresh" });
  show();
  await new Promise<void>((resolve, reject) => {
    let turn = Promise.resolve();
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    screen.onResize(show);
    screen.onKey((key) => {
      const isCtrlC = key.isCtrl && key.name === "c";
      if (isCtrlC) return reject(new CliError("Stopped", { exitCode: 130 })); // A change in hand is a transaction: it is done, or not.
      turn = turn
        .then(async () => {
          const effect = applyKey(state, key, page());
          if (effect?.do === "quit") return resolve();
          await perform(effect);
          show();
        })
        .catch(reject);
    });
  });
}

/** Lists the events of a view. A state without events is not looked for, because that would be a look at every row. */
function list(inbox: Inbox, { view, stats }: BrowserState, signal: AbortSignal): AsyncGenerator<EventRow> {
  const { state, seller, type } = view;
  const wanted = state === "open" ? (["waiting", "dead"] as const) : ([state] as const);
  const states = wanted.filter((each) => stats?.events[each] !== 0);
  const filter = { ...(seller && { lane: seller }), ...(type && { type }) };
  return listChosen(inbox, { states: [...states], filter }, { signal });
}

function reset(state: BrowserState, isOther: boolean): void {
  state.events = [];
  state.hasMore = true;
  state.shown = undefined;
  if (isOther) state.selected = 0;
}

/** Reads as many events as are seen soon, and no more: an inbox may hold millions. */
async function fill(state: BrowserState, rows: AsyncGenerator<EventRow>, wanted: number): Promise<void> {
  while (state.hasMore && state.events.length < wanted) {
    const { done, value } = await rows.next();
    if (done) state.hasMore = false;
    else state.events.push(value);
  }
  state.selected = Math.max(0, Math.min(state.selected, state.events.length - 1));
}

/** Changes the inbox, and says what came of it. */
async function change(inbox: Inbox, effect: Effect): Promise<string> {
  switch (effect.do) {
    case "replay":
      return `${countWords(await inbox.replay({ id: effect.id, state: effect.state }))} replayed`;
    case "dead":
      return `${countWords(await inbox.putAside({ id: effect.id, state: effect.state }, "put aside by an operator"))} put aside`;
    case "park":
      await inbox.park(effect.seller, { reason: effect.reason });
      return `Seller ${effect.seller} is parked until somebody resumes it`;
    case "resume":
      return (await inbox.resume(effect.seller))
        ? `Seller ${effect.seller} goes on`
        : `Seller ${effect.seller} is not parked`;
    case "refresh":
    case "view":
    case "quit":
    case "stop": // These change nothing.
      return "";
  }
}
