/** A message of an app on its port, as far as the host reads it. */
export interface AppMessage {
  id: unknown;
  type: unknown;
  /** For `METHOD_CALL`; the text "undefined" where there is none. */
  methodName: string;
  args: unknown[];
  /** For `EVENT_TRIGGER`. */
  topic: unknown;
  payload: unknown;
}

/** Reads what an app has posted. An app may post anything, so a field that is not there is absent and nothing throws. */
export function readMessage(data: unknown): AppMessage {
  const body = fieldOf(data, "body");
  const args = fieldOf(body, "args");
  return {
    id: fieldOf(data, "id"),
    type: fieldOf(data, "type"),
    methodName: String(fieldOf(body, "methodName")),
    args: Array.isArray(args) ? args : [],
    topic: fieldOf(body, "topic"),
    payload: fieldOf(body, "payload"),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
