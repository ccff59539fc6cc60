import type { Inbox } from "@kontor/channel-events";
import type { createOrderJourney } from "@kontor/docs/samples/orders/journey";
import type { Sandbox } from "@kontor/sandbox";
import type { CancellationRow } from "./scenario.ts";

interface Desk {
  journey: Pick<ReturnType<typeof createOrderJourney>, "listUnclearSteps" | "resolveStep">;
  sandbox: Pick<Sandbox, "rows" | "events">;
  inbox: Inbox;
}

/**
 * Plays the person who looks at the platform where the program cannot know what it did: answers each open question by what is
 * there, and handles the events again that were put aside. Says whether there was a question.
 */
export async function answerQuestions({ journey, sandbox, inbox }: Desk): Promise<boolean> {
  const steps = journey.listUnclearSteps();
  const isEventOpen = (await inbox.readStats()).events.waiting > 0; // a step is known to be unclear before its event is put aside
  if (steps.length === 0 || isEventOpen) return steps.length > 0;
  const rows = sandbox.rows("cancellations") as CancellationRow[];
  // the sandbox keeps what sellers asked without its id, in the order of their events
  const asked = sandbox.events().filter(({ event }) => event.type === "Seller:Order.Cancellation.Request");
  const idOf = asked.map(
    ({ event }) => (event.event as { orderCancellationRequestId: string }).orderCancellationRequestId,
  );
  const fromSellers = rows.filter(({ askedBy }) => askedBy === "seller");
  for (const step of steps) {
    const [verb, ...words] = step.split(" ");
    const isDone =
      verb === "answer"
        ? fromSellers[idOf.indexOf(words[0]!)]!.status !== "requested"
        : rows.some(({ askedBy, request }) => askedBy === "channel" && request.orderId === words[1]);
    journey.resolveStep(step, isDone);
  }
  await inbox.replay({ state: "dead" });
  return true;
}
