import type { RequestView } from "../../console/view.ts";

/** A request with a number that stays its own while it is shown. */
export interface NumberedRequest {
  number: number;
  request: RequestView;
  /** The request as JSON, by which it is known again. */
  text: string;
}

/** The log is a window that moves on: a request that it held before keeps its number, and so its row. */
export function addNumbers(kept: readonly NumberedRequest[], requests: readonly RequestView[]): NumberedRequest[] {
  const texts = requests.map((request) => JSON.stringify(request));
  let gone = 0;
  while (gone < kept.length && !kept.slice(gone).every(({ text }, index) => text === texts[index])) gone += 1;
  const same = kept.slice(gone);
  const next = (kept.at(-1)?.number ?? -1) + 1;
  const fresh = requests.slice(same.length).map((request, index) => ({
    number: next + index,
    request,
    text: JSON.stringify(request),
  }));
  return [...same, ...fresh];
}
