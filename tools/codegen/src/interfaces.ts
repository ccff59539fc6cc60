/** An interface of the platform: its row is all that its types, its client, its routes in the sandbox and its pages need. */
export interface Interface {
  /** Begins the names of its packages, types and files. Its description is `specs/ID/openapi.yaml`. */
  readonly id: string;
  /** In the menu of the docs. */
  readonly title: string;
  /** The variable with its base address, in the samples for a shell. */
  readonly address: string;
  /** What stands before its paths in the sandbox: empty for one interface alone. */
  readonly prefix: string;
  /**
   * Whose rules the sandbox plays, and whose tokens it takes. Without it the description is not ours: names are derived, what is not
   * supported is left out, the sandbox takes any token that it gave out and answers the least that the description allows, and the
   * command line does not know it.
   */
  readonly rules?: "erp" | "channel";
}

export const interfaces: readonly Interface[] = [
  { id: "erp", title: "ERP cloud API", address: "KONTOR_ERP_URL", prefix: "/erp", rules: "erp" },
  { id: "channel", title: "Marketplace channel", address: "KONTOR_CHANNEL_URL", prefix: "", rules: "channel" },
];
