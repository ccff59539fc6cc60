// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

export interface paths {
    "/v1/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a refresh token for an access token
         * @description Do not call this per request: it is rate limited. Store the token with its expiry and reuse it while the expiry is more than 60 seconds away.
         */
        post: operations["Auth_ExchangeRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns waiting events
         * @description Returns unacknowledged events in creation order. Every call uses one of the ten deliveries of each event it returns; an event that is not acknowledged comes back after a timeout, and after ten deliveries never again. Poll about every 60 seconds, until the list is empty.
         */
        get: operations["Events_List"];
        put?: never;
        post?: never;
        /**
         * Acknowledges processed events
         * @description Send the ids of all processed events of a poll in one call. An acknowledged event is never delivered again.
         */
        delete: operations["Events_Acknowledge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * RefreshTokenGrant
         * @description The refresh token issued during onboarding.
         */
        RefreshTokenGrant: {
            /**
             * Format: password
             * @description A long-lived refresh token. Opaque; never parse it.
             */
            refreshToken: string;
        };
        /**
         * ChannelErrorEntry
         * @description One reason for a failure.
         */
        ChannelErrorEntry: {
            /** @description What kind of failure, for example `VAL100`. An open set. */
            code?: string;
            /** @description German by default, English with `Accept-Language: en`. */
            message?: string;
            /** @description error, warning, info or notice; an open set. Missing means error. */
            severity?: string;
            /** @description How to mend it. */
            hint?: string | null;
        };
        /**
         * ErrorList
         * @description The error body of the channel interface, for every status from 400 on.
         */
        ErrorList: {
            errorList?: components["schemas"]["ChannelErrorEntry"][];
        };
        /**
         * AccessToken
         * @description The answer of the token exchange. No field is documented as required.
         */
        AccessToken: {
            /**
             * Format: password
             * @description Access token, used as Bearer credential.
             */
            authToken?: string;
            /**
             * Format: date-time
             * @description Absolute expiry.
             */
            tokenExpireAt?: string;
            /** @description Lifetime in seconds. */
            expiresIn?: number;
            /** @description Authorization scope tied to the refresh token, for example `CHANNEL` or `SELLER`. An open set. */
            scope?: string;
        };
        /**
         * EventEnvelope
         * @description What every event has.
         */
        EventEnvelope: {
            /** @description Unique event identifier, used to acknowledge. */
            id: string;
            /** @description Event type. New types may be added. */
            type: string;
            /** @description Creation time, an ISO 8601 timestamp; on the wire not always strict RFC 3339. */
            createdAt: string;
            /** @description Payload, varies by type. */
            event: unknown;
            /** @description Version of the seller's ERP client. */
            clientVersion?: string;
        };
        /**
         * SellerAttributesUpdateRequest
         * @description Whose attributes are asked for.
         */
        SellerAttributesUpdateRequest: {
            /** @description The channel that is asked. */
            channel?: string;
            /** @description The seller who asks. */
            sellerId?: string;
        };
        /**
         * DecimalText
         * @description A decimal number as text. Some senders write a JSON number; decoders read both and give text.
         * @example 12.0
         * @example 19.00
         */
        DecimalText: string;
        /**
         * QuantityPrice
         * @description What one piece costs from a quantity on.
         */
        QuantityPrice: {
            /** @description From this quantity on; `1.0` when missing (observed). */
            quantity?: components["schemas"]["DecimalText"];
            amount: components["schemas"]["DecimalText"];
            /** @description ISO 4217, three letters. */
            currency: string;
        };
        /**
         * PriceContainer
         * @description One price list of an offer.
         */
        PriceContainer: {
            /** @description Price list id. */
            id: string;
            quantityPriceList: components["schemas"]["QuantityPrice"][];
        };
        /**
         * ChannelAttribute
         * @description The value of one attribute of the channel.
         */
        ChannelAttribute: {
            attributeId: string;
            value: string;
            /** @description Ties together the values of one repetition of a repeatable section. */
            group?: string;
        };
        /**
         * OfferNew
         * @description A whole offer, as the seller wants it listed.
         */
        OfferNew: {
            /** @description The seller who offers. */
            sellerId: string;
            /**
             * Format: int64
             * @description Unique per seller.
             */
            offerId: number;
            /** @description Stock keeping unit of the seller. */
            sku: string;
            title?: string;
            /** @description Present in one form of the event, absent in another. */
            channelCategoryId?: string;
            quantity?: components["schemas"]["DecimalText"];
            taxPercent?: components["schemas"]["DecimalText"];
            priceList: components["schemas"]["PriceContainer"][];
            channelAttributeList?: components["schemas"]["ChannelAttribute"][];
        };
        /**
         * EventList
         * @description A page of events, in creation order.
         */
        EventList: {
            eventList: components["schemas"]["EventEnvelope"][];
        };
        /**
         * EventIdList
         * @description The ids of processed events.
         */
        EventIdList: {
            eventIdList: string[];
        };
    };
    responses: {
        /** @description Any other failure. */
        otherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The request does not fit its description. */
        badRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The access token is expired or invalid. */
        unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The rate quota is exceeded, in particular by excessive `POST /v1/auth` calls. */
        tooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type RefreshTokenGrant = components['schemas']['RefreshTokenGrant'];
export type ChannelErrorEntry = components['schemas']['ChannelErrorEntry'];
export type ErrorList = components['schemas']['ErrorList'];
export type AccessToken = components['schemas']['AccessToken'];
export type EventEnvelope = components['schemas']['EventEnvelope'];
export type SellerAttributesUpdateRequest = components['schemas']['SellerAttributesUpdateRequest'];
export type DecimalText = components['schemas']['DecimalText'];
export type QuantityPrice = components['schemas']['QuantityPrice'];
export type PriceContainer = components['schemas']['PriceContainer'];
export type ChannelAttribute = components['schemas']['ChannelAttribute'];
export type OfferNew = components['schemas']['OfferNew'];
export type EventList = components['schemas']['EventList'];
export type EventIdList = components['schemas']['EventIdList'];
export type ResponseOtherError = components['responses']['otherError'];
export type ResponseBadRequest = components['responses']['badRequest'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type $defs = Record<string, never>;
export interface operations {
    Auth_ExchangeRefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RefreshTokenGrant"];
            };
        };
        responses: {
            /** @description An access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Events_List: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Zero or more events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Events_Acknowledge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventIdList"];
            };
        };
        responses: {
            /** @description Acknowledged, no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
}
