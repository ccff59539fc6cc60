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
         * @description Do not call this per request: it is rate limited. Store the token with its expiry and reuse it while the expiry is more than 60 seconds away. A 401 means that the refresh token is not known (any more): only a new onboarding helps (assumed).
         */
        post: operations["Auth_ExchangeRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/create/seller-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a PIN for a seller token
         * @description Exchanges the one-time PIN that a seller was given while linking for an access token of that seller. Fails with VAL100 without a PIN, and with ATH101 where it is not found.
         */
        post: operations["Auth_CreateSellerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists channels
         * @description Lists the channels of the platform. The shape of the answer is not found, its items should be nearest to `SalesChannel` (assumed); a client should take an array, or an object with one array.
         */
        get: operations["PublicChannels_List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the channel and whether it is active
         * @description Returns the channel whose token is sent, as sellers see it.
         */
        get: operations["Self_Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the channel
         * @description Changes what sellers see of the channel. Needs a one-time PIN, see `Self_RequestMfaPin`; an older body without one is still sent by clients (observed).
         */
        patch: operations["Self_Update"];
        trace?: never;
    };
    "/v1/channel/mfa-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails a one-time PIN
         * @description Mails a PIN to `mfaContact`. The PIN is never returned; it is deleted after use or expiry. Fails with CHN910 where no contact is set.
         */
        get: operations["Self_RequestMfaPin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/seller/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sellers of the channel
         * @description Lists every seller linked to the channel, and whether either side has it active.
         */
        get: operations["Sellers_List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a seller's sign-up
         * @description Reports which seller id belongs to a sign-up session: the channel has authenticated the seller on its own page and chosen the id. From then on the events of that seller arrive.
         */
        post: operations["Sellers_Create"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ends a seller's update
         * @description Reports that an update session is done, and whether the seller is active. The seller id of the session comes from `Sellers_GetUpdateSession`.
         */
        patch: operations["Sellers_Update"];
        trace?: never;
    };
    "/v1/channel/seller/update-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns whose update session it is
         * @description Returns the seller of an update session, so that the page of the channel knows whom it serves.
         */
        get: operations["Sellers_GetUpdateSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/seller/signup-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns whose sign-up session it is
         * @description Returns the account behind a sign-up session.
         */
        get: operations["Sellers_GetSignupSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/seller/{sellerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlinks a seller
         * @description Ends the link to a seller for good; the channel gets `Seller:Channel.Unlinked` with `permanentlyRemoved` (documented). CHN204 means it was unlinked already; treat it as success. An old guide writes the path `/v1/channel/sellerId/{sellerId}`.
         */
        delete: operations["Sellers_Unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/seller/platform/{jtlAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a known seller to a further channel
         * @description For platform channels: adds a seller who is known to another channel of the platform without a session; a seller who is known already is updated.
         */
        post: operations["Sellers_Upsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the category tree
         * @description Replaces the whole category tree of the channel. Parent `0` is the root; only leaves take offers. Clients expect the version of the tree in the answer (observed). One place also lists a quota of 5 requests in 1800 s.
         */
        put: operations["ChannelCategories_Replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/attribute/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the global attributes
         * @description Replaces the attributes that every listing of the channel has.
         */
        put: operations["Attributes_ReplaceGlobal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/attribute/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the attributes of a category
         * @description Replaces the attributes that listings in one category have. An old guide shows POST; the operation is PUT.
         */
        put: operations["Attributes_ReplaceOfCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/attribute/seller/{sellerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the attributes of a seller
         * @description Replaces the attributes that listings of one seller have. A seller who does not exist is refused with GEN700, as the offers are (assumed).
         */
        put: operations["Attributes_ReplaceOfSeller"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/attribute/global/{attributeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a global attribute
         * @description Deletes one attribute that every listing of the channel has.
         */
        delete: operations["Attributes_DeleteGlobal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/attribute/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the attributes of a category
         * @description Deletes the assignments of attributes to one category. Without `categoryId` the platform deletes all assignments of all categories: that is a call of its own here.
         */
        delete: operations["Attributes_DeleteOfCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/attribute/{attributeId}/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an attribute from a category
         * @description Deletes the assignment of one attribute to one category.
         */
        delete: operations["Attributes_DeleteFromCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a price type
         * @description Creates a price type that offers of the channel can have.
         */
        post: operations["Prices_CreateType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/payment-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the payment rules
         * @description Replaces how buyers of the channel can pay.
         */
        put: operations["Rules_ReplacePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the shipping rules
         * @description Replaces which carriers the channel knows.
         */
        put: operations["Rules_ReplaceShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/offer/in-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports offers whose listing has begun
         * @description Tells sellers that the channel has begun to list their offers.
         */
        post: operations["Offers_ReportInProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/offer/listed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports offers that are listed
         * @description Tells sellers that their offers are listed, and where.
         */
        post: operations["Offers_ReportListed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/offer/listing-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports offers that could not be listed
         * @description Tells sellers why their offers could not be listed. Of a message of more than 250 characters keep 250, cut between characters and not between bytes, and move the rest to `longMessage` (assumed).
         */
        post: operations["Offers_ReportListingFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/offer/stock-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists stocks of a seller that changed
         * @description Lists the stocks of one seller that changed after an instant. Persist `lastUpdatedAt` and ask again with it. Some clients leave the query out (observed): that is a 400.
         */
        get: operations["Offers_ListStockUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/offer/stock-updates/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists stocks of all sellers that changed
         * @description Lists the stocks of all sellers that changed after an instant. Its quota is stricter than that of its neighbours; the number is not found.
         */
        get: operations["Offers_ListAllStockUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates orders
         * @description Sends orders of buyers to their sellers. The order id is unique per seller; the purchase lies after the moment the seller id was created; lines can neither be added nor changed afterwards. An order that is CREATED or UNACKED may lack an address. Orders that were not stored are named in the answer; integrations in the field give up on an order after ten tries (observed).
         */
        post: operations["Orders_Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the status of orders
         * @description Changes the status of orders and of their items. Once ACCEPTED, the status of an order is fixed.
         */
        put: operations["Orders_UpdateStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/address-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the addresses of orders
         * @description Changes addresses; possible only while an order is CREATED or UNACKED. An address must exist before ACCEPTED.
         */
        put: operations["Orders_UpdateAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a seller for a cancellation
         * @description Asks the seller to cancel items of an order, as when the buyer cancelled on the marketplace; the answer comes as an event.
         */
        post: operations["Orders_RequestCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/cancellation-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts a seller's cancellation
         * @description Accepts a cancellation that the seller asked for.
         */
        put: operations["Orders_AcceptCancellation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/cancellation-denied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Denies a seller's cancellation
         * @description Denies a cancellation that the seller asked for.
         */
        put: operations["Orders_DenyCancellation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces a return
         * @description Tells the seller that a buyer will send goods back.
         */
        post: operations["Returns_Announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/return/processing-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports what became of a return
         * @description Tells the seller whether the channel processed a return.
         */
        post: operations["Returns_ReportResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/refund/processing-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports what became of a refund
         * @description Tells the seller whether the channel processed a refund.
         */
        post: operations["Refunds_ReportResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an invoice
         * @description Uploads an invoice or a credit note: what it says as JSON text, and the PDF, at most 16 MB. The reference names a media type that does not exist, `multipart/x-www-form-urlencoded`; clients send `multipart/form-data`.
         */
        post: operations["Invoices_Upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/order/invoice/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads an invoice
         * @description Downloads the document of a `Seller:Order.Invoice` event, until its `documentExpiresAt`.
         */
        get: operations["Invoices_Download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a whole report at once
         * @deprecated
         * @description The older way: all items of an inventory report in one call, which completes it. Deprecated since October 2023 (documented), and not removed. The report is completed by it (assumed).
         */
        post: operations["Reports_SendAtOnce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/report/{reportId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends data of a report
         * @description Sends 1 to 100 items of an inventory report, for up to 48 hours after it was requested.
         */
        post: operations["Reports_SendData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/report/{reportId}/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a report
         * @description Says that all data of a report was sent.
         */
        post: operations["Reports_Complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells a seller something
         * @description Shows a message to a seller, about an offer or an item of an order where it has a reference.
         */
        post: operations["Notifications_Send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a ticket
         * @description Sends the question of a buyer to a seller; the reply comes as an event.
         */
        post: operations["Tickets_Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channel/ticket/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a file of a ticket
         * @description Downloads a file that a seller attached to a reply. The query parameters are ours.
         */
        get: operations["Tickets_DownloadAttachment"];
        put?: never;
        /**
         * Uploads a file of a ticket
         * @description Uploads a file of at most 16 MB: text, PDF, Word, Excel or an image.
         */
        post: operations["Tickets_UploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/channel/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the sign-up to a channel
         * @description Creates a one-time session and returns the channel's sign-up page, where the seller's browser goes with the session. The version of the client is checked against the channel's minimum.
         */
        post: operations["SellerChannels_StartSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Starts the update of a link
         * @description Creates a one-time session and returns the page of the channel where the seller updates the link.
         */
        patch: operations["SellerChannels_StartUpdate"];
        trace?: never;
    };
    "/v1/seller/channel/{channel}/{sellerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leaves a channel
         * @description Ends the link of a seller to a channel; the channel gets `Seller:Channel.Unlinked`. The seller stays known under its id, and its update session links it again (documented).
         */
        delete: operations["SellerChannels_Unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/seller/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns events for sellers
         * @description The twin of the event queue: at most 100 events for the sellers, first in, first out, at least once, invisible for five minutes after a fetch.
         */
        get: operations["SellerEvents_List"];
        put?: never;
        post?: never;
        /**
         * Acknowledges events for sellers
         * @description Acknowledges by id. Body and limits are those of the channel side.
         */
        delete: operations["SellerEvents_Acknowledge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends changed offers
         * @description Sends changed offers to the channels; each comes there as an event.
         */
        put: operations["SellerOffers_Update"];
        /**
         * Sends new offers
         * @description Sends new offers to the channels; each comes there as an event.
         */
        post: operations["SellerOffers_Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/offer/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends offers
         * @description Ends offers on their channels.
         */
        delete: operations["SellerOffers_End"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/offer/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends changed prices
         * @description Sends the prices of offers to their channels.
         */
        put: operations["SellerOffers_UpdatePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/offer/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends changed stocks
         * @description Sends the stocks of offers to their channels.
         */
        put: operations["SellerOffers_UpdateStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/order/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accepts or refuses orders
         * @description Tells the channels which orders the seller accepts.
         */
        put: operations["SellerOrders_Accept"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/order/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reports payments
         * @description Tells the channels which orders are paid.
         */
        put: operations["SellerOrders_ReportPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/order/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reports shipments
         * @description Tells the channels which orders are shipped.
         */
        put: operations["SellerOrders_ReportShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds items
         * @description Tells the channel which items are refunded.
         */
        post: operations["SellerOrders_Refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/order/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports goods that came back
         * @description Tells the channel which items came back.
         */
        post: operations["SellerOrders_ReportReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/order/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads an invoice
         * @description Uploads an invoice or a credit note, at most 16 MB. The text says that a documentId is returned.
         */
        post: operations["SellerOrders_UploadInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the category tree
         * @description Reads back the category tree that the channel published. A plain array; gzip by `Accept: application/gzip`.
         */
        get: operations["SellerMeta_GetCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the global attributes
         * @description Reads back the global attributes that the channel published. The shape of the answer is not found.
         */
        get: operations["SellerMeta_GetAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/category/{categoryId}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the attributes of a category
         * @description Reads back the attributes of a category that the channel published. The shape of the answer is not found.
         */
        get: operations["SellerMeta_GetCategoryAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/seller/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the attributes of the seller
         * @description Reads back the attributes of the seller that the channel published. The shape of the answer is not found.
         */
        get: operations["SellerMeta_GetSellerAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/price-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the price types
         * @description Reads back the price types that the channel published. The shape of the answer is not found.
         */
        get: operations["SellerMeta_GetPriceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/payment-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the payment rules
         * @description Reads back the payment rules that the channel published. The shape of the answer is not found.
         */
        get: operations["SellerMeta_GetPaymentRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/meta/{channel}/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the shipping rules
         * @description Reads back the shipping rules that the channel published. The shape of the answer is not found.
         */
        get: operations["SellerMeta_GetShippingRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/report/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a report
         * @description Asks a channel for a report; it comes to the channel as an event.
         */
        post: operations["SellerReports_Request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a ticket
         * @description Sends the reply of a seller to the channel.
         */
        post: operations["SellerTickets_Reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/ticket/attachment/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a file of a ticket
         * @description Downloads a file that the channel attached to a ticket. The query parameters are ours.
         */
        get: operations["SellerTickets_DownloadAttachment"];
        put?: never;
        /**
         * Uploads a file of a reply
         * @description Uploads a file that belongs to a reply.
         */
        post: operations["SellerTickets_UploadAttachment"];
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
         * @description Returns unacknowledged events of the sellers of the connected channel, in creation order. Every call uses one of the ten deliveries of each event it returns; an event that is not acknowledged comes back after a timeout, and after ten deliveries never again. Poll about every 60 seconds, until the list is empty.
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
         * @description The refresh token issued during onboarding. The reference calls the body required and names no required field.
         */
        RefreshTokenGrant: {
            /**
             * Format: password
             * @description A long-lived refresh token, the same for every renewal: none was seen to change. Examples begin with `CHAN.` or `SELLER:`; opaque, never parse it.
             */
            refreshToken: string;
        };
        /**
         * ChannelErrorEntry
         * @description One reason for a failure.
         */
        ChannelErrorEntry: {
            /** @description What kind of failure; an open set. Known: VAL100 validation, ATH000 not let in, ATH100 account not found, ATH101 PIN not found, GEN404 not found, GEN500 internal error, GEN615 seen in a refund example, GEN700 no such seller on this channel, CHN204 seller already unlinked, CHN401 some orders were not stored, CHN900 (in one place written GHN900, read it alike) PIN missing, CHN901 PIN invalid or expired, CHN910 no contact for PINs. */
            code?: string;
            /** @description German by default, English with `Accept-Language: en`. A validation message may start with a path, such as `orderList[0].sellerId:`. */
            message?: string;
            /**
             * @description error, warning, info or notice; an open set, as sources differ: one has no notice, another no info.
             * @default error
             */
            severity?: string;
            /** @description How to mend it. */
            hint?: string | null;
        };
        /**
         * ErrorList
         * @description The error body of the channel interface, for every status from 400 on.
         */
        ErrorList: {
            errorList?: ChannelErrorEntry[];
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
            /** @description Lifetime in seconds. About one hour is documented, and examples say 360 and 3600: trust the answer. */
            expiresIn?: number;
            /** @description Authorization scope tied to the refresh token, for example `CHANNEL` or `SELLER`. An open set, as sources differ: the documented schema has SELLER, CHAN and ADM beside `CHANNEL` in its prose, and one public client takes only those three (observed). */
            scope?: string;
        };
        /**
         * ChannelFeatureList
         * @description What a channel can do.
         */
        ChannelFeatureList: {
            /**
             * @description Which side makes the invoice document.
             * @default not-supported
             * @enum {string}
             */
            invoiceDocumentTransfer?: "not-supported" | "from-channel" | "from-seller" | (string & {});
            /**
             * @description Whether prices may change after listing.
             * @default false
             */
            priceUpdatesSupported?: boolean;
            /**
             * @description Whether prices may depend on the quantity.
             * @default false
             */
            quantityPriceSupported?: boolean;
            /**
             * @description Whether remaining quantities are supported; misspelt on the wire.
             * @default false
             */
            remainingQuanitySupported?: boolean;
            /**
             * @description Whether offers may have variations.
             * @default false
             */
            variationsSupported?: boolean;
            /**
             * @description Whether returns need tracking.
             * @default false
             */
            returnTrackingRequired?: boolean;
            /**
             * @description Whether orders may be shipped together.
             * @default false
             */
            allowCombineOrders?: boolean;
            /**
             * @description Whether the channel reads stock updates itself instead of by event.
             * @default false
             */
            stockUpdateWithoutEventSupported?: boolean;
        };
        /**
         * MinimumClientsVersionRequired
         * @description The oldest client of a kind.
         */
        MinimumClientsVersionRequired: {
            /** @description Kind. */
            type: string;
            /** @description Version. */
            version: string;
        };
        /**
         * ChannelId
         * @description Id of a channel.
         */
        ChannelId: string;
        /**
         * SalesChannel
         * @description A channel, as sellers see it.
         */
        SalesChannel: {
            /** @description Ties together values that belong to one another. */
            group?: string;
            /** @description Currency, three letters (ISO 4217). */
            currency?: string;
            /** @description Marketplaces of the channel. */
            marketplaceList: string[];
            /** @description Languages the channel speaks. */
            supportedLanguages?: string[];
            /** @description Name shown to people. */
            displayName: string;
            /**
             * Format: uri
             * @description Web address.
             */
            website: string;
            /**
             * Format: uri
             * @description Page that tells what the channel costs.
             */
            pricing?: string;
            /**
             * @description Kind of channel.
             * @default MARKETPLACE
             * @enum {string}
             */
            channelType?: "MARKETPLACE" | "OTHER" | (string & {});
            /**
             * Format: email
             * @description Mail address of the support.
             */
            supportContact: string;
            /** @description Who runs it. */
            vendor: string;
            /** @description Page of the channel where a seller signs up. The channel hosts it, and alone keeps the credentials of the marketplace (documented). */
            signUpUrl: string;
            /** @description Page of the channel where a seller updates the link to it. */
            updateUrl?: string;
            /** @description Address of the logo. */
            logo?: string;
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Id of the app behind the channel. */
            appId?: string;
            featureList: ChannelFeatureList;
            /** @description Oldest ERP clients the channel works with. */
            minimumClientsVersionRequired?: MinimumClientsVersionRequired[];
            /**
             * @description Whether it is a platform channel.
             * @default false
             */
            isPlatform?: boolean;
            /** @description Platform the channel belongs to. */
            platform?: string;
            /** @description Ids of the channels of the platform; platform channels only. */
            marketplaceChannelList?: components["schemas"]["ChannelId"][];
            /** @description Group of channels that share their stock. */
            stockSyncGroup?: string;
            /**
             * @description Who sees the channel.
             * @enum {string}
             */
            visibility?: "JTL" | "THIRDPARTY" | "ONBOARDING" | "RESTRICTED" | (string & {});
            channel: components["schemas"]["ChannelId"];
            /** @description Channels of the platform; platform channels only. */
            marketplaceChannels?: SalesChannel[];
        };
        /**
         * ChannelStatus
         * @description The channel and whether it is active.
         */
        ChannelStatus: {
            /** @description Whether it is active. */
            isActive?: boolean;
            channel?: SalesChannel;
        };
        /**
         * ChannelSelfUpdate
         * @description What a channel changes of itself; needs a one-time PIN.
         */
        ChannelSelfUpdate: {
            /** @description One-time PIN, mailed to `mfaContact`; 8 digits in the example. */
            mfaPin: string;
            /** @description Name shown to people. */
            displayName?: string;
            /** @description Currency, three letters (ISO 4217). */
            currency?: string;
            /** @description Marketplaces of the channel. */
            marketplaceList?: string[];
            /**
             * Format: uri
             * @description Web address.
             */
            website?: string;
            /**
             * Format: email
             * @description Mail address for one-time PINs.
             */
            mfaContact?: string;
            /** @description Who runs it. */
            vendor?: string;
            /** @description Page of the channel where a seller signs up. */
            signUpUrl?: string;
            /** @description Page of the channel where a seller updates the link to it. */
            updateUrl?: string;
            featureList?: ChannelFeatureList;
            /** @description Oldest ERP clients the channel works with. */
            minimumClientsVersionRequired?: MinimumClientsVersionRequired[];
        };
        /**
         * SellerId
         * @description Id of a seller, chosen by the channel.
         */
        SellerId: string;
        /**
         * Timestamp
         * @description An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC.
         */
        Timestamp: string;
        /**
         * ChannelSeller
         * @description A seller linked to the channel.
         */
        ChannelSeller: {
            sellerId?: components["schemas"]["SellerId"];
            /** @description Id of the seller's account at the platform. */
            jtlAccountId?: number;
            /** @description Company of the seller. */
            companyName?: string;
            /**
             * @description Whether the platform has the seller active.
             * @default true
             */
            isActiveByJTL?: boolean;
            /**
             * @description Whether the channel has the seller active.
             * @default true
             */
            isActiveByChannel?: boolean;
            createdAt?: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * ChannelSellerList
         * @description The sellers of a channel.
         */
        ChannelSellerList: {
            /** @description Sellers linked to the channel. */
            sellerList?: ChannelSeller[];
        };
        /**
         * CreateSeller
         * @description Ends a seller's sign-up.
         */
        CreateSeller: {
            /**
             * Format: uuid
             * @description One-time session of a sign-up or an update.
             */
            session: string;
            sellerId: components["schemas"]["SellerId"];
            /** @description Company of the seller. */
            companyName?: string;
        };
        /**
         * UpdateSeller
         * @description Ends a seller's update.
         */
        UpdateSeller: {
            /**
             * Format: uuid
             * @description One-time session of a sign-up or an update.
             */
            session: string;
            /** @description Whether it is active. */
            isActive: boolean;
            /** @description Company of the seller. */
            companyName?: string;
        };
        /**
         * UpdateSession
         * @description Whose update session it is.
         */
        UpdateSession: {
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * SignupSession
         * @description Whose sign-up session it is.
         */
        SignupSession: {
            /**
             * Format: int32
             * @description Id of the seller's account at the platform.
             */
            jtlAccountId: number;
        };
        /**
         * UpsertMarketplaceSeller
         * @description Adds a known seller to a further channel of a platform.
         */
        UpsertMarketplaceSeller: {
            sellerId: components["schemas"]["SellerId"];
            /**
             * @description Whether it is active.
             * @default true
             */
            isActive?: boolean;
            /** @description Company of the seller. */
            companyName?: string;
        };
        /**
         * Category
         * @description A category of a channel.
         */
        Category: {
            /** @description Id of the category. */
            categoryId: string;
            /** @description Name shown to people. */
            displayName: string;
            /**
             * @description Whether the category takes offers; only leaves do.
             * @default true
             */
            listingAllowed?: boolean;
            /** @description Parent category; `0` is the root. */
            parentCategoryId?: string;
        };
        /**
         * ChannelCategoryTree
         * @description The whole category tree of a channel.
         */
        ChannelCategoryTree: {
            /** @description The whole category tree. */
            categoryList?: Category[];
        };
        /**
         * CategoryTreeVersion
         * @description The version of a stored category tree.
         */
        CategoryTreeVersion: {
            /** @description Version of the category tree. */
            categoryTreeVersion?: string;
        };
        /**
         * AllowedValue
         * @description A value that an attribute may have.
         */
        AllowedValue: {
            /** @description The value. */
            value: string;
            /** @description The value as people see it. */
            display?: string;
            /**
             * @description Position among the values.
             * @default 0
             */
            sort?: number;
        };
        /**
         * AttributeCondition
         * @description When another attribute has one of these values.
         */
        AttributeCondition: {
            /** @description Id of the attribute. */
            attributeId?: string;
            /** @description Values that trigger the condition. */
            attributeValues?: string[];
        };
        /**
         * Attribute
         * @description An attribute that listings of a channel have. The documented `enumValues` is gone from current models: it is not sent, and ignored on read, and where an older client sends it.
         */
        Attribute: {
            /** @description Id of the attribute. */
            attributeId: string;
            /** @description Name shown to people. */
            displayName: string;
            /**
             * @description Whether several values are allowed.
             * @default false
             */
            isMultipleAllowed?: boolean;
            /**
             * @description An image or a document may be an external address (documented since 2025-05-26).
             * @default smalltext
             * @enum {string}
             */
            type?: "smalltext" | "htmltext" | "text" | "integer" | "decimal" | "enum" | "date" | "boolean" | "image" | "document" | "url" | "label";
            /** @description The values. */
            values?: AllowedValue[];
            /**
             * @deprecated
             * @description The old list of allowed values. Older clients still send it (observed); it is ignored: `values` says what is allowed.
             */
            enumValues?: string[];
            /** @description Regular expression that a value must match. */
            attributeValueValidation?: string;
            /** @description Values of other attributes that make it required. */
            conditionalMandatoryBy?: AttributeCondition[];
            /** @description Values of other attributes that make it optional. */
            conditionalOptionalBy?: AttributeCondition[];
            /**
             * @description Whether a value is required.
             * @default false
             */
            required?: boolean;
            /**
             * @description Whether a value is recommended.
             * @default false
             */
            recommended?: boolean;
            /** @description Section of the listing form. */
            section?: string;
            /**
             * @description Position of the section.
             * @default 0
             */
            sectionPosition?: number;
            /**
             * @description Whether the sub-section may be filled several times.
             * @default false
             */
            isRepeatableSubSection?: boolean;
            /** @description Part of the section. */
            subSection?: string;
            /**
             * @description Position within the section.
             * @default 0
             */
            subSectionPosition?: number;
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Whether it tells variations apart. */
            isVariationDimension?: boolean;
        };
        /**
         * AttributeList
         * @description A list of attributes.
         */
        AttributeList: {
            /** @description The attributes. */
            attributeList?: Attribute[];
        };
        /**
         * CategoryId
         * @description Id of a category of the channel.
         */
        CategoryId: string;
        /**
         * AttributeId
         * @description Id of an attribute of the channel.
         */
        AttributeId: string;
        /**
         * PriceType
         * @description A price type of a channel.
         */
        PriceType: {
            /** @description Id of the price type. */
            priceTypeId: string;
            /** @description Name shown to people. */
            displayName: string;
            /** @description Description shown to buyers. */
            description?: string;
        };
        /**
         * SupportedPaymentMethod
         * @description A payment method.
         */
        SupportedPaymentMethod: {
            /** @description Id of the payment method. */
            paymentMethodId: string;
            /** @description Name shown to people. */
            displayName?: string;
        };
        /**
         * PaymentRules
         * @description How buyers of a channel pay.
         */
        PaymentRules: {
            /** @description Payment methods the channel takes. */
            supportedPaymentMethodList: SupportedPaymentMethod[];
        };
        /**
         * SupportedCarrier
         * @description A carrier.
         */
        SupportedCarrier: {
            /** @description Id of the carrier. */
            carrierId: string;
            /** @description Name shown to people. */
            displayName?: string;
        };
        /**
         * ShippingRules
         * @description How a channel ships.
         */
        ShippingRules: {
            /** @description Carriers the channel knows. */
            supportedCarrierList?: SupportedCarrier[];
        };
        /**
         * OfferId
         * Format: int64
         * @description Id of an offer; unique per seller.
         */
        OfferId: number;
        /**
         * OfferListingInProgress
         * @description An offer whose listing has begun.
         */
        OfferListingInProgress: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            startedAt: components["schemas"]["Timestamp"];
        };
        /**
         * OfferListingInProgressList
         * @description Offers whose listing has begun.
         */
        OfferListingInProgressList: {
            /** @description The offers. */
            offerList: OfferListingInProgress[];
        };
        /**
         * ChannelOfferId
         * @description The marketplace's own id of the listing.
         */
        ChannelOfferId: string;
        /**
         * OfferListingSuccessful
         * @description An offer that is listed.
         */
        OfferListingSuccessful: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            listedAt: components["schemas"]["Timestamp"];
            /** @description Address of the listing on the marketplace. */
            listingUrl?: string;
        };
        /**
         * OfferListingSuccessfulList
         * @description Offers that are listed.
         */
        OfferListingSuccessfulList: {
            /** @description The offers. */
            offerList: OfferListingSuccessful[];
        };
        /**
         * OfferListingFailedError
         * @description Why an offer could not be listed.
         */
        OfferListingFailedError: {
            /** @description A word for the kind of problem. */
            code: string;
            /** @description What happened, for a person to read. */
            message: string;
            /** @description What the message has no room for. */
            longMessage?: string;
            /** @description Attribute that the error is about. */
            relatedAttributeId?: string;
            /** @description A value that would be accepted. */
            recommendedValue?: string;
        };
        /**
         * OfferListingFailed
         * @description An offer that could not be listed.
         */
        OfferListingFailed: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            /** @description What went wrong. */
            errorList: OfferListingFailedError[];
            failedAt: components["schemas"]["Timestamp"];
        };
        /**
         * OfferListingFailedList
         * @description Offers that could not be listed.
         */
        OfferListingFailedList: {
            /** @description The offers. */
            offerList: OfferListingFailed[];
        };
        /**
         * Stock
         * @description The stock of an offer.
         */
        Stock: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId: components["schemas"]["ChannelOfferId"];
            /** @description How many. */
            quantity: number;
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The channel; in the documented example, and not in the models. */
            channel?: components["schemas"]["ChannelId"];
        };
        /**
         * StockList
         * @description Stocks that changed since an instant.
         */
        StockList: {
            /** @description Stocks that changed. */
            stockUpdateList: Stock[];
            lastUpdatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * ChannelOrderStatus
         * @description Status of an order; SHIPPED, PARTIALLY_SHIPPED, CANCELED_BY_SELLER and CANCELED_BY_BUYER are deprecated.
         * @enum {string}
         */
        ChannelOrderStatus: "UNACKED" | "CREATED" | "ACCEPTED" | "SHIPPED" | "PARTIALLY_SHIPPED" | "CANCELED_BY_SELLER" | "CANCELED_BY_BUYER";
        /**
         * OrderId
         * @description Id of an order; unique per seller.
         */
        OrderId: string;
        /**
         * OrderItemId
         * @description Id of an item of an order.
         */
        OrderItemId: string;
        /**
         * OrderItemStatus
         * @description Status of an item of an order. Allowed next (documented): after UNSHIPPED any; after SHIPPED any but UNSHIPPED; after RETURNED RETURNED or REFUNDED; CANCELED_BY_SELLER, CANCELED_BY_BUYER and REFUNDED stay what they are.
         * @enum {string}
         */
        OrderItemStatus: "UNSHIPPED" | "SHIPPED" | "CANCELED_BY_SELLER" | "CANCELED_BY_BUYER" | "RETURNED" | "REFUNDED";
        /**
         * OrderItemPaymentStatus
         * @description Whether an item is paid. The models also have a ChannelPaymentStatus with PARTIALLY_PAID, which no field uses.
         * @enum {string}
         */
        OrderItemPaymentStatus: "PENDING" | "PAID";
        /**
         * DecimalText
         * @description A decimal number as text. Some senders write a JSON number; decoders read both and give text.
         * @example 12.0
         * @example 19.00
         */
        DecimalText: string;
        /**
         * Sku
         * @description Stock keeping unit of the seller.
         */
        Sku: string;
        /**
         * AdditionalOrderDataGroupValues
         * @description A further fact.
         */
        AdditionalOrderDataGroupValues: {
            /** @description Name of the value. */
            key?: string;
            /** @description The value. */
            value?: string;
        };
        /**
         * AdditionalOrderDataGroup
         * @description A group of further facts.
         */
        AdditionalOrderDataGroup: {
            /** @description Ties together values that belong to one another. */
            group?: string;
            /** @description The values. */
            values?: AdditionalOrderDataGroupValues[];
        };
        /**
         * Country3
         * @description Country, as a three-letter code.
         */
        Country3: string;
        /**
         * OrderItemTypeItem
         * @description Goods.
         */
        OrderItemTypeItem: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /**
             * @description Which kind of order item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ITEM";
            itemStatus?: components["schemas"]["OrderItemStatus"];
            itemPaymentStatus?: components["schemas"]["OrderItemPaymentStatus"];
            grossPrice: components["schemas"]["DecimalText"];
            total: components["schemas"]["DecimalText"];
            taxPercent?: components["schemas"]["DecimalText"];
            grossFee?: components["schemas"]["DecimalText"];
            offerId?: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            sku?: components["schemas"]["Sku"];
            /**
             * @description How many.
             * @default 1.0
             */
            quantity?: components["schemas"]["DecimalText"];
            /** @description Title shown to buyers. */
            title?: string;
            estimatedShippingDate?: components["schemas"]["Timestamp"];
            estimatedDeliveryDate?: components["schemas"]["Timestamp"];
            remainingQuantity?: components["schemas"]["DecimalText"];
            /** @description More about the item. */
            additionalOrderItemData?: AdditionalOrderDataGroup[];
            /** @description A note for people. The guide's example has one on goods. */
            note?: string;
            /** @description Which items are shipped together. Older clients write it on goods too. */
            shippingGroup?: string;
            shipFromCountry?: components["schemas"]["Country3"];
        };
        /**
         * OrderItemTypeShipping
         * @description Shipping costs.
         */
        OrderItemTypeShipping: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /**
             * @description Which kind of order item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SHIPPING";
            grossPrice: components["schemas"]["DecimalText"];
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description How many. The guide's example has one on shipping costs. */
            quantity?: components["schemas"]["DecimalText"];
            /** @description Which items are shipped together. */
            shippingGroup: string;
        };
        /**
         * OrderItemTypePayment
         * @description Payment costs.
         */
        OrderItemTypePayment: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /**
             * @description Which kind of order item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PAYMENT";
            grossPrice: components["schemas"]["DecimalText"];
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description A note for people. */
            note: string;
        };
        /**
         * OrderItem
         * @description An item of an order, told apart by `type`.
         */
        OrderItem: OrderItem;
        /**
         * Address
         * @description A postal address.
         */
        Address: {
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            gender?: "male" | "female" | "diverse";
            /** @description Company of the seller. */
            companyName?: string;
            /** @description Street. */
            street: string;
            /** @description House number. */
            houseNumber?: string;
            /** @description Addition to the address. */
            addition?: string;
            /** @description Postcode. */
            postcode?: string;
            /** @description City. */
            city: string;
            /** @description Phone number. */
            phone?: string;
            /** @description Country. */
            country: string;
            /** @description State or province. */
            state?: string;
        };
        /**
         * OrderBuyer
         * @description Who bought.
         */
        OrderBuyer: {
            /**
             * Format: email
             * @description Mail address.
             */
            email?: string;
            /** @description VAT id of the buyer. */
            vatId?: string;
        };
        /**
         * Order
         * @description An order of a buyer on the channel.
         */
        Order: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Status of the order. */
            orderStatus: components["schemas"]["ChannelOrderStatus"];
            orderAcceptUntil?: components["schemas"]["Timestamp"];
            /** @description Payment method. */
            paymentMethod?: string;
            /** @description Reference of the payment. */
            paymentReference?: string;
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            purchasedAt: components["schemas"]["Timestamp"];
            lastChangedAt: components["schemas"]["Timestamp"];
            /** @description Currency, three letters (ISO 4217). */
            currency: string;
            /** @description Items concerned. */
            orderItem: OrderItem[];
            billingAddress?: Address;
            shippingAddress?: Address;
            /** @description A note for people. */
            note?: string;
            buyer?: OrderBuyer;
            /** @description Whether an old device is picked up. */
            weeePickup?: boolean;
            /** @description Language of the buyer. */
            language?: string;
            /**
             * @description Which side makes the invoice document.
             * @default not-set
             * @enum {string}
             */
            invoiceDocumentTransfer?: "not-set" | "from-seller" | "from-channel";
            /** @description More about the order. */
            additionalOrderData?: AdditionalOrderDataGroup[];
            /** @description Whether the channel fulfils the order. */
            fbc?: boolean;
            /** @description Whether the buyer is a business. */
            b2b?: boolean;
            /** @description Name of the sales channel within the marketplace. */
            salesChannelName?: string;
        };
        /**
         * OrderList
         * @description Orders of a channel.
         */
        OrderList: {
            /** @description The orders. */
            orderList: Order[];
        };
        /**
         * PartialSuccess
         * @description What was not stored. Nothing in it means that everything was.
         */
        PartialSuccess: {
            /** @description One entry for each order that was not stored, its id in `hint`; CHN401 says that there are some. */
            errorList?: ChannelErrorEntry[];
        };
        /**
         * OrderStatusItem
         * @description The status of an item of an order.
         */
        OrderStatusItem: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            itemStatus: components["schemas"]["OrderItemStatus"];
            paymentStatus: components["schemas"]["OrderItemPaymentStatus"];
            shipFromCountry?: components["schemas"]["Country3"];
        };
        /**
         * OrderStatus
         * @description The status of an order.
         */
        OrderStatus: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Status of the order. */
            orderStatus: components["schemas"]["ChannelOrderStatus"];
            /** @description Items of the order. */
            orderItems?: OrderStatusItem[];
        };
        /**
         * OrderStatusList
         * @description Orders whose status changed.
         */
        OrderStatusList: {
            /** @description The orders. */
            orderList: OrderStatus[];
        };
        /**
         * OrderAddressUpdate
         * @description The address of an order; possible while it is CREATED or UNACKED.
         */
        OrderAddressUpdate: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            billingAddress?: Address;
            shippingAddress?: Address;
            buyer?: OrderBuyer;
        };
        /**
         * OrderAddressUpdateList
         * @description Orders whose address changed.
         */
        OrderAddressUpdateList: {
            /** @description The orders. */
            orderList: OrderAddressUpdate[];
        };
        /**
         * OrderCancellationItem
         * @description An item to cancel.
         */
        OrderCancellationItem: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /**
             * @description How many.
             * @default 1.0
             */
            quantity?: components["schemas"]["DecimalText"];
        };
        /**
         * CancelReason
         * @description Why something is cancelled.
         * @enum {string}
         */
        CancelReason: "BUYER_CANCELLED" | "UNDELIVERABLE_TO_SHIPPING_ADDRESS" | "UNDELIVERABLE_BY_CARRIER" | "OUT_OF_STOCK" | "DELAYED_INVENTORY" | "PRICING_ERROR" | "OTHER" | (string & {});
        /**
         * OrderCancellationRequest
         * @description The channel asks for a cancellation.
         */
        OrderCancellationRequest: {
            /**
             * Format: uuid
             * @description Id of the cancellation request.
             */
            orderCancellationRequestId: string;
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: OrderCancellationItem[];
            cancelReason?: components["schemas"]["CancelReason"];
            /** @description What happened, for a person to read. */
            message?: string;
        };
        /**
         * CancellationAccept
         * @description The channel accepts a cancellation.
         */
        CancellationAccept: {
            sellerId: components["schemas"]["SellerId"];
            /**
             * Format: uuid
             * @description Id of the cancellation request.
             */
            orderCancellationRequestId: string;
        };
        /**
         * CancellationDenied
         * @description The channel denies a cancellation.
         */
        CancellationDenied: {
            sellerId: components["schemas"]["SellerId"];
            /**
             * Format: uuid
             * @description Id of the cancellation request.
             */
            orderCancellationRequestId: string;
            /** @description Why. */
            reason: string;
        };
        /**
         * ReturnReason
         * @description Why goods come back.
         * @enum {string}
         */
        ReturnReason: "NO_REASON" | "DEFECT" | "WRONG_ITEM" | "WRONG_SIZE" | "TOO_LATE" | "BAD_QUALITY" | (string & {});
        /**
         * ReturnAnnouncementItem
         * @description An item that will come back.
         */
        ReturnAnnouncementItem: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            returnReason: components["schemas"]["ReturnReason"];
            /** @description A note for people. */
            note?: string;
        };
        /**
         * AnnouncedReturnTracking
         * @description The parcel that comes back.
         */
        AnnouncedReturnTracking: {
            /** @description Carrier that ships the parcel. */
            carrier: string;
            /** @description Tracking number of the parcel. */
            trackingNumber: string;
        };
        /**
         * ReturnAnnouncement
         * @description A buyer will send goods back.
         */
        ReturnAnnouncement: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem?: ReturnAnnouncementItem[];
            /** @description Id of the return, given by the channel. */
            channelReturnId: string;
            returnTracking?: AnnouncedReturnTracking;
        };
        /**
         * ReturnProcessingError
         * @description Why a return was not processed.
         */
        ReturnProcessingError: {
            /** @description A word for the kind of problem. */
            code?: string;
            /** @description What happened, for a person to read. */
            message: string;
        };
        /**
         * ReturnProcessingResult
         * @description What the channel made of a return.
         */
        ReturnProcessingResult: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the return, given by the seller. */
            sellerReturnId: string;
            /** @description Whether it was accepted. */
            isAccepted: boolean;
            /** @description Why it was not accepted. */
            processingErrorList?: ReturnProcessingError[];
        };
        /**
         * RefundProcessingError
         * @description Why a refund was not processed.
         */
        RefundProcessingError: {
            /** @description A word for the kind of problem. */
            code?: string;
            /** @description What happened, for a person to read. */
            message: string;
        };
        /**
         * RefundProcessingResult
         * @description What the channel made of a refund.
         */
        RefundProcessingResult: {
            /** @description Id of the refund. */
            refundId: string;
            sellerId: components["schemas"]["SellerId"];
            /** @description Whether it was accepted. */
            isAccepted: boolean;
            /** @description Why it was not accepted. */
            processingErrorList?: RefundProcessingError[];
        };
        /**
         * InvoiceDocumentType
         * @description Kind of document.
         * @enum {string}
         */
        InvoiceDocumentType: "INVOICE" | "CREDITNOTE" | (string & {});
        /**
         * InvoiceDiscount
         * @description A discount on a line.
         */
        InvoiceDiscount: {
            /** @description Name. */
            name?: string;
            /** @description Id of the discount. */
            discountId?: string;
            /**
             * @description Gross price of the discount.
             * @default 0
             */
            totalGrossPrice: number;
            /**
             * @description Net price of the discount.
             * @default 0
             */
            totalNetPrice: number;
            /**
             * @description VAT amount of the discount.
             * @default 0
             */
            totalVatAmount: number;
            /**
             * @description VAT rate, in percent.
             * @default 0
             */
            vatRate?: number;
        };
        /**
         * InvoiceTransactionItem
         * @description A line of an invoice.
         */
        InvoiceTransactionItem: {
            /** @description Id of the order item. Some senders write a number (observed). */
            orderItemId: string;
            /**
             * @description Kind of order item.
             * @enum {string}
             */
            orderItemType: "ITEM" | "SHIPPING" | "PAYMENT";
            /** @description Stock keeping unit of the seller. */
            sku?: string;
            /** @description Title shown to buyers. */
            title?: string;
            /**
             * @description How many.
             * @default 1
             */
            quantity?: number;
            /** @description Gross price of the line, discounts included. */
            totalGrossPriceWithDiscounts: number;
            /** @description Net price of the line, discounts included. */
            totalNetPriceWithDiscounts: number;
            /** @description VAT amount of the line, discounts included. */
            totalVatAmountWithDiscounts: number;
            /** @description VAT rate, in percent. */
            vatRate: number;
            /** @description Discounts on the line. */
            discounts?: InvoiceDiscount[];
        };
        /**
         * InvoiceOrder
         * @description An order on an invoice.
         */
        InvoiceOrder: {
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            purchasedAt: components["schemas"]["Timestamp"];
            shippingAddress?: Address;
            /** @description Items of the invoice. */
            transactionItemList?: InvoiceTransactionItem[];
        };
        /**
         * InvoiceMetaData
         * @description What an invoice says.
         */
        InvoiceMetaData: {
            /** @description Kind. */
            type: components["schemas"]["InvoiceDocumentType"];
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Number of the invoice or credit note. */
            invoiceNumber: string;
            /** @description Number of the invoice that is corrected. */
            originalInvoiceNumber?: string;
            transactionDate: components["schemas"]["Timestamp"];
            taxCalculationDate: components["schemas"]["Timestamp"];
            /** @description Details of the transaction. */
            transactionDetails?: string;
            shipmentDate?: components["schemas"]["Timestamp"];
            /**
             * @description Which address decides the tax.
             * @enum {string}
             */
            taxAddressRole?: "shipFrom" | "shipTo";
            /** @description Whether the goods leave the EU. */
            exportOutsideEu?: boolean;
            /** @description Currency, three letters (ISO 4217). */
            currency: string;
            billingAddress: Address;
            /** @description VAT id of the seller. */
            sellerVatNumber?: string;
            /** @description VAT id of the buyer. */
            buyerVatNumber?: string;
            /** @description The orders. */
            orderList?: InvoiceOrder[];
        };
        /**
         * InvoiceUpload
         * @description An invoice and what it says.
         */
        InvoiceUpload: {
            /** @description What the document says. */
            invoice: InvoiceMetaData;
            /**
             * Format: binary
             * @description The document, a PDF of at most 16 MB.
             */
            document: Blob;
        };
        /**
         * QuantityPrice
         * @description What one piece costs from a quantity on.
         */
        QuantityPrice: {
            amount: components["schemas"]["DecimalText"];
            /** @description Currency, three letters (ISO 4217). */
            currency: string;
            /**
             * @description How many.
             * @default 1.0
             */
            quantity?: components["schemas"]["DecimalText"];
        };
        /**
         * PriceContainer
         * @description One price list of an offer.
         */
        PriceContainer: {
            /** @description Id. */
            id: string;
            /** @description Prices by quantity. */
            quantityPriceList: QuantityPrice[];
        };
        /**
         * ChannelAttribute
         * @description The value of one attribute of the channel.
         */
        ChannelAttribute: {
            /** @description Id of the attribute. */
            attributeId: string;
            /** @description The value. */
            value: string;
            /** @description Ties together the values of one repetition of a repeatable sub-section (documented). */
            group?: string;
        };
        /**
         * SellerInventoryItem
         * @description An offer in a report of the inventory.
         */
        SellerInventoryItem: {
            offerId?: components["schemas"]["OfferId"];
            /** @description What some clients call `offerId` (observed). */
            sellerOfferId?: components["schemas"]["OfferId"];
            /** @description When the offer was made; some clients send it (observed). */
            createdAt?: components["schemas"]["Timestamp"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            sku?: components["schemas"]["Sku"];
            /** @description European article number. */
            ean?: string;
            /** @description How many. */
            quantity?: components["schemas"]["DecimalText"];
            /** @description Prices, one entry for each price list. */
            priceList?: PriceContainer[];
            /** @description Title shown to buyers. */
            title?: string;
            /** @description Category of the channel; present in one form of the event, absent in another. */
            channelCategoryId?: string;
            /** @description Values of attributes of the channel. */
            channelAttributeList?: ChannelAttribute[];
        };
        /**
         * ChannelNotificationSeverity
         * @description How bad it is.
         * @enum {string}
         */
        ChannelNotificationSeverity: "INFO" | "WARNING" | "ERROR";
        /**
         * ChannelNotificationReferenceType
         * @description Kind of thing a notification is about.
         * @enum {string}
         */
        ChannelNotificationReferenceType: "OFFER" | "CHANNELOFFER" | "ORDERITEMID";
        /**
         * ChannelNotificationReference
         * @description What a notification is about.
         */
        ChannelNotificationReference: {
            /** @description Kind. */
            type: components["schemas"]["ChannelNotificationReferenceType"];
            /** @description Id. */
            id: string;
        };
        /**
         * Notification
         * @description The channel tells a seller something.
         */
        Notification: {
            sellerId: components["schemas"]["SellerId"];
            /** @description How bad it is. */
            severity: components["schemas"]["ChannelNotificationSeverity"];
            /** @description What happened, for a person to read. */
            message: string;
            reference?: ChannelNotificationReference;
        };
        /**
         * Topic
         * @description What a ticket is about.
         * @enum {string}
         */
        Topic: "QUESTION" | "FEEDBACK" | "DELIVERY" | "RETURN" | "REFUND" | "INCIDENT";
        /**
         * TicketReference
         * @description What a ticket is about.
         */
        TicketReference: {
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "OFFER" | "CHANNELOFFER" | "ORDERID" | "ORDERITEMID";
            /** @description Id. */
            id: string;
        };
        /**
         * TicketFrom
         * @description Who wrote a ticket.
         */
        TicketFrom: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "BUYER" | "SELLER" | "CHANNEL" | (string & {});
            /** @description Name. */
            name?: string;
        };
        /**
         * TicketAttachment
         * @description A file attached to a ticket.
         */
        TicketAttachment: {
            /** @description Name of the file. */
            filename: string;
            /** @description Media type of the file. */
            contentType: string;
        };
        /**
         * Ticket
         * @description A question of a buyer, for a seller.
         */
        Ticket: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the ticket. */
            ticketId: string;
            topic: components["schemas"]["Topic"];
            reference?: TicketReference;
            /**
             * @description Whether an answer is expected.
             * @default true
             */
            replyRequested?: boolean;
            createdAt: components["schemas"]["Timestamp"];
            from: TicketFrom;
            /** @description Subject of the ticket. */
            subject: string;
            /** @description What happened, for a person to read. */
            message: string;
            /** @description Files attached. */
            attachment?: TicketAttachment[];
        };
        /**
         * AttachmentData
         * @description Which file is attached to which ticket.
         */
        AttachmentData: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the ticket. */
            ticketId: string;
            /** @description Name of the file. */
            filename: string;
        };
        /**
         * AttachmentUpload
         * @description A file of a ticket and where it belongs.
         */
        AttachmentUpload: {
            attachmentData: AttachmentData;
            /**
             * Format: binary
             * @description The file, at most 16 MB: text, PDF, Word, Excel or an image.
             */
            attachment: Blob;
        };
        /**
         * SignUpAddress
         * @description Where a seller signs up to a channel.
         */
        SignUpAddress: {
            /** @description Page of the channel, with the session. */
            signUpUrl?: string;
            /**
             * Format: int64
             * @description When the session ends, in seconds since the epoch.
             */
            expiresAt?: number;
        };
        /**
         * UpdateAddress
         * @description Where a seller updates the link to a channel.
         */
        UpdateAddress: {
            /** @description Page of the channel, with the session. */
            updateUrl?: string;
            sellerId?: components["schemas"]["SellerId"];
            /**
             * Format: int64
             * @description When the session ends, in seconds since the epoch.
             */
            expiresAt?: number;
        };
        /**
         * EventEnvelope
         * @description What every event has.
         */
        EventEnvelope: {
            /** @description Unique event identifier, used to acknowledge. Some senders write a number (observed). */
            id: string;
            /** @description Event type. New types may be added. */
            type: string;
            /** @description Creation time, an ISO 8601 timestamp; on the wire not always strict RFC 3339. */
            createdAt: string;
            /** @description Payload, varies by type. An empty one may come as an empty array (observed). */
            event: unknown;
            /** @description Version of the seller's ERP client, for example `1.11.0.6`. The documented pattern forbids these dots; no event is refused because of its version. */
            clientVersion?: string;
        };
        /**
         * SellerEventList
         * @description A page of events for sellers. Types that were seen are Channel:ChannelDataChanged, Channel:Order.Return and Channel:Order.RefundProcessingResult; described are new orders, changes of their status and address, and changes of listing progress.
         */
        SellerEventList: {
            /** @description First in, first out. */
            eventList: EventEnvelope[];
        };
        /**
         * EventIdList
         * @description The ids of processed events.
         */
        EventIdList: {
            eventIdList: string[];
        };
        /**
         * SalesChannelOffer
         * @description How a channel offers a product.
         */
        SalesChannelOffer: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            /** @description Prices, one entry for each price list. */
            priceList?: PriceContainer[];
        };
        /**
         * SellerProduct
         * @description A product of a seller.
         */
        SellerProduct: {
            sku?: components["schemas"]["Sku"];
            /** @description Title shown to buyers. */
            title?: string;
        };
        /**
         * SellerOffer
         * @description A product and how each channel offers it.
         */
        SellerOffer: {
            /** @description One entry for each channel. */
            salesChannelOfferList: SalesChannelOffer[];
            product?: SellerProduct;
        };
        /**
         * SellerOfferList
         * @description Offers of a seller. The documented part of the shape; further fields are accepted.
         */
        SellerOfferList: {
            /** @description The offers. */
            offerList: SellerOffer[];
        };
        /**
         * SellerOfferEnd
         * @description One entry of SellerOfferEndList.
         */
        SellerOfferEnd: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
        };
        /**
         * SellerOfferEndList
         * @description Offers to end.
         */
        SellerOfferEndList: {
            /** @description One entry for each. */
            offerList: SellerOfferEnd[];
        };
        /**
         * SellerOfferPrice
         * @description One entry of SellerOfferPriceList.
         */
        SellerOfferPrice: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            /** @description Prices, one entry for each price list. */
            priceList?: PriceContainer[];
        };
        /**
         * SellerOfferPriceList
         * @description Offers with new prices.
         */
        SellerOfferPriceList: {
            /** @description One entry for each. */
            offerList: SellerOfferPrice[];
        };
        /**
         * SellerOfferStock
         * @description One entry of SellerOfferStockList.
         */
        SellerOfferStock: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            quantity?: components["schemas"]["DecimalText"];
        };
        /**
         * SellerOfferStockList
         * @description Offers with new stocks.
         */
        SellerOfferStockList: {
            /** @description One entry for each. */
            offerList: SellerOfferStock[];
        };
        /**
         * SellerOrderAccept
         * @description One entry of SellerOrderAcceptList.
         */
        SellerOrderAccept: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            orderId: components["schemas"]["OrderId"];
            /** @description Whether the seller accepts the order. */
            orderAccepted?: boolean;
            reason?: components["schemas"]["CancelReason"];
        };
        /**
         * SellerOrderAcceptList
         * @description Orders that the seller accepts or refuses.
         */
        SellerOrderAcceptList: {
            /** @description One entry for each. */
            orderList: SellerOrderAccept[];
        };
        /**
         * SellerOrderPayment
         * @description One entry of SellerOrderPaymentList.
         */
        SellerOrderPayment: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            orderId: components["schemas"]["OrderId"];
            /** @description Whether everything has been paid. */
            paymentComplete?: boolean;
            paidAt?: components["schemas"]["Timestamp"];
        };
        /**
         * SellerOrderPaymentList
         * @description Orders that are paid.
         */
        SellerOrderPaymentList: {
            /** @description One entry for each. */
            orderList: SellerOrderPayment[];
        };
        /**
         * ShippingReturnTracking
         * @description The label for sending a parcel back.
         */
        ShippingReturnTracking: {
            /** @description Carrier that ships the parcel. */
            carrier: string;
            /** @description Tracking number of the parcel. */
            trackingNumber: string;
            /** @description Web page that tracks the parcel. */
            trackingUrl?: string;
        };
        /**
         * ShippingItemRef
         * @description How many of an item are in a parcel.
         */
        ShippingItemRef: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: number;
        };
        /**
         * ShippedFrom
         * @description Where a parcel was shipped.
         */
        ShippedFrom: {
            /** @description City. */
            city: string;
            /** @description Country. */
            country: string;
            /** @description Postcode. */
            postcode: string;
        };
        /**
         * ShippingPosition
         * @description A parcel.
         */
        ShippingPosition: {
            /** @description Carrier that ships the parcel. */
            carrier: string;
            /** @description Tracking number of the parcel. */
            trackingNumber?: string;
            returnTracking?: ShippingReturnTracking;
            shippedAt?: components["schemas"]["Timestamp"];
            /** @description Items in the parcel. */
            orderItemIdList?: ShippingItemRef[];
            shippedFrom?: ShippedFrom;
            /** @description Web page that tracks the parcel. */
            trackingUrl?: string;
        };
        /**
         * SellerOrderShipping
         * @description One entry of SellerOrderShippingList.
         */
        SellerOrderShipping: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            orderId: components["schemas"]["OrderId"];
            /** @description Whether everything has been shipped. */
            shippingComplete?: boolean;
            /** @description Parcels. */
            shippingItems?: ShippingPosition[];
        };
        /**
         * SellerOrderShippingList
         * @description Orders that are shipped.
         */
        SellerOrderShippingList: {
            /** @description One entry for each. */
            orderList: SellerOrderShipping[];
        };
        /**
         * RefundReason
         * @description Why something is refunded.
         * @enum {string}
         */
        RefundReason: "NO_REASON" | "DEFECT" | "WRONG_ITEM" | "WRONG_SIZE" | "TOO_LATE" | "BAD_QUALITY" | "OTHER" | (string & {});
        /**
         * RefundOrderItem
         * @description An item to refund.
         */
        RefundOrderItem: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            /** @description Why. */
            reason: components["schemas"]["RefundReason"];
            refund: components["schemas"]["DecimalText"];
            /** @description Currency of the refund, three letters. */
            refundCurrency: string;
        };
        /**
         * OrderRefund
         * @description The seller refunds items.
         */
        OrderRefund: {
            /** @description Id of the refund. */
            refundId: string;
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: RefundOrderItem[];
        };
        /**
         * SellerOrderRefund
         * @description Items that the seller refunds. The payload of the event, and the channel.
         */
        SellerOrderRefund: OrderRefund & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * Condition
         * @description Condition of goods that came back.
         * @enum {string}
         */
        Condition: "ORIGINAL_PACKAGING" | "MINT_CONDITION" | "SLIGHTLY_USED" | "HEAVILY_USED" | "DAMAGED" | "INCOMPLETE_DELIVERY" | "FRAUD" | (string & {});
        /**
         * ReturnReceivedOrderItem
         * @description An item that came back.
         */
        ReturnReceivedOrderItem: {
            /** @description Id of the order item. */
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            returnReason: components["schemas"]["ReturnReason"];
            /** @description A note for people. */
            note?: string;
            /** @description Condition of the goods. */
            condition: components["schemas"]["Condition"];
            /** @description Whether the seller accepts the return. */
            acceptReturn: boolean;
            /**
             * @description Whether the goods have to be sent back.
             * @default true
             */
            requireReturnShipping: boolean;
        };
        /**
         * OrderReturnReceived
         * @description The seller received goods back.
         */
        OrderReturnReceived: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Id of the return, given by the seller. */
            sellerReturnId: string;
            /** @description Id of the return, given by the channel. */
            channelReturnId?: string;
            /** @description Items concerned. */
            orderItem: ReturnReceivedOrderItem[];
        };
        /**
         * SellerOrderReturn
         * @description Items that came back to the seller. The payload of the event, and the channel.
         */
        SellerOrderReturn: OrderReturnReceived & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * SellerInvoiceUpload
         * @description An invoice of a seller and what it says.
         */
        SellerInvoiceUpload: {
            /** @description What the invoice says, and the channel. */
            invoice: InvoiceMetaData & {
                channel: components["schemas"]["ChannelId"];
            };
            /**
             * Format: binary
             * @description The document, a PDF of at most 16 MB.
             */
            document: Blob;
        };
        /**
         * DocumentReference
         * @description Where an uploaded document is found. Only the text mentions it.
         */
        DocumentReference: {
            /** @description Id of the document. */
            documentId?: string;
        };
        /**
         * ReportType
         * @description Kind of report.
         * @enum {string}
         */
        ReportType: "SELLER_INVENTORY" | (string & {});
        /**
         * ReportRequestOptions
         * @description Options of a report.
         */
        ReportRequestOptions: {
            /** @description Whether results come as channel events; spelled with a capital R on the wire. */
            ResultsAsChannelEvent?: boolean;
        };
        /**
         * SellerReportRequest
         * @description Which report a seller wants.
         */
        SellerReportRequest: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            reportType: components["schemas"]["ReportType"];
            options?: ReportRequestOptions;
            /**
             * Format: date
             * @description First day.
             */
            startDate?: string;
            /**
             * Format: date
             * @description Last day.
             */
            endDate?: string;
        };
        /**
         * SellerReportAnswer
         * @description The report that was asked for.
         */
        SellerReportAnswer: {
            /** @description Id of the report. */
            reportId?: string;
            created?: components["schemas"]["Timestamp"];
            /** @description How long data is accepted, in seconds; 172 500 in the example. */
            expiresIn?: number;
        };
        /**
         * TicketReply
         * @description The seller answers a ticket.
         */
        TicketReply: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the ticket. */
            ticketId: string;
            /**
             * @description Whether an answer is expected.
             * @default true
             */
            replyRequested?: boolean;
            createdAt: components["schemas"]["Timestamp"];
            from: TicketFrom;
            /** @description What happened, for a person to read. */
            message: string;
            /** @description Files attached. */
            attachment?: TicketAttachment[];
        };
        /**
         * SellerTicketReply
         * @description What the seller answers. The payload of the event, and the channel.
         */
        SellerTicketReply: TicketReply & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * SystemTest
         * @description A test event.
         */
        SystemTest: {
            channel?: components["schemas"]["ChannelId"];
            sellerId?: components["schemas"]["SellerId"];
        };
        /**
         * SystemNotification
         * @description The platform tells the channel something.
         */
        SystemNotification: {
            channel: components["schemas"]["ChannelId"];
            sellerId: components["schemas"]["SellerId"];
            /** @description What happened, for a person to read. */
            message: string;
            /**
             * @description How bad it is.
             * @enum {string}
             */
            severity: "INFO" | "WARNING" | "ERROR" | (string & {});
        };
        /**
         * OrderConfirmed
         * @description The seller accepted or refused an order.
         */
        OrderConfirmed: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: string;
            /** @description Whether the seller accepted the order. */
            orderAccepted?: boolean;
            /** @description Why. */
            reason?: components["schemas"]["CancelReason"];
        };
        /**
         * OrderShipping
         * @description The seller shipped parts of an order.
         */
        OrderShipping: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Whether everything has been shipped. */
            shippingComplete: boolean;
            /** @description Parcels. */
            shippingItems: ShippingPosition[];
        };
        /**
         * OrderPayment
         * @description An order was paid.
         */
        OrderPayment: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Whether everything has been paid. */
            paymentComplete: boolean;
            paidAt: components["schemas"]["Timestamp"];
        };
        /**
         * OrderCancellationRequested
         * @description The seller asks for a cancellation.
         */
        OrderCancellationRequested: {
            /** @description Id of the cancellation request; now and then no UUID (observed). */
            orderCancellationRequestId: string;
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: OrderCancellationItem[];
            cancelReason?: components["schemas"]["CancelReason"];
            /** @description What happened, for a person to read. */
            message?: string;
        };
        /**
         * OrderCancellationAccepted
         * @description The seller accepted a cancellation.
         */
        OrderCancellationAccepted: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the cancellation request; a UUID where the channel asked, and now and then none (observed). */
            orderCancellationRequestId: string;
        };
        /**
         * OrderCancellationDenied
         * @description The seller denied a cancellation.
         */
        OrderCancellationDenied: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the cancellation request; a UUID where the channel asked, and now and then none (observed). */
            orderCancellationRequestId: string;
            /** @description Why. */
            reason: string;
        };
        /**
         * OrderInvoice
         * @description The seller made an invoice or a credit note.
         */
        OrderInvoice: {
            /** @description Kind. */
            type: components["schemas"]["InvoiceDocumentType"];
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the order. */
            orderId: components["schemas"]["OrderId"];
            /** @description Number of the invoice or credit note. */
            invoiceNumber: string;
            /** @description Id of the document. */
            documentId: string;
            documentExpiresAt?: components["schemas"]["Timestamp"];
        };
        /**
         * Variation
         * @description A variation of an offer.
         */
        Variation: {
            offerId: components["schemas"]["OfferId"];
            sku: components["schemas"]["Sku"];
            /** @description Global trade item number. */
            gtin?: string;
            /** @description What tells this variation from the others. */
            variationDimensionList: ChannelAttribute[];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            /** @description Prices, one entry for each price list. */
            priceList: PriceContainer[];
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description Addresses of further pictures. */
            pictureList?: string[];
            /** @description Title shown to buyers. */
            title?: string;
            /** @description Second title shown to buyers. */
            subTitle?: string;
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Values of attributes of the channel. */
            channelAttributeList?: ChannelAttribute[];
        };
        /**
         * Price
         * @description An amount of money.
         */
        Price: {
            amount: components["schemas"]["DecimalText"];
            /** @description Currency, three letters (ISO 4217). */
            currency: string;
        };
        /**
         * ProductAttribute
         * @description An attribute of a product, as the seller names it.
         */
        ProductAttribute: {
            /** @description Name. */
            name: string;
            /** @description The value. */
            value: string;
        };
        /**
         * OfferNew
         * @description A whole offer, as the seller wants it listed.
         */
        OfferNew: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            parentOfferId?: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            /** @description Category of the channel; present in one form of the event, absent in another. */
            channelCategoryId?: string;
            /** @description How many. */
            quantity?: components["schemas"]["DecimalText"];
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description Prices, one entry for each price list. */
            priceList: PriceContainer[];
            /** @description Title shown to buyers. */
            title?: string;
            /** @description Second title shown to buyers. */
            subTitle?: string;
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Address of the main picture; good for 7 days after the event (documented), so copy it. */
            mainPicture?: string;
            /** @description Addresses of further pictures, good for 7 days too. */
            pictureList?: string[];
            /** @description Values of attributes of the channel. */
            channelAttributeList?: ChannelAttribute[];
            /** @description Variations of the offer. */
            variationList?: Variation[];
            sku: components["schemas"]["Sku"];
            /** @description Global trade item number. */
            gtin?: string;
            /** @description Manufacturer part number. */
            mpn?: string;
            /** @description International standard book number. */
            isbn?: string;
            /** @description Brand. */
            brand?: string;
            srp?: Price;
            /** @description Attributes of the product, as the seller names them. */
            productAttributeList?: ProductAttribute[];
        };
        /**
         * OfferEnd
         * @description The seller ends an offer.
         */
        OfferEnd: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
        };
        /**
         * OfferStockUpdate
         * @description The stock of an offer changed.
         */
        OfferStockUpdate: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
        };
        /**
         * OfferPriceUpdate
         * @description The prices of an offer changed.
         */
        OfferPriceUpdate: {
            sellerId: components["schemas"]["SellerId"];
            offerId: components["schemas"]["OfferId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            /** @description Prices, one entry for each price list. */
            priceList: PriceContainer[];
        };
        /**
         * ReportRequest
         * @description The seller asks for a report.
         */
        ReportRequest: {
            sellerId: components["schemas"]["SellerId"];
            reportType: components["schemas"]["ReportType"];
            options?: ReportRequestOptions;
            /**
             * Format: date
             * @description First day.
             */
            startDate?: string;
            /**
             * Format: date
             * @description Last day.
             */
            endDate?: string;
            /** @description Id of the report. */
            reportId: string;
        };
        /**
         * ChannelUnlinked
         * @description A seller left the channel.
         */
        ChannelUnlinked: {
            sellerId: components["schemas"]["SellerId"];
            /** @description Why. */
            reason: string;
            unlinkedAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the seller is gone for good, as after an unlink by the channel. One who is not stays known under its id, and its update session links it again (documented).
             * @default false
             */
            permanentlyRemoved?: boolean;
        };
        /**
         * SellerAttributesUpdateRequest
         * @description Whose attributes are asked for.
         */
        SellerAttributesUpdateRequest: {
            sellerId?: components["schemas"]["SellerId"];
            channel?: components["schemas"]["ChannelId"];
        };
        /**
         * EventList
         * @description A page of events, in creation order.
         */
        EventList: {
            eventList: EventEnvelope[];
        };
    };
    responses: {
        /** @description Any other failure. What 403, 409, 412, 422 and 5xx mean is documented for the whole platform, without bodies of this interface. */
        otherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorList;
            };
        };
        /** @description The request does not fit its description. */
        badRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorList;
            };
        };
        /** @description The access token is expired or invalid. */
        unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorList;
            };
        };
        /** @description The client is too old (assumed). Another try is of no use. */
        upgradeRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorList;
            };
        };
        /** @description The rate quota is exceeded, in particular by excessive `POST /v1/auth` calls. Every answer carries `X-RateLimit-Limit`, `X-RateLimit-Interval-Length-Seconds` and `X-RateLimit-Remaining`, and none a `Retry-After` or the time when the quota is fresh (documented): wait until the interval is over. */
        tooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorList;
            };
        };
        /** @description There is no such thing. */
        notFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorList;
            };
        };
    };
    parameters: {
        /**
         * @description Language of error messages: `de` or `en`. Default `de`.
         * @example en
         */
        acceptLanguage: string;
        /** @description Says that the body is compressed. */
        contentEncoding: "gzip";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
type RefreshTokenGrantShape = components['schemas']['RefreshTokenGrant'];
export interface RefreshTokenGrant extends RefreshTokenGrantShape {}
type ChannelErrorEntryShape = components['schemas']['ChannelErrorEntry'];
export interface ChannelErrorEntry extends ChannelErrorEntryShape {}
type ErrorListShape = components['schemas']['ErrorList'];
export interface ErrorList extends ErrorListShape {}
type AccessTokenShape = components['schemas']['AccessToken'];
export interface AccessToken extends AccessTokenShape {}
type ChannelFeatureListShape = components['schemas']['ChannelFeatureList'];
export interface ChannelFeatureList extends ChannelFeatureListShape {}
type MinimumClientsVersionRequiredShape = components['schemas']['MinimumClientsVersionRequired'];
export interface MinimumClientsVersionRequired extends MinimumClientsVersionRequiredShape {}
export type ChannelId = components['schemas']['ChannelId'];
type SalesChannelShape = components['schemas']['SalesChannel'];
export interface SalesChannel extends SalesChannelShape {}
type ChannelStatusShape = components['schemas']['ChannelStatus'];
export interface ChannelStatus extends ChannelStatusShape {}
type ChannelSelfUpdateShape = components['schemas']['ChannelSelfUpdate'];
export interface ChannelSelfUpdate extends ChannelSelfUpdateShape {}
export type SellerId = components['schemas']['SellerId'];
export type Timestamp = components['schemas']['Timestamp'];
type ChannelSellerShape = components['schemas']['ChannelSeller'];
export interface ChannelSeller extends ChannelSellerShape {}
type ChannelSellerListShape = components['schemas']['ChannelSellerList'];
export interface ChannelSellerList extends ChannelSellerListShape {}
type CreateSellerShape = components['schemas']['CreateSeller'];
export interface CreateSeller extends CreateSellerShape {}
type UpdateSellerShape = components['schemas']['UpdateSeller'];
export interface UpdateSeller extends UpdateSellerShape {}
type UpdateSessionShape = components['schemas']['UpdateSession'];
export interface UpdateSession extends UpdateSessionShape {}
type SignupSessionShape = components['schemas']['SignupSession'];
export interface SignupSession extends SignupSessionShape {}
type UpsertMarketplaceSellerShape = components['schemas']['UpsertMarketplaceSeller'];
export interface UpsertMarketplaceSeller extends UpsertMarketplaceSellerShape {}
type CategoryShape = components['schemas']['Category'];
export interface Category extends CategoryShape {}
type ChannelCategoryTreeShape = components['schemas']['ChannelCategoryTree'];
export interface ChannelCategoryTree extends ChannelCategoryTreeShape {}
type CategoryTreeVersionShape = components['schemas']['CategoryTreeVersion'];
export interface CategoryTreeVersion extends CategoryTreeVersionShape {}
type AllowedValueShape = components['schemas']['AllowedValue'];
export interface AllowedValue extends AllowedValueShape {}
type AttributeConditionShape = components['schemas']['AttributeCondition'];
export interface AttributeCondition extends AttributeConditionShape {}
type AttributeShape = components['schemas']['Attribute'];
export interface Attribute extends AttributeShape {}
type AttributeListShape = components['schemas']['AttributeList'];
export interface AttributeList extends AttributeListShape {}
export type CategoryId = components['schemas']['CategoryId'];
export type AttributeId = components['schemas']['AttributeId'];
type PriceTypeShape = components['schemas']['PriceType'];
export interface PriceType extends PriceTypeShape {}
type SupportedPaymentMethodShape = components['schemas']['SupportedPaymentMethod'];
export interface SupportedPaymentMethod extends SupportedPaymentMethodShape {}
type PaymentRulesShape = components['schemas']['PaymentRules'];
export interface PaymentRules extends PaymentRulesShape {}
type SupportedCarrierShape = components['schemas']['SupportedCarrier'];
export interface SupportedCarrier extends SupportedCarrierShape {}
type ShippingRulesShape = components['schemas']['ShippingRules'];
export interface ShippingRules extends ShippingRulesShape {}
export type OfferId = components['schemas']['OfferId'];
type OfferListingInProgressShape = components['schemas']['OfferListingInProgress'];
export interface OfferListingInProgress extends OfferListingInProgressShape {}
type OfferListingInProgressListShape = components['schemas']['OfferListingInProgressList'];
export interface OfferListingInProgressList extends OfferListingInProgressListShape {}
export type ChannelOfferId = components['schemas']['ChannelOfferId'];
type OfferListingSuccessfulShape = components['schemas']['OfferListingSuccessful'];
export interface OfferListingSuccessful extends OfferListingSuccessfulShape {}
type OfferListingSuccessfulListShape = components['schemas']['OfferListingSuccessfulList'];
export interface OfferListingSuccessfulList extends OfferListingSuccessfulListShape {}
type OfferListingFailedErrorShape = components['schemas']['OfferListingFailedError'];
export interface OfferListingFailedError extends OfferListingFailedErrorShape {}
type OfferListingFailedShape = components['schemas']['OfferListingFailed'];
export interface OfferListingFailed extends OfferListingFailedShape {}
type OfferListingFailedListShape = components['schemas']['OfferListingFailedList'];
export interface OfferListingFailedList extends OfferListingFailedListShape {}
type StockShape = components['schemas']['Stock'];
export interface Stock extends StockShape {}
type StockListShape = components['schemas']['StockList'];
export interface StockList extends StockListShape {}
export type ChannelOrderStatus = components['schemas']['ChannelOrderStatus'];
export type OrderId = components['schemas']['OrderId'];
export type OrderItemId = components['schemas']['OrderItemId'];
export type OrderItemStatus = components['schemas']['OrderItemStatus'];
export type OrderItemPaymentStatus = components['schemas']['OrderItemPaymentStatus'];
export type DecimalText = components['schemas']['DecimalText'];
export type Sku = components['schemas']['Sku'];
type AdditionalOrderDataGroupValuesShape = components['schemas']['AdditionalOrderDataGroupValues'];
export interface AdditionalOrderDataGroupValues extends AdditionalOrderDataGroupValuesShape {}
type AdditionalOrderDataGroupShape = components['schemas']['AdditionalOrderDataGroup'];
export interface AdditionalOrderDataGroup extends AdditionalOrderDataGroupShape {}
export type Country3 = components['schemas']['Country3'];
type OrderItemTypeItemShape = components['schemas']['OrderItemTypeItem'];
export interface OrderItemTypeItem extends OrderItemTypeItemShape {}
type OrderItemTypeShippingShape = components['schemas']['OrderItemTypeShipping'];
export interface OrderItemTypeShipping extends OrderItemTypeShippingShape {}
type OrderItemTypePaymentShape = components['schemas']['OrderItemTypePayment'];
export interface OrderItemTypePayment extends OrderItemTypePaymentShape {}
export type OrderItem = OrderItemTypeItem | OrderItemTypeShipping | OrderItemTypePayment;
type AddressShape = components['schemas']['Address'];
export interface Address extends AddressShape {}
type OrderBuyerShape = components['schemas']['OrderBuyer'];
export interface OrderBuyer extends OrderBuyerShape {}
type OrderShape = components['schemas']['Order'];
export interface Order extends OrderShape {}
type OrderListShape = components['schemas']['OrderList'];
export interface OrderList extends OrderListShape {}
type PartialSuccessShape = components['schemas']['PartialSuccess'];
export interface PartialSuccess extends PartialSuccessShape {}
type OrderStatusItemShape = components['schemas']['OrderStatusItem'];
export interface OrderStatusItem extends OrderStatusItemShape {}
type OrderStatusShape = components['schemas']['OrderStatus'];
export interface OrderStatus extends OrderStatusShape {}
type OrderStatusListShape = components['schemas']['OrderStatusList'];
export interface OrderStatusList extends OrderStatusListShape {}
type OrderAddressUpdateShape = components['schemas']['OrderAddressUpdate'];
export interface OrderAddressUpdate extends OrderAddressUpdateShape {}
type OrderAddressUpdateListShape = components['schemas']['OrderAddressUpdateList'];
export interface OrderAddressUpdateList extends OrderAddressUpdateListShape {}
type OrderCancellationItemShape = components['schemas']['OrderCancellationItem'];
export interface OrderCancellationItem extends OrderCancellationItemShape {}
export type CancelReason = components['schemas']['CancelReason'];
type OrderCancellationRequestShape = components['schemas']['OrderCancellationRequest'];
export interface OrderCancellationRequest extends OrderCancellationRequestShape {}
type CancellationAcceptShape = components['schemas']['CancellationAccept'];
export interface CancellationAccept extends CancellationAcceptShape {}
type CancellationDeniedShape = components['schemas']['CancellationDenied'];
export interface CancellationDenied extends CancellationDeniedShape {}
export type ReturnReason = components['schemas']['ReturnReason'];
type ReturnAnnouncementItemShape = components['schemas']['ReturnAnnouncementItem'];
export interface ReturnAnnouncementItem extends ReturnAnnouncementItemShape {}
type AnnouncedReturnTrackingShape = components['schemas']['AnnouncedReturnTracking'];
export interface AnnouncedReturnTracking extends AnnouncedReturnTrackingShape {}
type ReturnAnnouncementShape = components['schemas']['ReturnAnnouncement'];
export interface ReturnAnnouncement extends ReturnAnnouncementShape {}
type ReturnProcessingErrorShape = components['schemas']['ReturnProcessingError'];
export interface ReturnProcessingError extends ReturnProcessingErrorShape {}
type ReturnProcessingResultShape = components['schemas']['ReturnProcessingResult'];
export interface ReturnProcessingResult extends ReturnProcessingResultShape {}
type RefundProcessingErrorShape = components['schemas']['RefundProcessingError'];
export interface RefundProcessingError extends RefundProcessingErrorShape {}
type RefundProcessingResultShape = components['schemas']['RefundProcessingResult'];
export interface RefundProcessingResult extends RefundProcessingResultShape {}
export type InvoiceDocumentType = components['schemas']['InvoiceDocumentType'];
type InvoiceDiscountShape = components['schemas']['InvoiceDiscount'];
export interface InvoiceDiscount extends InvoiceDiscountShape {}
type InvoiceTransactionItemShape = components['schemas']['InvoiceTransactionItem'];
export interface InvoiceTransactionItem extends InvoiceTransactionItemShape {}
type InvoiceOrderShape = components['schemas']['InvoiceOrder'];
export interface InvoiceOrder extends InvoiceOrderShape {}
type InvoiceMetaDataShape = components['schemas']['InvoiceMetaData'];
export interface InvoiceMetaData extends InvoiceMetaDataShape {}
type InvoiceUploadShape = components['schemas']['InvoiceUpload'];
export interface InvoiceUpload extends InvoiceUploadShape {}
type QuantityPriceShape = components['schemas']['QuantityPrice'];
export interface QuantityPrice extends QuantityPriceShape {}
type PriceContainerShape = components['schemas']['PriceContainer'];
export interface PriceContainer extends PriceContainerShape {}
type ChannelAttributeShape = components['schemas']['ChannelAttribute'];
export interface ChannelAttribute extends ChannelAttributeShape {}
type SellerInventoryItemShape = components['schemas']['SellerInventoryItem'];
export interface SellerInventoryItem extends SellerInventoryItemShape {}
export type ChannelNotificationSeverity = components['schemas']['ChannelNotificationSeverity'];
export type ChannelNotificationReferenceType = components['schemas']['ChannelNotificationReferenceType'];
type ChannelNotificationReferenceShape = components['schemas']['ChannelNotificationReference'];
export interface ChannelNotificationReference extends ChannelNotificationReferenceShape {}
type NotificationShape = components['schemas']['Notification'];
export interface Notification extends NotificationShape {}
export type Topic = components['schemas']['Topic'];
type TicketReferenceShape = components['schemas']['TicketReference'];
export interface TicketReference extends TicketReferenceShape {}
type TicketFromShape = components['schemas']['TicketFrom'];
export interface TicketFrom extends TicketFromShape {}
type TicketAttachmentShape = components['schemas']['TicketAttachment'];
export interface TicketAttachment extends TicketAttachmentShape {}
type TicketShape = components['schemas']['Ticket'];
export interface Ticket extends TicketShape {}
type AttachmentDataShape = components['schemas']['AttachmentData'];
export interface AttachmentData extends AttachmentDataShape {}
type AttachmentUploadShape = components['schemas']['AttachmentUpload'];
export interface AttachmentUpload extends AttachmentUploadShape {}
type SignUpAddressShape = components['schemas']['SignUpAddress'];
export interface SignUpAddress extends SignUpAddressShape {}
type UpdateAddressShape = components['schemas']['UpdateAddress'];
export interface UpdateAddress extends UpdateAddressShape {}
type EventEnvelopeShape = components['schemas']['EventEnvelope'];
export interface EventEnvelope extends EventEnvelopeShape {}
type SellerEventListShape = components['schemas']['SellerEventList'];
export interface SellerEventList extends SellerEventListShape {}
type EventIdListShape = components['schemas']['EventIdList'];
export interface EventIdList extends EventIdListShape {}
type SalesChannelOfferShape = components['schemas']['SalesChannelOffer'];
export interface SalesChannelOffer extends SalesChannelOfferShape {}
type SellerProductShape = components['schemas']['SellerProduct'];
export interface SellerProduct extends SellerProductShape {}
type SellerOfferShape = components['schemas']['SellerOffer'];
export interface SellerOffer extends SellerOfferShape {}
type SellerOfferListShape = components['schemas']['SellerOfferList'];
export interface SellerOfferList extends SellerOfferListShape {}
type SellerOfferEndShape = components['schemas']['SellerOfferEnd'];
export interface SellerOfferEnd extends SellerOfferEndShape {}
type SellerOfferEndListShape = components['schemas']['SellerOfferEndList'];
export interface SellerOfferEndList extends SellerOfferEndListShape {}
type SellerOfferPriceShape = components['schemas']['SellerOfferPrice'];
export interface SellerOfferPrice extends SellerOfferPriceShape {}
type SellerOfferPriceListShape = components['schemas']['SellerOfferPriceList'];
export interface SellerOfferPriceList extends SellerOfferPriceListShape {}
type SellerOfferStockShape = components['schemas']['SellerOfferStock'];
export interface SellerOfferStock extends SellerOfferStockShape {}
type SellerOfferStockListShape = components['schemas']['SellerOfferStockList'];
export interface SellerOfferStockList extends SellerOfferStockListShape {}
type SellerOrderAcceptShape = components['schemas']['SellerOrderAccept'];
export interface SellerOrderAccept extends SellerOrderAcceptShape {}
type SellerOrderAcceptListShape = components['schemas']['SellerOrderAcceptList'];
export interface SellerOrderAcceptList extends SellerOrderAcceptListShape {}
type SellerOrderPaymentShape = components['schemas']['SellerOrderPayment'];
export interface SellerOrderPayment extends SellerOrderPaymentShape {}
type SellerOrderPaymentListShape = components['schemas']['SellerOrderPaymentList'];
export interface SellerOrderPaymentList extends SellerOrderPaymentListShape {}
type ShippingReturnTrackingShape = components['schemas']['ShippingReturnTracking'];
export interface ShippingReturnTracking extends ShippingReturnTrackingShape {}
type ShippingItemRefShape = components['schemas']['ShippingItemRef'];
export interface ShippingItemRef extends ShippingItemRefShape {}
type ShippedFromShape = components['schemas']['ShippedFrom'];
export interface ShippedFrom extends ShippedFromShape {}
type ShippingPositionShape = components['schemas']['ShippingPosition'];
export interface ShippingPosition extends ShippingPositionShape {}
type SellerOrderShippingShape = components['schemas']['SellerOrderShipping'];
export interface SellerOrderShipping extends SellerOrderShippingShape {}
type SellerOrderShippingListShape = components['schemas']['SellerOrderShippingList'];
export interface SellerOrderShippingList extends SellerOrderShippingListShape {}
export type RefundReason = components['schemas']['RefundReason'];
type RefundOrderItemShape = components['schemas']['RefundOrderItem'];
export interface RefundOrderItem extends RefundOrderItemShape {}
type OrderRefundShape = components['schemas']['OrderRefund'];
export interface OrderRefund extends OrderRefundShape {}
export type SellerOrderRefund = components['schemas']['SellerOrderRefund'];
export type Condition = components['schemas']['Condition'];
type ReturnReceivedOrderItemShape = components['schemas']['ReturnReceivedOrderItem'];
export interface ReturnReceivedOrderItem extends ReturnReceivedOrderItemShape {}
type OrderReturnReceivedShape = components['schemas']['OrderReturnReceived'];
export interface OrderReturnReceived extends OrderReturnReceivedShape {}
export type SellerOrderReturn = components['schemas']['SellerOrderReturn'];
type SellerInvoiceUploadShape = components['schemas']['SellerInvoiceUpload'];
export interface SellerInvoiceUpload extends SellerInvoiceUploadShape {}
type DocumentReferenceShape = components['schemas']['DocumentReference'];
export interface DocumentReference extends DocumentReferenceShape {}
export type ReportType = components['schemas']['ReportType'];
type ReportRequestOptionsShape = components['schemas']['ReportRequestOptions'];
export interface ReportRequestOptions extends ReportRequestOptionsShape {}
type SellerReportRequestShape = components['schemas']['SellerReportRequest'];
export interface SellerReportRequest extends SellerReportRequestShape {}
type SellerReportAnswerShape = components['schemas']['SellerReportAnswer'];
export interface SellerReportAnswer extends SellerReportAnswerShape {}
type TicketReplyShape = components['schemas']['TicketReply'];
export interface TicketReply extends TicketReplyShape {}
export type SellerTicketReply = components['schemas']['SellerTicketReply'];
type SystemTestShape = components['schemas']['SystemTest'];
export interface SystemTest extends SystemTestShape {}
type SystemNotificationShape = components['schemas']['SystemNotification'];
export interface SystemNotification extends SystemNotificationShape {}
type OrderConfirmedShape = components['schemas']['OrderConfirmed'];
export interface OrderConfirmed extends OrderConfirmedShape {}
type OrderShippingShape = components['schemas']['OrderShipping'];
export interface OrderShipping extends OrderShippingShape {}
type OrderPaymentShape = components['schemas']['OrderPayment'];
export interface OrderPayment extends OrderPaymentShape {}
type OrderCancellationRequestedShape = components['schemas']['OrderCancellationRequested'];
export interface OrderCancellationRequested extends OrderCancellationRequestedShape {}
type OrderCancellationAcceptedShape = components['schemas']['OrderCancellationAccepted'];
export interface OrderCancellationAccepted extends OrderCancellationAcceptedShape {}
type OrderCancellationDeniedShape = components['schemas']['OrderCancellationDenied'];
export interface OrderCancellationDenied extends OrderCancellationDeniedShape {}
type OrderInvoiceShape = components['schemas']['OrderInvoice'];
export interface OrderInvoice extends OrderInvoiceShape {}
type VariationShape = components['schemas']['Variation'];
export interface Variation extends VariationShape {}
type PriceShape = components['schemas']['Price'];
export interface Price extends PriceShape {}
type ProductAttributeShape = components['schemas']['ProductAttribute'];
export interface ProductAttribute extends ProductAttributeShape {}
type OfferNewShape = components['schemas']['OfferNew'];
export interface OfferNew extends OfferNewShape {}
type OfferEndShape = components['schemas']['OfferEnd'];
export interface OfferEnd extends OfferEndShape {}
type OfferStockUpdateShape = components['schemas']['OfferStockUpdate'];
export interface OfferStockUpdate extends OfferStockUpdateShape {}
type OfferPriceUpdateShape = components['schemas']['OfferPriceUpdate'];
export interface OfferPriceUpdate extends OfferPriceUpdateShape {}
type ReportRequestShape = components['schemas']['ReportRequest'];
export interface ReportRequest extends ReportRequestShape {}
type ChannelUnlinkedShape = components['schemas']['ChannelUnlinked'];
export interface ChannelUnlinked extends ChannelUnlinkedShape {}
type SellerAttributesUpdateRequestShape = components['schemas']['SellerAttributesUpdateRequest'];
export interface SellerAttributesUpdateRequest extends SellerAttributesUpdateRequestShape {}
type EventListShape = components['schemas']['EventList'];
export interface EventList extends EventListShape {}
export type ResponseOtherError = components['responses']['otherError'];
export type ResponseBadRequest = components['responses']['badRequest'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ResponseUpgradeRequired = components['responses']['upgradeRequired'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseNotFound = components['responses']['notFound'];
export type ParameterAcceptLanguage = components['parameters']['acceptLanguage'];
export type ParameterContentEncoding = components['parameters']['contentEncoding'];
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
                "application/x-www-form-urlencoded": RefreshTokenGrant;
            };
        };
        responses: {
            /** @description An access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessToken;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            426: components["responses"]["upgradeRequired"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Auth_CreateSellerToken: {
        parameters: {
            query: {
                /** @description One-time PIN, for example six digits. */
                pin: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessToken;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    PublicChannels_List: {
        parameters: {
            query?: {
                /** @description How many to pass over. */
                offset?: number;
                /** @description How many to return; 100 in the example. */
                limit?: number;
                /** @description Only channels of this marketplace. */
                marketplace?: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Self_Get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChannelStatus;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Self_Update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChannelSelfUpdate;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
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
    Self_RequestMfaPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no body. */
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
    Sellers_List: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChannelSellerList;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Sellers_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateSeller;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Sellers_Update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateSeller;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Sellers_GetUpdateSession: {
        parameters: {
            query: {
                /** @description One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
                session: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateSession;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Sellers_GetSignupSession: {
        parameters: {
            query: {
                /** @description One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
                session: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignupSession;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Sellers_Unlink: {
        parameters: {
            query?: {
                /** @description Why, for the seller to read. */
                reason?: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Sellers_Upsert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The seller's account at the platform. */
                jtlAccountId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpsertMarketplaceSeller;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    ChannelCategories_Replace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChannelCategoryTree;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CategoryTreeVersion;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Attributes_ReplaceGlobal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AttributeList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Attributes_ReplaceOfCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The category. */
                categoryId: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AttributeList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Attributes_ReplaceOfSeller: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AttributeList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Attributes_DeleteGlobal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The attribute. */
                attributeId: components["schemas"]["AttributeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Attributes_DeleteOfCategory: {
        parameters: {
            query?: {
                /** @description The category. */
                categoryId?: components["schemas"]["CategoryId"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Attributes_DeleteFromCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The attribute. */
                attributeId: components["schemas"]["AttributeId"];
                /** @description The category. */
                categoryId: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Prices_CreateType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PriceType;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Rules_ReplacePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentRules;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Rules_ReplaceShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShippingRules;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Offers_ReportInProgress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OfferListingInProgressList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Offers_ReportListed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OfferListingSuccessfulList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Offers_ReportListingFailed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OfferListingFailedList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Offers_ListStockUpdates: {
        parameters: {
            query: {
                /** @description Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
                updatedAfter: components["schemas"]["Timestamp"];
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockList;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Offers_ListAllStockUpdates: {
        parameters: {
            query: {
                /** @description Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
                updatedAfter: components["schemas"]["Timestamp"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockList;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Orders_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartialSuccess;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Orders_UpdateStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderStatusList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartialSuccess;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Orders_UpdateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderAddressUpdateList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartialSuccess;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Orders_RequestCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrderCancellationRequest;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Orders_AcceptCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancellationAccept;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Orders_DenyCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CancellationDenied;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Returns_Announce: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnAnnouncement;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Returns_ReportResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReturnProcessingResult;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Refunds_ReportResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RefundProcessingResult;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Invoices_Upload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": InvoiceUpload;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Invoices_Download: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The document. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Reports_SendAtOnce: {
        parameters: {
            query?: never;
            header?: {
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerInventoryItem[];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Reports_SendData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerInventoryItem[];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Reports_Complete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The report. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Notifications_Send: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Notification;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartialSuccess;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Tickets_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Ticket;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Tickets_DownloadAttachment: {
        parameters: {
            query: {
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
                /** @description The ticket. */
                ticketId: string;
                /** @description Name of the file. */
                filename: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Tickets_UploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": AttachmentUpload;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerChannels_StartSignUp: {
        parameters: {
            query?: never;
            header: {
                /** @description The seller's client and its version. */
                "User-Agent": string;
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignUpAddress;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerChannels_StartUpdate: {
        parameters: {
            query: {
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpdateAddress;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerChannels_Unlink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerEvents_List: {
        parameters: {
            query?: {
                /** @description Only events created after this instant. */
                createdAfter?: components["schemas"]["Timestamp"];
                /** @description Only these types, comma-separated. */
                eventTypeFilter?: string[];
                /** @description Only events of this channel. */
                channel?: components["schemas"]["ChannelId"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SellerEventList;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerEvents_Acknowledge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventIdList;
            };
        };
        responses: {
            /** @description Done, no body. */
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
    SellerOffers_Update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOfferList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOffers_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOfferList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOffers_End: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOfferEndList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PartialSuccess;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerOffers_UpdatePrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOfferPriceList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOffers_UpdateStock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOfferStockList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOrders_Accept: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOrderAcceptList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOrders_ReportPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOrderPaymentList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOrders_ReportShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerOrderShippingList;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOrders_Refund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOrderRefund"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOrders_ReportReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOrderReturn"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerOrders_UploadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": SellerInvoiceUpload;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentReference;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Category[];
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetAttributes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetCategoryAttributes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
                /** @description The category. */
                categoryId: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetSellerAttributes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetPriceTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetPaymentRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerMeta_GetShippingRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerReports_Request: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SellerReportRequest;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SellerReportAnswer;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerTickets_Reply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerTicketReply"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    SellerTickets_DownloadAttachment: {
        parameters: {
            query: {
                /** @description The seller. */
                sellerId: components["schemas"]["SellerId"];
                /** @description The ticket. */
                ticketId: string;
                /** @description Name of the file. */
                filename: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    SellerTickets_UploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description The channel. */
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": AttachmentUpload;
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
    Events_List: {
        parameters: {
            query?: {
                /** @description Only events created after this instant. Without it, all that are not acknowledged. */
                createdAfter?: components["schemas"]["Timestamp"];
                /** @description Only these types, best those that are handled. What it leaves out stays unacknowledged. */
                eventTypeFilter?: string[];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
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
                    "application/json": EventList;
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
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Default `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventIdList;
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
