// Generated from specs/not-shown.yaml by tools/codegen. Do not edit: run `pnpm generate`.

/** What the given spec marks "not shown", what is known of it, and what we do. */
export const notShown = {
  "tax-type-meaning": {"section":"§2.2","question":"What do the tax types 0 to 5 mean?","known":"documented: 0 none, 1 super-reduced, 2 reduced (low), 3 reduced, 4 standard, 5 intermediate","default":"any of the six is accepted","option":"no effect"},
  "category-read-shape": {"section":"§2.2","question":"How does a category look when it is read?","known":"observed: id, parentId, sortNumber, name in the list of the platform's GraphQL interface","default":"no operation reads a category yet; the sandbox keeps the fields of the update","option":"no effect"},
  "tax-class-read-shape": {"section":"§2.2","question":"How does a tax class look when it is read?","known":"documented: id, isStandard, name, taxType in the platform's GraphQL interface","default":"no operation reads a tax class yet; the sandbox keeps the fields of the update","option":"no effect"},
  "registration-field-types": {"section":"§2.5","question":"Of which types are the fields of an app registration?","known":"observed: strings, MandatoryApiScopes an array of strings","default":"not built yet","option":"no effect"},
  "category-states": {"section":"§3","question":"Which states does a category have?","known":"not found","default":"none","option":"no effect"},
  "tax-class-states": {"section":"§3","question":"Which states does a tax class have?","known":"not found","default":"none","option":"no effect"},
  "category-update-200-body": {"section":"§4.1, §7","question":"What does a category update answer?","known":"observed: the platform's own description has no schema either","default":"the client returns `unknown`; the sandbox answers an empty JSON object","option":"createSandbox({ assumptions: { updateBody } })"},
  "category-update-500-body": {"section":"§4.1, §7","question":"What does a failed category update (500) answer?","known":"observed: untyped in the platform's own description","default":"the error carries whatever came, decoded where it can be","option":"no effect"},
  "tax-class-update-200-body": {"section":"§4.2, §7","question":"What does a tax class update answer?","known":"documented: the GraphQL twin answers a boolean","default":"the client returns `unknown`; the sandbox answers an empty JSON object","option":"createSandbox({ assumptions: { updateBody } })"},
  "auth-request-body": {"section":"§4.3","question":"Which shape has the request of a token exchange?","known":"documented: one form field, refreshToken","default":"application/x-www-form-urlencoded; the sandbox takes multipart/form-data too","option":"no effect"},
  "refresh-token-carrier": {"section":"§4.3","question":"How is the refresh token carried?","known":"documented: in the body","default":"in the body, without an Authorization header","option":"no effect"},
  "event-path-spelling": {"section":"§4.6","question":"Is the event path singular or plural?","known":"documented: singular","default":"singular","option":"no effect"},
  "registration-paths": {"section":"§4.6","question":"On which paths does an app register?","known":"documented: POST /v2/authentication, GET /v2/authentication/{registrationId}","default":"not built yet","option":"no effect"},
  "channel-base-url": {"section":"§4.6","question":"What is the base address of the channel and auth interfaces?","known":"documented: two environments, one base address each","default":"none; configuration","option":"createChannelClient({ baseUrl })"},
  "erp-further-endpoints": {"section":"§4.6","question":"Which further endpoints do the resource groups have?","known":"documented: about 300 operations are documented","default":"not built yet","option":"no effect"},
  "operation-scopes": {"section":"§5.1","question":"Which operation needs which scope?","known":"observed: partly; not for the tax class update","default":"taxes.write for the tax class update","option":"createSandbox({ assumptions: { taxClassScope } })"},
  "refresh-token-lifetime": {"section":"§5.2","question":"How long does a refresh token live?","known":"not found","default":"for ever, not rotated","option":"no effect"},
  "channel-scope-semantics": {"section":"§5.2","question":"What do the scopes of the channel interface mean?","known":"documented: three sets of names exist: CHANNEL and SELLER, CHAN and SELLER and ADM","default":"an open string; the sandbox answers CHANNEL","option":"createSandbox({ assumptions: { channelScope } })"},
  "event-types": {"section":"§6.1","question":"How are the other event types named?","known":"observed: 20 types are known","default":"the two given types; any other is an unknown event","option":"no effect"},
  "event-payloads": {"section":"§6.1","question":"Which payloads do the other event types have?","known":"observed: known for the 20 types","default":"an unknown event's payload is `unknown`","option":"no effect"},
  "redelivery-timeout": {"section":"§6.1","question":"After which time is an unacknowledged event sent again?","known":"documented: five minutes on the Seller side","default":"300 s","option":"createSandbox({ assumptions: { redeliveryTimeoutMs } })"},
  "event-required-fields": {"section":"§6.1","question":"Which payload fields are required?","known":"observed: sellerId, offerId, sku, priceList for a new offer; none for an attribute request","default":"as observed; null in an optional field reads as absent","option":"no effect"},
  "acknowledge-response": {"section":"§6.1","question":"What does the acknowledge call answer?","known":"documented: 204, no body","default":"204, no body","option":"no effect"},
  "channel-401-body": {"section":"§7","question":"What is the body of a 401 on the channel interface?","known":"documented: an errorList for every status from 400 on","default":"errorList","option":"no effect"},
  "channel-429-body": {"section":"§7","question":"What is the body of a 429 on the channel interface?","known":"documented: an errorList for every status from 400 on","default":"errorList","option":"no effect"},
  "error-code-values": {"section":"§7","question":"Which values does errorCode have?","known":"not found","default":"an open string","option":"no effect"},
  "tax-class-update-errors": {"section":"§7","question":"How does a tax class update fail?","known":"not found","default":"404 with the error body when no such tax class exists","option":"no effect"},
  "event-endpoint-errors": {"section":"§7","question":"How do the event endpoints fail?","known":"documented: an errorList for every status from 400 on","default":"400 with VAL100 for an empty list or more than 100 ids; unknown ids are accepted","option":"no effect"},
  "rate-quotas": {"section":"§8","question":"How many requests may be sent?","known":"documented: 240 in 60 s on the event path, 10 in 60 s on POST /v1/auth; unpublished for the ERP","default":"the documented quotas","option":"createSandbox({ assumptions: { quotas } })"},
  "rate-quota-key": {"section":"§8","question":"By what is a quota counted, the token, the channel or the address?","known":"not found","default":"by access token, the token exchange by refresh token","option":"no effect"},
  "request-size-limits": {"section":"§8","question":"How large may a request be?","known":"documented: 100 ids in one acknowledgement","default":"no limit of ours; the sandbox refuses bodies over 20 MB","option":"no effect"},
  "paging-limits": {"section":"§8","question":"How large may a page be?","known":"documented: 100 events","default":"100 events","option":"createSandbox({ assumptions: { pageSize } })"},
  "api-version-values": {"section":"§9","question":"Which values may the header api-version have?","known":"observed: 1.0 was seen","default":"sent only when set, never checked","option":"createErpClient({ apiVersion })"},
  "api-version-compatibility": {"section":"§9","question":"How do the versions fit together?","known":"not found","default":"none assumed","option":"no effect"},
} as const;

/** The id of something that the given spec leaves open. */
export type NotShownId = keyof typeof notShown;
