/** Which call an error is about, and where it went. No parameter of the call is among it: ids and queries may be secret. */
export interface CallPlace {
  /** The operation of the spec: `Orders_Create`. */
  operation: string;
  /** The method as its caller wrote it: `channel.orders.create`. Absent where no generated client made the call. */
  call?: string | undefined;
  /** HTTP method. */
  method?: string | undefined;
  /** Host of the base address, with its port. */
  host?: string | undefined;
  /** Path of the base address and of the operation, its parameters by name: `/v1/channel/seller/{sellerId}`. */
  path?: string | undefined;
  /** Names of the parameters that were given: a 404 may mean what they name. */
  parameters?: readonly string[] | undefined;
}

/** What a call is named by in a message: `channel.orders.create (Orders_Create)`. */
export function describeCall({ operation, call }: CallPlace): string {
  return call ? `${call} (${operation})` : operation;
}
