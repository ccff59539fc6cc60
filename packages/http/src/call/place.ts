/** The call that an error is about, and its address. It holds no value of a parameter, because ids and queries may be secret. */
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
  /** Names of the parameters that were given. A 404 may be about the thing that one of them names. */
  parameters?: readonly string[] | undefined;
}

/** The name of a call in a message: `channel.orders.create (Orders_Create)`. */
export function describeCall({ operation, call }: CallPlace): string {
  return call ? `${call} (${operation})` : operation;
}
