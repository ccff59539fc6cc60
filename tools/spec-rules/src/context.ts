/** A node of a description, as Redocly hands it to a rule. */
export type Node = Record<string, unknown>;

/** What a rule of Redocly knows of a node, and where it reports. */
export interface Context {
  report(problem: { message: string; location?: unknown }): void;
  location: { pointer: string; source: { absoluteRef: string }; child(path: string | string[]): unknown };
  key?: string;
  resolve(node: unknown): { node?: Node };
}

/** Reports a problem of a node, or of something in it. */
export const say = ({ report, location }: Context, message: string, child?: string | string[]): void =>
  report({ message, location: child === undefined ? location : location.child(child) });
