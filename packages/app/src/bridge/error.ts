import { explainCode } from "./code.generated.ts";

/** The kinds of failure between the page and its host. */
export type BridgeProblem =
  | "no-host"
  | "timeout"
  | "not-exposed"
  | "thrown"
  | "aborted"
  | "unknown-option"
  | "wrong-option";

/** A call across the bridge that failed, or a bridge that could not be made. */
export class BridgeError extends Error {
  override readonly name = "BridgeError";
  readonly code = "ERR_PLATFORM_BRIDGE";
  readonly problem: BridgeProblem;
  /** Name of the error that was thrown on the other side. */
  readonly remoteName: string | undefined;

  constructor(problem: BridgeProblem, message: string, remoteName?: string) {
    super(message);
    this.problem = problem;
    this.remoteName = remoteName;
  }

  /** Where this error is explained: the address of a page, or a command where no docs site is configured. */
  get docs(): string {
    return explainCode(this.code);
  }
}

/** Describes a thrown value of any kind as text, since a message cannot carry every value. */
export function describeError(error: unknown): { name: string; message: string; problem?: BridgeProblem } {
  try {
    const { name, message, problem } = (error ?? {}) as Partial<BridgeError>;
    return {
      name: String(name ?? "Error"),
      message: String(message ?? error),
      ...(problem === "not-exposed" && { problem }),
    };
  } catch {
    return { name: "Error", message: "the thrown value cannot be written as text" };
  }
}
