// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventList } from "@kontor/channel-types";
import type { ReadApart } from "@kontor/http";
import { type Decoder, anything, list, listApart, shape } from "@kontor/http/internal";
import { decodeEventEnvelope } from "./shared.generated.ts";

/** Reads an `EventList`; keeps fields it does not know. */
export const decodeEventList: Decoder<ReadApart<EventList>> = /* @__PURE__ */ listApart("eventList", decodeEventEnvelope, /* @__PURE__ */ shape<EventList>(
  {
    eventList: /* @__PURE__ */ list(anything),
  },
  {},
));
