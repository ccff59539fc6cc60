/** Something that the generator does not support, with the place in the description. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly pointer: string;

  constructor(pointer: string, must: string, operation?: string, cause?: unknown) {
    super(`Cannot generate ${operation ?? pointer} as ${operation ? `${pointer} ` : "it "}must ${must}`, { cause });
    this.pointer = pointer;
  }

  /** The same; of another error, that the description is not what OpenAPI describes. */
  static ofWhole(error: unknown): Refusal {
    return error instanceof Refusal ? error : new Refusal("#", "be written as OpenAPI describes it", undefined, error);
  }

  /** The same, said of the operation that needs it; of another error, that the operation at this place is not what OpenAPI describes. */
  static of(error: unknown, operation: string, at: string): Refusal {
    if (!(error instanceof Refusal)) return new Refusal(at, "be written as OpenAPI describes it", operation, error);
    const must = error.message.slice(error.message.indexOf(" must ") + 6);
    return new Refusal(error.pointer, must, operation);
  }
}

/** A JSON Pointer with one more step. */
export function addSteps(pointer: string, ...steps: (string | number)[]): string {
  return [pointer, ...steps.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}

/** @throws {Refusal} If there is something in the place of a text that is none. */
export function checkText(value: unknown, at: string): void {
  if (value !== undefined && typeof value !== "string") throw new Refusal(at, "be text");
}
