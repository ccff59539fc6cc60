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
         * Exchange a refresh token for an access token
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
         * Exchange a PIN for a seller token
         * @description Exchanges the one-time PIN that a seller was given while linking for an access token of that seller. Fails with VAL100 without a PIN, and with ATH101 where it is not found.
         */
        post: operations["Auth_CreateSellerToken"];
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
         * Get the channel and whether it is active
         * @description Returns the channel whose token is sent, as sellers see it.
         */
        get: operations["Self_Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the channel
         * @description Changes what sellers see of the channel. Needs a one-time PIN, see `Self_RequestMfaPin`; an older body without one is still sent by clients (observed).
         */
        patch: operations["Self_Update"];
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
         * Take an attribute from a category
         * @description Deletes the assignment of one attribute to one category.
         */
        delete: operations["Attributes_DeleteFromCategory"];
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
         * Delete the attributes of a category
         * @description Deletes the assignments of attributes to one category. Without `categoryId` the platform deletes all assignments of all categories: that is a call of its own here.
         */
        delete: operations["Attributes_DeleteOfCategory"];
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
        /**
         * Get the attributes of a category
         * @description Reads back the attributes of one category.
         */
        get: operations["Attributes_GetOfCategory"];
        /**
         * Replace the attributes of a category
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
    "/v1/channel/attribute/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the global attributes
         * @description Reads back the global attributes. The shape of the answer is not found.
         */
        get: operations["Attributes_GetGlobal"];
        /**
         * Replace the global attributes
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
         * Delete a global attribute
         * @description Deletes one attribute that every listing of the channel has.
         */
        delete: operations["Attributes_DeleteGlobal"];
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
         * Replace the attributes of a seller
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
    "/v1/channel/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the category tree
         * @description Reads back the category tree that the channel published. The shape of the answer is not found.
         */
        get: operations["ChannelCategories_Get"];
        /**
         * Replace the category tree
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
    "/v1/channel/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get waiting events
         * @description Returns unacknowledged events of the sellers of the connected channel, in creation order. Every call uses one of the ten deliveries of each event it returns; an event that is not acknowledged comes back after a timeout, and after ten deliveries never again. Poll about every 60 seconds, until the list is empty.
         */
        get: operations["Events_List"];
        put?: never;
        post?: never;
        /**
         * Acknowledge processed events
         * @description Send the ids of all processed events of a poll in one call. An acknowledged event is never delivered again.
         */
        delete: operations["Events_Acknowledge"];
        options?: never;
        head?: never;
        patch?: never;
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
         * Mail a one-time PIN
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
         * Tell a seller something
         * @description Shows a message to a seller, about an offer or an item of an order where it has a reference.
         */
        post: operations["Notifications_Send"];
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
         * Report offers whose listing has begun
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
         * Report offers that are listed
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
         * Report offers that could not be listed
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
         * List stocks of a seller that changed
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
         * List stocks of all sellers that changed
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
         * Create orders
         * @description Sends orders of buyers to their sellers. The order id is unique per seller; `purchasedAt` must be later than the creation of the seller id; lines can neither be added nor changed afterwards. An order that is CREATED or UNACKED may lack an address. Orders that were not stored are named in the answer; integrations in the field give up on an order after ten tries (observed).
         */
        post: operations["Orders_Create"];
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
         * Change the addresses of orders
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
         * Ask a seller for a cancellation
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
         * Accept a seller's cancellation
         * @description Accepts a cancellation that the seller asked for. With the token of a seller it accepts one that the channel asked for; then `channel` is required.
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
         * Deny a seller's cancellation
         * @description Denies a cancellation that the seller asked for. With the token of a seller it denies one that the channel asked for; then `channel` is required.
         */
        put: operations["Orders_DenyCancellation"];
        post?: never;
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
         * Upload an invoice
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
         * Download an invoice
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
         * Report what became of a refund
         * @description Tells the seller whether the channel processed a refund.
         */
        post: operations["Refunds_ReportResult"];
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
         * Announce a return
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
         * Report what became of a return
         * @description Tells the seller whether the channel processed a return.
         */
        post: operations["Returns_ReportResult"];
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
         * Change the status of orders
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
    "/v1/channel/payment-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the payment rules
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
         * Create a price type
         * @description Creates a price type that offers of the channel can have.
         */
        post: operations["Prices_CreateType"];
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
         * Send a whole report at once
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
         * Complete a report
         * @description Says that all data of a report was sent.
         */
        post: operations["Reports_Complete"];
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
         * Send data of a report
         * @description Sends 1 to 100 items of an inventory report, for up to 48 hours after it was requested.
         */
        post: operations["Reports_SendData"];
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
         * End a seller's sign-up
         * @description Reports which seller id belongs to a sign-up session: the channel has authenticated the seller on its own page and chosen the id. From then on the events of that seller arrive.
         */
        post: operations["Sellers_Create"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End a seller's update
         * @description Reports that an update session is done, and whether the seller is active. The seller id of the session comes from `Sellers_GetUpdateSession`.
         */
        patch: operations["Sellers_Update"];
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
         * Unlink a seller
         * @description Ends the link to a seller for good; the channel gets `Seller:Channel.Unlinked` with `permanentlyRemoved` (documented). CHN204 means it was unlinked already; treat it as success. An old guide writes the path `/v1/channel/sellerId/{sellerId}`.
         */
        delete: operations["Sellers_Unlink"];
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
         * List the sellers of the channel
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
         * Add a known seller to a further channel
         * @description For platform channels: adds a seller who is known to another channel of the platform without a session; a seller who is known already is updated.
         */
        post: operations["Sellers_Upsert"];
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
         * Get whose sign-up session it is
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
    "/v1/channel/seller/update-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whose update session it is
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
    "/v1/channel/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the shipping rules
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
         * Create a ticket
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
         * Download a file of a ticket
         * @description Downloads a file that a seller attached to a reply. The query parameters are ours.
         */
        get: operations["Tickets_DownloadAttachment"];
        put?: never;
        /**
         * Upload a file of a ticket
         * @description Uploads a file of at most 16 MB: text, PDF, Word, Excel or an image.
         */
        post: operations["Tickets_UploadAttachment"];
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
         * List channels
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
    "/v1/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sellers of an account
         * @description Lists the sellers of the account that the token belongs to, on every channel. The shape of the answer is not found.
         */
        get: operations["SellerAccounts_List"];
        put?: never;
        post?: never;
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
         * Start the sign-up to a channel
         * @description Creates a one-time session and returns the channel's sign-up page, where the seller's browser goes with the session. The version of the client is checked against the channel's minimum.
         */
        post: operations["SellerChannels_StartSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Start the update of a link
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
         * Leave a channel
         * @description Ends the link of a seller to a channel; the channel gets `Seller:Channel.Unlinked`. The seller stays known under its id, and its update session links it again (documented).
         */
        delete: operations["SellerChannels_Unlink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/event": {
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
         * Acknowledge events for sellers, older path
         * @description Does what `DELETE /v2/seller/event` does. The reference describes the acknowledgement here, while its prose names v2.
         */
        delete: operations["SellerEvents_AcknowledgeByOlderPath"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seller/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a refresh token for a seller
         * @description Creates a new refresh token of the seller's account, which `POST /v1/auth` takes. Earlier ones stay valid (assumed).
         */
        post: operations["SellerAccounts_Login"];
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
         * Get the global attributes
         * @description Reads back the global attributes that the channel published.
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
    "/v1/seller/meta/{channel}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the category tree
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
    "/v1/seller/meta/{channel}/category/{categoryId}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attributes of a category
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
    "/v1/seller/meta/{channel}/payment-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payment rules
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
    "/v1/seller/meta/{channel}/price-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the price types
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
    "/v1/seller/meta/{channel}/seller/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attributes of the seller
         * @description Reads back the attributes that the channel published for the sellers of the account.
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
    "/v1/seller/meta/{channel}/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shipping rules
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
    "/v1/seller/meta/category-tree-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of the category tree
         * @description Tells the version of a category tree, so that a seller's program knows when to read it again. Which channel it is about, and the shape of the answer, are not found.
         */
        get: operations["SellerMeta_GetCategoryTreeVersion"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Send changed offers
         * @description Sends changed offers to the channels; each comes there as an event.
         */
        put: operations["SellerOffers_Update"];
        /**
         * Send new offers
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
         * End offers
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
         * Send changed prices
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
         * Send changed stocks
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
         * Accept or refuse orders
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
    "/v1/seller/order/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a channel for a cancellation
         * @description Asks the channel to cancel items of an order, as when the seller cannot deliver; the channel gets it as an event, and its answer comes as an event of the seller. The shape of the body is not found: assumed as that of the channel, with the `channel` beside it.
         */
        post: operations["SellerOrders_RequestCancellation"];
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
         * Upload an invoice
         * @description Uploads an invoice or a credit note, at most 16 MB. The text says that a documentId is returned.
         */
        post: operations["SellerOrders_UploadInvoice"];
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
         * Report payments
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
         * Refund items
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
         * Report goods that came back
         * @description Tells the channel which items came back.
         */
        post: operations["SellerOrders_ReportReturn"];
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
         * Report shipments
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
    "/v1/seller/report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report
         * @deprecated
         * @description Gets the data of a report, as JSON packed with gzip. The result now comes as an event; see the option with which a report is requested.
         */
        get: operations["SellerReports_Get"];
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
         * Ask for a report
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
         * Answer a ticket
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
         * Download a file of a ticket
         * @description Downloads a file that the channel attached to a ticket. The query parameters are ours.
         */
        get: operations["SellerTickets_DownloadAttachment"];
        put?: never;
        /**
         * Upload a file of a reply
         * @description Uploads a file that belongs to a reply.
         */
        post: operations["SellerTickets_UploadAttachment"];
        delete?: never;
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
         * Get events for sellers
         * @description The twin of the event queue: at most 100 events for the sellers, first in, first out, at least once, invisible for five minutes after a fetch.
         */
        get: operations["SellerEvents_List"];
        put?: never;
        post?: never;
        /**
         * Acknowledge events for sellers
         * @description Acknowledges by id. Body and limits are those of the channel side.
         */
        delete: operations["SellerEvents_Acknowledge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
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
            /** @description Lifetime in seconds. About one hour is documented, and examples say 360 and 3600: trust the answer. */
            expiresIn?: number;
            /** @description Authorization scope tied to the refresh token, for example `CHANNEL` or `SELLER`. An open set, as sources differ: the documented schema has SELLER, CHAN and ADM beside `CHANNEL` in its prose, and one public client takes only those three (observed). */
            scope?: string;
            /**
             * Format: date-time
             * @description Absolute expiry.
             */
            tokenExpireAt?: string;
        };
        /**
         * AdditionalOrderDataGroup
         * @description A group of further facts.
         */
        AdditionalOrderDataGroup: {
            /** @description Ties together values that belong to one another. */
            group?: string;
            values?: components["schemas"]["AdditionalOrderDataGroupValues"][];
        };
        /**
         * AdditionalOrderDataGroupValues
         * @description A further fact.
         */
        AdditionalOrderDataGroupValues: {
            /** @description Name of the value. */
            key?: string;
            value?: string;
        };
        /**
         * Address
         * @description A postal address.
         */
        Address: {
            /** @description Addition to the address. */
            addition?: string;
            city: string;
            companyName?: string;
            country: string;
            firstName?: string;
            /** @enum {string} */
            gender?: "male" | "female" | "diverse";
            houseNumber?: string;
            lastName: string;
            /** @description Phone number. */
            phone?: string;
            postcode?: string;
            /** @description State or province. */
            state?: string;
            street: string;
        };
        /**
         * AllowedValue
         * @description A value that an attribute may have.
         */
        AllowedValue: {
            /** @description The value as people see it. */
            display?: string;
            /**
             * @description Position among the values.
             * @default 0
             */
            sort?: number;
            value: string;
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
         * AttachmentData
         * @description Which file is attached to which ticket.
         */
        AttachmentData: {
            filename: string;
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the ticket to which the file belongs. */
            ticketId: string;
        };
        /**
         * AttachmentUpload
         * @description A file of a ticket and where it belongs.
         */
        AttachmentUpload: {
            /**
             * Format: binary
             * @description The file, at most 16 MB: text, PDF, Word, Excel or an image.
             */
            attachment: Blob;
            attachmentData: components["schemas"]["AttachmentData"];
        };
        /**
         * Attribute
         * @description An attribute that listings of a channel have. The documented `enumValues` is gone from current models: it is not sent, and ignored on read, and where an older client sends it.
         */
        Attribute: {
            /** @description Id that the channel gives the attribute. */
            attributeId: string;
            /** @description Regular expression that a value must match. */
            attributeValueValidation?: string;
            /** @description Values of other attributes that make it required. */
            conditionalMandatoryBy?: components["schemas"]["AttributeCondition"][];
            /** @description Values of other attributes that make it optional. */
            conditionalOptionalBy?: components["schemas"]["AttributeCondition"][];
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Name shown to people. */
            displayName: string;
            /**
             * @deprecated
             * @description The old list of allowed values. Older clients still send it (observed); it is ignored: `values` says what is allowed.
             */
            enumValues?: string[];
            /**
             * @description Whether several values are allowed.
             * @default false
             */
            isMultipleAllowed?: boolean;
            /**
             * @description Whether the sub-section may be filled several times.
             * @default false
             */
            isRepeatableSubSection?: boolean;
            /** @description Whether it tells variations apart. */
            isVariationDimension?: boolean;
            /**
             * @description Whether a value is recommended.
             * @default false
             */
            recommended?: boolean;
            /**
             * @description Whether a value is required.
             * @default false
             */
            required?: boolean;
            /** @description Section of the listing form. */
            section?: string;
            /**
             * @description Place among the sections of the listing form.
             * @default 0
             */
            sectionPosition?: number;
            /** @description Part of the section. */
            subSection?: string;
            /**
             * @description Position within the section.
             * @default 0
             */
            subSectionPosition?: number;
            /**
             * @description An image or a document may be an external address (documented since 2025-05-26).
             * @default smalltext
             * @enum {string}
             */
            type?: "smalltext" | "htmltext" | "text" | "integer" | "decimal" | "enum" | "date" | "boolean" | "image" | "document" | "url" | "label";
            /** @description The values that may be chosen. */
            values?: components["schemas"]["AllowedValue"][];
        };
        /**
         * AttributeCondition
         * @description When another attribute has one of these values.
         */
        AttributeCondition: {
            /** @description Id of the other attribute. */
            attributeId?: string;
            /** @description Values that trigger the condition. */
            attributeValues?: string[];
        };
        /**
         * AttributeId
         * @description Id of an attribute of the channel.
         */
        AttributeId: string;
        /**
         * AttributeList
         * @description A list of attributes.
         */
        AttributeList: {
            attributeList?: components["schemas"]["Attribute"][];
        };
        /**
         * CancellationAccept
         * @description The channel accepts a cancellation. A seller who accepts one of the channel names the `channel` too.
         */
        CancellationAccept: {
            channel?: components["schemas"]["ChannelId"];
            /**
             * Format: uuid
             * @description Id that came with `Seller:Order.Cancellation.Request`.
             */
            orderCancellationRequestId: string;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * CancellationDenied
         * @description The channel denies a cancellation. A seller who denies one of the channel names the `channel` too.
         */
        CancellationDenied: {
            channel?: components["schemas"]["ChannelId"];
            /**
             * Format: uuid
             * @description Id that came with `Seller:Order.Cancellation.Request`.
             */
            orderCancellationRequestId: string;
            /** @description Why. */
            reason: string;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * CancelReason
         * @description Why something is cancelled.
         * @enum {string}
         */
        CancelReason: "BUYER_CANCELLED" | "UNDELIVERABLE_TO_SHIPPING_ADDRESS" | "UNDELIVERABLE_BY_CARRIER" | "OUT_OF_STOCK" | "DELAYED_INVENTORY" | "PRICING_ERROR" | "OTHER";
        /**
         * Category
         * @description A category of a channel.
         */
        Category: {
            /** @description Id that the channel gives the category. */
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
         * CategoryAttributes
         * @description The attributes of one category as they are stored.
         */
        CategoryAttributes: {
            /** @description What every listing in this category may or must say. */
            attributeList?: components["schemas"]["Attribute"][];
            /** @description Changes when the list does. Its form is not known. */
            attributeListVersion?: unknown;
        };
        /**
         * CategoryId
         * @description Id of a category of the channel.
         */
        CategoryId: string;
        /**
         * CategoryTreeVersion
         * @description The version of a stored category tree.
         */
        CategoryTreeVersion: {
            categoryTreeVersion?: string;
        };
        /**
         * ChannelAttribute
         * @description The value of one attribute of the channel.
         */
        ChannelAttribute: {
            /** @description Id of an attribute that the channel has defined. */
            attributeId: string;
            /** @description Ties together the values of one repetition of a repeatable sub-section (documented). */
            group?: string;
            value: string;
        };
        /**
         * ChannelCategoryTree
         * @description The whole category tree of a channel.
         */
        ChannelCategoryTree: {
            /** @description The whole category tree. */
            categoryList?: components["schemas"]["Category"][];
        };
        /**
         * ChannelErrorEntry
         * @description One reason for a failure.
         */
        ChannelErrorEntry: {
            /** @description The kind of failure; an open set. Known: VAL100 validation, ATH000 not let in, ATH100 account not found, ATH101 PIN not found, GEN404 not found, GEN500 internal error, GEN615 seen in a refund example, GEN700 no such seller on this channel, CHN204 seller already unlinked, CHN401 some orders were not stored, CHN900 (in one place written GHN900, read it alike) PIN missing, CHN901 PIN invalid or expired, CHN910 no contact for PINs. */
            code?: string;
            /** @description How to mend it. */
            hint?: string | null;
            /** @description German by default, English with `Accept-Language: en`. A validation message may start with a path, such as `orderList[0].sellerId:`. */
            message?: string;
            /**
             * @description error, warning, info or notice; an open set, as sources differ: one has no notice, another no info.
             * @default error
             */
            severity?: string;
        };
        /**
         * ChannelEvent
         * @description An event of a seller. The set of types is open; acknowledge what you do not know. No type for changes of categories is known (observed).
         */
        ChannelEvent: components["schemas"]["SystemTestEvent"] | components["schemas"]["SystemNotificationEvent"] | components["schemas"]["SellerOrderConfirmedEvent"] | components["schemas"]["SellerOrderAcceptedEvent"] | components["schemas"]["SellerOrderShippingEvent"] | components["schemas"]["SellerOrderPaymentEvent"] | components["schemas"]["SellerOrderCancellationRequestEvent"] | components["schemas"]["SellerOrderCancellationAcceptedEvent"] | components["schemas"]["SellerOrderCancellationDeniedEvent"] | components["schemas"]["SellerOrderRefundEvent"] | components["schemas"]["SellerOrderInvoiceEvent"] | components["schemas"]["SellerOrderReturnReceivedEvent"] | components["schemas"]["SellerOfferNewEvent"] | components["schemas"]["SellerOfferUpdateEvent"] | components["schemas"]["SellerOfferEndEvent"] | components["schemas"]["SellerOfferStockUpdateEvent"] | components["schemas"]["SellerOfferPriceUpdateEvent"] | components["schemas"]["SellerReportRequestEvent"] | components["schemas"]["SellerChannelUnlinkedEvent"] | components["schemas"]["SellerMetaSellerAttributesUpdateRequestEvent"] | components["schemas"]["SellerTicketReplyEvent"] | components["schemas"]["UnknownEvent"];
        /**
         * ChannelFeatureList
         * @description The abilities of a channel.
         */
        ChannelFeatureList: {
            /**
             * @description Whether orders may be shipped together.
             * @default false
             */
            allowCombineOrders?: boolean;
            /**
             * @description Which side makes the invoice document.
             * @default not-supported
             * @enum {string}
             */
            invoiceDocumentTransfer?: "not-supported" | "from-channel" | "from-seller";
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
             * @description Whether returns need tracking.
             * @default false
             */
            returnTrackingRequired?: boolean;
            /**
             * @description Whether the channel reads stock updates itself instead of by event.
             * @default false
             */
            stockUpdateWithoutEventSupported?: boolean;
            /**
             * @description Whether offers may have variations.
             * @default false
             */
            variationsSupported?: boolean;
        };
        /**
         * ChannelId
         * @description Id by which the platform knows a channel.
         */
        ChannelId: string;
        /**
         * ChannelNotificationReference
         * @description The subject of a notification.
         */
        ChannelNotificationReference: {
            /** @description Id of what `type` names. */
            id: string;
            type: components["schemas"]["ChannelNotificationReferenceType"];
        };
        /**
         * ChannelNotificationReferenceType
         * @description Kind of thing a notification is about.
         * @enum {string}
         */
        ChannelNotificationReferenceType: "OFFER" | "CHANNELOFFER" | "ORDERITEMID";
        /**
         * ChannelNotificationSeverity
         * @description How bad it is.
         * @enum {string}
         */
        ChannelNotificationSeverity: "INFO" | "WARNING" | "ERROR";
        /**
         * ChannelOfferId
         * @description The marketplace's own id of the listing.
         */
        ChannelOfferId: string;
        /**
         * ChannelOrderStatus
         * @description Status of an order; SHIPPED, PARTIALLY_SHIPPED, CANCELED_BY_SELLER and CANCELED_BY_BUYER are deprecated.
         * @enum {string}
         */
        ChannelOrderStatus: "UNACKED" | "CREATED" | "ACCEPTED" | "SHIPPED" | "PARTIALLY_SHIPPED" | "CANCELED_BY_SELLER" | "CANCELED_BY_BUYER";
        /**
         * ChannelSelfUpdate
         * @description The changes that a channel makes to itself; needs a one-time PIN.
         */
        ChannelSelfUpdate: {
            /** @description Currency, three letters (ISO 4217). */
            currency?: string;
            /** @description Name shown to people. */
            displayName?: string;
            featureList?: components["schemas"]["ChannelFeatureList"];
            marketplaceList?: string[];
            /**
             * Format: email
             * @description Mail address for one-time PINs.
             */
            mfaContact?: string;
            /** @description One-time PIN, mailed to `mfaContact`; 8 digits in the example. */
            mfaPin: string;
            /** @description Oldest ERP clients the channel works with. */
            minimumClientsVersionRequired?: components["schemas"]["MinimumClientsVersionRequired"][];
            /** @description Page of the channel where a seller signs up. */
            signUpUrl?: string;
            /** @description Page of the channel where a seller updates the link to it. */
            updateUrl?: string;
            /** @description The company that runs it. */
            vendor?: string;
            /**
             * Format: uri
             * @description Web address.
             */
            website?: string;
        };
        /**
         * ChannelSeller
         * @description A seller linked to the channel.
         */
        ChannelSeller: {
            companyName?: string;
            createdAt?: components["schemas"]["Timestamp"];
            /**
             * @description Whether the channel has the seller active.
             * @default true
             */
            isActiveByChannel?: boolean;
            /**
             * @description Whether the platform has the seller active.
             * @default true
             */
            isActiveByJTL?: boolean;
            /** @description Id of the seller's account at the platform. */
            jtlAccountId?: number;
            sellerId?: components["schemas"]["SellerId"];
            updatedAt?: components["schemas"]["Timestamp"];
        };
        /**
         * ChannelSellerList
         * @description The sellers of a channel.
         */
        ChannelSellerList: {
            /** @description Sellers linked to the channel. */
            sellerList?: components["schemas"]["ChannelSeller"][];
        };
        /**
         * ChannelStatus
         * @description The channel and whether it is active.
         */
        ChannelStatus: {
            channel?: components["schemas"]["SalesChannel"];
            /** @description Whether it is active. */
            isActive?: boolean;
        };
        /**
         * ChannelUnlinked
         * @description A seller left the channel.
         */
        ChannelUnlinked: {
            /**
             * @description Whether the seller is gone for good, as after an unlink by the channel. One who is not stays known under its id, and its update session links it again (documented).
             * @default false
             */
            permanentlyRemoved?: boolean;
            /** @description Why. */
            reason: string;
            sellerId: components["schemas"]["SellerId"];
            unlinkedAt: components["schemas"]["Timestamp"];
        };
        /**
         * Condition
         * @description Condition of goods that came back.
         * @enum {string}
         */
        Condition: "ORIGINAL_PACKAGING" | "MINT_CONDITION" | "SLIGHTLY_USED" | "HEAVILY_USED" | "DAMAGED" | "INCOMPLETE_DELIVERY" | "FRAUD";
        /**
         * Country3
         * @description Country, as a three-letter code.
         */
        Country3: string;
        /**
         * CreateSeller
         * @description Ends a seller's sign-up.
         */
        CreateSeller: {
            companyName?: string;
            sellerId: components["schemas"]["SellerId"];
            /**
             * Format: uuid
             * @description One-time session of a sign-up or an update.
             */
            session: string;
        };
        /**
         * DecimalText
         * @description A decimal number as text. Some senders write a JSON number; decoders read both and give text.
         * @example 12.0
         * @example 19.00
         */
        DecimalText: string;
        /**
         * DocumentReference
         * @description Where an uploaded document is found. Only the text mentions it.
         */
        DocumentReference: {
            documentId?: string;
        };
        /**
         * ErrorList
         * @description The error body of the channel interface, for every status from 400 on.
         */
        ErrorList: {
            errorList?: components["schemas"]["ChannelErrorEntry"][];
        };
        /**
         * EventEnvelope
         * @description The fields that every event has.
         */
        EventEnvelope: {
            /** @description Version of the seller's ERP client, for example `1.11.0.6`. The documented pattern forbids these dots; no event is refused because of its version. */
            clientVersion?: string;
            /** @description Creation time, an ISO 8601 timestamp; on the wire not always strict RFC 3339. */
            createdAt: string;
            /** @description Payload, varies by type. An empty one may come as an empty array (observed). */
            event: Record<string, unknown>;
            /** @description Unique event identifier, used to acknowledge. Some senders write a number (observed). */
            id: string;
            /** @description Event type. New types may be added. */
            type: string;
        };
        /**
         * EventIdList
         * @description The ids of processed events.
         */
        EventIdList: {
            /** @description Ids of the processed events. */
            eventIdList: string[];
        };
        /**
         * EventList
         * @description A page of events, in creation order.
         */
        EventList: {
            eventList: components["schemas"]["ChannelEvent"][];
        };
        /**
         * GlobalAttributes
         * @description The global attributes as a channel published them.
         */
        GlobalAttributes: {
            /** @description Attributes of every listing. */
            attributeList?: components["schemas"]["Attribute"][];
        };
        /**
         * InvoiceDiscount
         * @description A discount on a line.
         */
        InvoiceDiscount: {
            discountId?: string;
            name?: string;
            /** @default 0 */
            totalGrossPrice: number;
            /** @default 0 */
            totalNetPrice: number;
            /** @default 0 */
            totalVatAmount: number;
            /**
             * @description VAT rate, in percent.
             * @default 0
             */
            vatRate?: number;
        };
        /**
         * InvoiceDocumentType
         * @description Kind of document.
         * @enum {string}
         */
        InvoiceDocumentType: "INVOICE" | "CREDITNOTE";
        /**
         * InvoiceMetaData
         * @description The content of an invoice.
         */
        InvoiceMetaData: {
            billingAddress: components["schemas"]["Address"];
            buyerVatNumber?: string;
            /** @description Currency, three letters (ISO 4217). */
            currency: string;
            /** @description Whether the goods leave the EU. */
            exportOutsideEu?: boolean;
            /** @description Number of the invoice or credit note. */
            invoiceNumber: string;
            orderId: components["schemas"]["OrderId"];
            orderList?: components["schemas"]["InvoiceOrder"][];
            /** @description Number of the invoice that is corrected. */
            originalInvoiceNumber?: string;
            sellerId: components["schemas"]["SellerId"];
            sellerVatNumber?: string;
            shipmentDate?: components["schemas"]["Timestamp"];
            /**
             * @description Which address decides the tax.
             * @enum {string}
             */
            taxAddressRole?: "shipFrom" | "shipTo";
            taxCalculationDate: components["schemas"]["Timestamp"];
            transactionDate: components["schemas"]["Timestamp"];
            transactionDetails?: string;
            type: components["schemas"]["InvoiceDocumentType"];
        };
        /**
         * InvoiceOrder
         * @description An order on an invoice.
         */
        InvoiceOrder: {
            orderId: components["schemas"]["OrderId"];
            purchasedAt: components["schemas"]["Timestamp"];
            shippingAddress?: components["schemas"]["Address"];
            transactionItemList?: components["schemas"]["InvoiceTransactionItem"][];
        };
        /**
         * InvoiceTransactionItem
         * @description A line of an invoice.
         */
        InvoiceTransactionItem: {
            /** @description Discounts on the line. */
            discounts?: components["schemas"]["InvoiceDiscount"][];
            /** @description Id of the order item. Some senders write a number (observed). */
            orderItemId: string;
            /**
             * @description Kind of order item.
             * @enum {string}
             */
            orderItemType: "ITEM" | "SHIPPING" | "PAYMENT";
            /**
             * @description How many.
             * @default 1
             */
            quantity?: number;
            /** @description Stock keeping unit of the seller. */
            sku?: string;
            /** @description Title shown to buyers. */
            title?: string;
            /** @description Gross price of the line, discounts included. */
            totalGrossPriceWithDiscounts: number;
            /** @description Net price of the line, discounts included. */
            totalNetPriceWithDiscounts: number;
            /** @description VAT amount of the line, discounts included. */
            totalVatAmountWithDiscounts: number;
            /** @description VAT rate, in percent. */
            vatRate: number;
        };
        /**
         * InvoiceUpload
         * @description An invoice and what it says.
         */
        InvoiceUpload: {
            /**
             * Format: binary
             * @description The document, a PDF of at most 16 MB.
             */
            document: Blob;
            /** @description The content of the document. */
            invoice: components["schemas"]["InvoiceMetaData"];
        };
        /**
         * MinimumClientsVersionRequired
         * @description The oldest client of a kind.
         */
        MinimumClientsVersionRequired: {
            type: string;
            /** @description Oldest version of that client. */
            version: string;
        };
        /**
         * Notification
         * @description The channel tells a seller something.
         */
        Notification: {
            /** @description The notification in words, for a person to read. */
            message: string;
            reference?: components["schemas"]["ChannelNotificationReference"];
            sellerId: components["schemas"]["SellerId"];
            /** @description How bad it is. */
            severity: components["schemas"]["ChannelNotificationSeverity"];
        };
        /**
         * OfferEnd
         * @description The seller ends an offer.
         */
        OfferEnd: {
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OfferId
         * Format: int64
         * @description Id of an offer; unique per seller.
         */
        OfferId: number;
        /**
         * OfferListingFailed
         * @description An offer that could not be listed.
         */
        OfferListingFailed: {
            errorList: components["schemas"]["OfferListingFailedError"][];
            failedAt: components["schemas"]["Timestamp"];
            offerId: components["schemas"]["OfferId"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OfferListingFailedError
         * @description Why an offer could not be listed.
         */
        OfferListingFailedError: {
            /** @description A word for the kind of problem. */
            code: string;
            /** @description Further text that the message has no room for. */
            longMessage?: string;
            /** @description The error in words, for a person to read. */
            message: string;
            /** @description A value that would be accepted. */
            recommendedValue?: string;
            /** @description Attribute that the error is about. */
            relatedAttributeId?: string;
        };
        /**
         * OfferListingFailedList
         * @description Offers that could not be listed.
         */
        OfferListingFailedList: {
            offerList: components["schemas"]["OfferListingFailed"][];
        };
        /**
         * OfferListingInProgress
         * @description An offer whose listing has begun.
         */
        OfferListingInProgress: {
            offerId: components["schemas"]["OfferId"];
            sellerId: components["schemas"]["SellerId"];
            startedAt: components["schemas"]["Timestamp"];
        };
        /**
         * OfferListingInProgressList
         * @description Offers whose listing has begun.
         */
        OfferListingInProgressList: {
            offerList: components["schemas"]["OfferListingInProgress"][];
        };
        /**
         * OfferListingSuccessful
         * @description An offer that is listed.
         */
        OfferListingSuccessful: {
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            listedAt: components["schemas"]["Timestamp"];
            /** @description Address of the listing on the marketplace. */
            listingUrl?: string;
            offerId: components["schemas"]["OfferId"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OfferListingSuccessfulList
         * @description Offers that are listed.
         */
        OfferListingSuccessfulList: {
            offerList: components["schemas"]["OfferListingSuccessful"][];
        };
        /**
         * OfferNew
         * @description A whole offer, as the seller wants it listed.
         */
        OfferNew: {
            brand?: string;
            /** @description Values of attributes of the channel. */
            channelAttributeList?: components["schemas"]["ChannelAttribute"][];
            /** @description Category of the channel; present in one form of the event, absent in another. */
            channelCategoryId?: string;
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Global trade item number. */
            gtin?: string;
            /** @description International standard book number. */
            isbn?: string;
            /** @description Address of the main picture; good for 7 days after the event (documented), so copy it. */
            mainPicture?: string;
            /** @description Manufacturer part number. */
            mpn?: string;
            offerId: components["schemas"]["OfferId"];
            parentOfferId?: components["schemas"]["OfferId"];
            /** @description Addresses of further pictures, good for 7 days too. */
            pictureList?: string[];
            /** @description Prices, one entry for each price list. */
            priceList: components["schemas"]["PriceContainer"][];
            /** @description Attributes of the product, as the seller names them. */
            productAttributeList?: components["schemas"]["ProductAttribute"][];
            /** @description How many. */
            quantity?: components["schemas"]["DecimalText"];
            sellerId: components["schemas"]["SellerId"];
            sku: components["schemas"]["Sku"];
            srp?: components["schemas"]["Price"];
            /** @description Second title shown to buyers. */
            subTitle?: string;
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description Title shown to buyers. */
            title?: string;
            variationList?: components["schemas"]["Variation"][];
        };
        /**
         * OfferPriceUpdate
         * @description The prices of an offer changed.
         */
        OfferPriceUpdate: {
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            /** @description Prices, one entry for each price list. */
            priceList: components["schemas"]["PriceContainer"][];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OfferStockUpdate
         * @description The stock of an offer changed.
         */
        OfferStockUpdate: {
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * Order
         * @description An order of a buyer on the channel.
         */
        Order: {
            /** @description More about the order. */
            additionalOrderData?: components["schemas"]["AdditionalOrderDataGroup"][];
            /** @description Whether the buyer is a business. */
            b2b?: boolean;
            billingAddress?: components["schemas"]["Address"];
            buyer?: components["schemas"]["OrderBuyer"];
            /** @description Currency, three letters (ISO 4217). */
            currency: string;
            /** @description Whether the channel fulfils the order. */
            fbc?: boolean;
            /**
             * @description Which side makes the invoice document.
             * @default not-set
             * @enum {string}
             */
            invoiceDocumentTransfer?: "not-set" | "from-seller" | "from-channel";
            /** @description Language of the buyer. */
            language?: string;
            lastChangedAt: components["schemas"]["Timestamp"];
            /** @description A note for people. */
            note?: string;
            orderAcceptUntil?: components["schemas"]["Timestamp"];
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: components["schemas"]["OrderItem"][];
            orderStatus: components["schemas"]["ChannelOrderStatus"];
            paymentMethod?: string;
            paymentReference?: string;
            purchasedAt: components["schemas"]["Timestamp"];
            /** @description Name of the sales channel within the marketplace. */
            salesChannelName?: string;
            sellerId: components["schemas"]["SellerId"];
            shippingAddress?: components["schemas"]["Address"];
            /** @description Whether an old device is picked up. */
            weeePickup?: boolean;
        };
        /**
         * OrderAddressUpdate
         * @description The address of an order; possible while it is CREATED or UNACKED.
         */
        OrderAddressUpdate: {
            billingAddress?: components["schemas"]["Address"];
            buyer?: components["schemas"]["OrderBuyer"];
            orderId: components["schemas"]["OrderId"];
            sellerId: components["schemas"]["SellerId"];
            shippingAddress?: components["schemas"]["Address"];
        };
        /**
         * OrderAddressUpdateList
         * @description Orders whose address changed.
         */
        OrderAddressUpdateList: {
            orderList: components["schemas"]["OrderAddressUpdate"][];
        };
        /**
         * OrderBuyer
         * @description Who ordered: e-mail address and VAT id.
         */
        OrderBuyer: {
            /**
             * Format: email
             * @description Mail address.
             */
            email?: string;
            vatId?: string;
        };
        /**
         * OrderCancellationAccepted
         * @description The seller accepted a cancellation.
         */
        OrderCancellationAccepted: {
            /** @description Id of the cancellation request; a UUID where the channel asked, and now and then none (observed). */
            orderCancellationRequestId: string;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderCancellationDenied
         * @description The seller denied a cancellation.
         */
        OrderCancellationDenied: {
            /** @description Id of the cancellation request; a UUID where the channel asked, and now and then none (observed). */
            orderCancellationRequestId: string;
            /** @description Why. */
            reason: string;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderCancellationItem
         * @description An item to cancel.
         */
        OrderCancellationItem: {
            orderItemId: components["schemas"]["OrderItemId"];
            /**
             * @description How many.
             * @default 1.0
             */
            quantity?: components["schemas"]["DecimalText"];
        };
        /**
         * OrderCancellationRequest
         * @description The channel asks for a cancellation.
         */
        OrderCancellationRequest: {
            cancelReason?: components["schemas"]["CancelReason"];
            /** @description Why, in words for a person to read. */
            message?: string;
            /**
             * Format: uuid
             * @description Id that the channel gives the request; the event that answers it carries it.
             */
            orderCancellationRequestId: string;
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: components["schemas"]["OrderCancellationItem"][];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderCancellationRequested
         * @description The seller asks for a cancellation.
         */
        OrderCancellationRequested: {
            cancelReason?: components["schemas"]["CancelReason"];
            /** @description Why, in words for a person to read. */
            message?: string;
            /** @description Id of the cancellation request; now and then no UUID (observed). */
            orderCancellationRequestId: string;
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: components["schemas"]["OrderCancellationItem"][];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderConfirmed
         * @description The seller accepted or refused an order.
         */
        OrderConfirmed: {
            /** @description Whether the seller accepted the order. */
            orderAccepted?: boolean;
            orderId: string;
            /** @description Why. */
            reason?: components["schemas"]["CancelReason"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderId
         * @description Id of an order, which the channel gives it in `Orders_Create`; unique per seller.
         */
        OrderId: string;
        /**
         * OrderInvoice
         * @description The seller made an invoice or a credit note.
         */
        OrderInvoice: {
            documentExpiresAt?: components["schemas"]["Timestamp"];
            /** @description Id by which `Invoices_Download` gives the document. */
            documentId: string;
            /** @description Number of the invoice or credit note. */
            invoiceNumber: string;
            orderId: components["schemas"]["OrderId"];
            sellerId: components["schemas"]["SellerId"];
            type: components["schemas"]["InvoiceDocumentType"];
        };
        /**
         * OrderItem
         * @description An item of an order, told apart by `type`.
         */
        OrderItem: components["schemas"]["OrderItemTypeItem"] | components["schemas"]["OrderItemTypeShipping"] | components["schemas"]["OrderItemTypePayment"];
        /**
         * OrderItemId
         * @description Id of an item of an order, which the channel gives it in `Orders_Create`.
         */
        OrderItemId: string;
        /**
         * OrderItemPaymentStatus
         * @description Whether an item is paid. The models also have a ChannelPaymentStatus with PARTIALLY_PAID, which no field uses.
         * @enum {string}
         */
        OrderItemPaymentStatus: "PENDING" | "PAID";
        /**
         * OrderItemStatus
         * @description Status of an item of an order. Allowed next (documented): after UNSHIPPED any; after SHIPPED any but UNSHIPPED; after RETURNED RETURNED or REFUNDED; CANCELED_BY_SELLER, CANCELED_BY_BUYER and REFUNDED stay what they are.
         * @enum {string}
         */
        OrderItemStatus: "UNSHIPPED" | "SHIPPED" | "CANCELED_BY_SELLER" | "CANCELED_BY_BUYER" | "RETURNED" | "REFUNDED";
        /**
         * OrderItemTypeItem
         * @description Goods.
         */
        OrderItemTypeItem: {
            /** @description More about the item. */
            additionalOrderItemData?: components["schemas"]["AdditionalOrderDataGroup"][];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            estimatedDeliveryDate?: components["schemas"]["Timestamp"];
            estimatedShippingDate?: components["schemas"]["Timestamp"];
            grossFee?: components["schemas"]["DecimalText"];
            grossPrice: components["schemas"]["DecimalText"];
            itemPaymentStatus?: components["schemas"]["OrderItemPaymentStatus"];
            itemStatus?: components["schemas"]["OrderItemStatus"];
            /** @description A note for people. The guide's example has one on goods. */
            note?: string;
            offerId?: components["schemas"]["OfferId"];
            orderItemId: components["schemas"]["OrderItemId"];
            /**
             * @description How many.
             * @default 1.0
             */
            quantity?: components["schemas"]["DecimalText"];
            remainingQuantity?: components["schemas"]["DecimalText"];
            shipFromCountry?: components["schemas"]["Country3"];
            /** @description Which items are shipped together. Older clients write it on goods too. */
            shippingGroup?: string;
            sku?: components["schemas"]["Sku"];
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description Title shown to buyers. */
            title?: string;
            total: components["schemas"]["DecimalText"];
            /**
             * @description Which kind of order item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ITEM";
        };
        /**
         * OrderItemTypePayment
         * @description Payment costs.
         */
        OrderItemTypePayment: {
            grossPrice: components["schemas"]["DecimalText"];
            /** @description A note for people. */
            note: string;
            orderItemId: components["schemas"]["OrderItemId"];
            taxPercent?: components["schemas"]["DecimalText"];
            /**
             * @description Which kind of order item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "PAYMENT";
        };
        /**
         * OrderItemTypeShipping
         * @description Shipping costs.
         */
        OrderItemTypeShipping: {
            grossPrice: components["schemas"]["DecimalText"];
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. The guide's example has one on shipping costs. */
            quantity?: components["schemas"]["DecimalText"];
            /** @description Which items are shipped together. */
            shippingGroup: string;
            taxPercent?: components["schemas"]["DecimalText"];
            /**
             * @description Which kind of order item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SHIPPING";
        };
        /**
         * OrderList
         * @description Orders of a channel.
         */
        OrderList: {
            orderList: components["schemas"]["Order"][];
        };
        /**
         * OrderPayment
         * @description An order was paid.
         */
        OrderPayment: {
            orderId: components["schemas"]["OrderId"];
            paidAt: components["schemas"]["Timestamp"];
            /** @description Whether everything has been paid. */
            paymentComplete: boolean;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderRefund
         * @description The seller refunds items.
         */
        OrderRefund: {
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: components["schemas"]["RefundOrderItem"][];
            /** @description Id that `Refunds_ReportResult` answers to. */
            refundId: string;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderReturnReceived
         * @description The seller received goods back.
         */
        OrderReturnReceived: {
            /** @description Id of the return, given by the channel. */
            channelReturnId?: string;
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: components["schemas"]["ReturnReceivedOrderItem"][];
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the return, given by the seller. */
            sellerReturnId: string;
        };
        /**
         * OrderShipping
         * @description The seller shipped parts of an order.
         */
        OrderShipping: {
            orderId: components["schemas"]["OrderId"];
            sellerId: components["schemas"]["SellerId"];
            /** @description Whether everything has been shipped. */
            shippingComplete: boolean;
            /** @description Parcels. */
            shippingItems: components["schemas"]["ShippingPosition"][];
        };
        /**
         * OrderStatus
         * @description The status of an order.
         */
        OrderStatus: {
            orderId: components["schemas"]["OrderId"];
            orderItems?: components["schemas"]["OrderStatusItem"][];
            orderStatus: components["schemas"]["ChannelOrderStatus"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * OrderStatusItem
         * @description The status of an item of an order.
         */
        OrderStatusItem: {
            itemStatus: components["schemas"]["OrderItemStatus"];
            orderItemId: components["schemas"]["OrderItemId"];
            paymentStatus: components["schemas"]["OrderItemPaymentStatus"];
            shipFromCountry?: components["schemas"]["Country3"];
        };
        /**
         * OrderStatusList
         * @description Orders whose status changed.
         */
        OrderStatusList: {
            orderList: components["schemas"]["OrderStatus"][];
        };
        /**
         * PartialSuccess
         * @description The items that were not stored. An empty list means that all were stored.
         */
        PartialSuccess: {
            /** @description One entry for each order that was not stored, its id in `hint`; CHN401 says that there are some. The message holds the id too (observed). */
            errorList?: components["schemas"]["ChannelErrorEntry"][];
        };
        /**
         * PaymentRules
         * @description How buyers of a channel pay.
         */
        PaymentRules: {
            /** @description Payment methods the channel takes. */
            supportedPaymentMethodList: components["schemas"]["SupportedPaymentMethod"][];
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
         * PriceContainer
         * @description One price list of an offer.
         */
        PriceContainer: {
            id: string;
            /** @description Prices by quantity. */
            quantityPriceList: components["schemas"]["QuantityPrice"][];
        };
        /**
         * PriceType
         * @description A price type of a channel.
         */
        PriceType: {
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Name shown to people. */
            displayName: string;
            /** @description Id that the channel gives the price type. */
            priceTypeId: string;
        };
        /**
         * ProductAttribute
         * @description An attribute of a product, as the seller names it.
         */
        ProductAttribute: {
            name: string;
            value: string;
        };
        /**
         * QuantityPrice
         * @description The price of one piece from a quantity on.
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
         * RefundOrderItem
         * @description An item to refund.
         */
        RefundOrderItem: {
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
         * RefundProcessingError
         * @description Why a refund was not processed.
         */
        RefundProcessingError: {
            /** @description A word for the kind of problem. */
            code?: string;
            /** @description The error in words, for a person to read. */
            message: string;
        };
        /**
         * RefundProcessingResult
         * @description The channel's answer to a refund.
         */
        RefundProcessingResult: {
            /** @description Whether it was accepted. */
            isAccepted: boolean;
            /** @description Why it was not accepted. */
            processingErrorList?: components["schemas"]["RefundProcessingError"][];
            /** @description Id that came with `Seller:Order.Refund`. */
            refundId: string;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * RefundReason
         * @description Why something is refunded.
         * @enum {string}
         */
        RefundReason: "NO_REASON" | "DEFECT" | "WRONG_ITEM" | "WRONG_SIZE" | "TOO_LATE" | "BAD_QUALITY" | "OTHER";
        /**
         * ReportRequest
         * @description The seller asks for a report.
         */
        ReportRequest: {
            /**
             * Format: date
             * @description Last day.
             */
            endDate?: string;
            options?: components["schemas"]["ReportRequestOptions"];
            /** @description Id by which `Reports_SendData` and `Reports_Complete` know the report. */
            reportId: string;
            reportType: components["schemas"]["ReportType"];
            sellerId: components["schemas"]["SellerId"];
            /**
             * Format: date
             * @description First day.
             */
            startDate?: string;
        };
        /**
         * ReportRequestOptions
         * @description How the results of a report come.
         */
        ReportRequestOptions: {
            /** @description Whether results come as channel events; spelled with a capital R on the wire. */
            ResultsAsChannelEvent?: boolean;
        };
        /**
         * ReportType
         * @description Kind of report.
         * @enum {string}
         */
        ReportType: "SELLER_INVENTORY";
        /**
         * ReturnAnnouncement
         * @description A buyer will send goods back.
         */
        ReturnAnnouncement: {
            /** @description Id of the return, given by the channel. */
            channelReturnId: string;
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem?: components["schemas"]["ReturnAnnouncementItem"][];
            returnTracking?: components["schemas"]["AnnouncedReturnTracking"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * ReturnAnnouncementItem
         * @description An item that will come back.
         */
        ReturnAnnouncementItem: {
            /** @description A note for people. */
            note?: string;
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            returnReason: components["schemas"]["ReturnReason"];
        };
        /**
         * ReturnProcessingError
         * @description Why a return was not processed.
         */
        ReturnProcessingError: {
            /** @description A word for the kind of problem. */
            code?: string;
            /** @description The error in words, for a person to read. */
            message: string;
        };
        /**
         * ReturnProcessingResult
         * @description The channel's answer to a return.
         */
        ReturnProcessingResult: {
            /** @description Whether it was accepted. */
            isAccepted: boolean;
            /** @description Why it was not accepted. */
            processingErrorList?: components["schemas"]["ReturnProcessingError"][];
            sellerId: components["schemas"]["SellerId"];
            /** @description Id of the return, given by the seller. */
            sellerReturnId: string;
        };
        /**
         * ReturnReason
         * @description Why goods come back.
         * @enum {string}
         */
        ReturnReason: "NO_REASON" | "DEFECT" | "WRONG_ITEM" | "WRONG_SIZE" | "TOO_LATE" | "BAD_QUALITY";
        /**
         * ReturnReceivedOrderItem
         * @description An item that came back.
         */
        ReturnReceivedOrderItem: {
            /** @description Whether the seller accepts the return. */
            acceptReturn: boolean;
            /** @description Condition of the goods. */
            condition: components["schemas"]["Condition"];
            /** @description A note for people. */
            note?: string;
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            /**
             * @description Whether the goods have to be sent back.
             * @default true
             */
            requireReturnShipping: boolean;
            returnReason: components["schemas"]["ReturnReason"];
        };
        /**
         * SalesChannel
         * @description A channel, as sellers see it.
         */
        SalesChannel: {
            /** @description Id of the app behind the channel. */
            appId?: string;
            channel: components["schemas"]["ChannelId"];
            /**
             * @description Kind of channel.
             * @default MARKETPLACE
             * @enum {string}
             */
            channelType?: "MARKETPLACE" | "OTHER";
            /** @description Currency, three letters (ISO 4217). */
            currency?: string;
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Name shown to people. */
            displayName: string;
            featureList: components["schemas"]["ChannelFeatureList"];
            /** @description Ties together values that belong to one another. */
            group?: string;
            /**
             * @description Whether it is a platform channel.
             * @default false
             */
            isPlatform?: boolean;
            /** @description Address of the logo. */
            logo?: string;
            /** @description Ids of the channels of the platform; platform channels only. */
            marketplaceChannelList?: components["schemas"]["ChannelId"][];
            /** @description Channels of the platform; platform channels only. */
            marketplaceChannels?: components["schemas"]["SalesChannel"][];
            marketplaceList: string[];
            /** @description Oldest ERP clients the channel works with. */
            minimumClientsVersionRequired?: components["schemas"]["MinimumClientsVersionRequired"][];
            /** @description Platform the channel belongs to. */
            platform?: string;
            /**
             * Format: uri
             * @description Page that tells what the channel costs.
             */
            pricing?: string;
            /** @description Page of the channel where a seller signs up. The channel hosts it, and alone keeps the credentials of the marketplace (documented). */
            signUpUrl: string;
            /** @description Group of channels that share their stock. */
            stockSyncGroup?: string;
            /**
             * Format: email
             * @description Mail address of the support.
             */
            supportContact: string;
            /** @description Languages the channel speaks. */
            supportedLanguages?: string[];
            /** @description Page of the channel where a seller updates the link to it. */
            updateUrl?: string;
            /** @description The company that runs it. */
            vendor: string;
            /**
             * @description The sellers who see the channel.
             * @enum {string}
             */
            visibility?: "JTL" | "THIRDPARTY" | "ONBOARDING" | "RESTRICTED";
            /**
             * Format: uri
             * @description Web address.
             */
            website: string;
        };
        /**
         * SalesChannelOffer
         * @description How a channel offers a product.
         */
        SalesChannelOffer: {
            channel: components["schemas"]["ChannelId"];
            offerId: components["schemas"]["OfferId"];
            /** @description Prices, one entry for each price list. */
            priceList?: components["schemas"]["PriceContainer"][];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * SellerAttributeList
         * @description The attributes of one seller.
         */
        SellerAttributeList: {
            /** @description Attributes of this seller. */
            attributeList?: components["schemas"]["Attribute"][];
            sellerId?: components["schemas"]["SellerId"];
        };
        /**
         * SellerAttributes
         * @description The attributes of the sellers of an account as a channel published them.
         */
        SellerAttributes: {
            /** @description Changes when the list does. Its form is not known. */
            attributeListVersion?: unknown;
            /** @description The attributes of each seller. */
            sellerAttributeList?: components["schemas"]["SellerAttributeList"][];
        };
        /**
         * SellerAttributesUpdateRequest
         * @description Whose attributes are asked for.
         */
        SellerAttributesUpdateRequest: {
            channel?: components["schemas"]["ChannelId"];
            sellerId?: components["schemas"]["SellerId"];
        };
        /**
         * Seller:Channel.Unlinked
         * @description A seller left the channel.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "reason": "No longer needed.",
         *         "sellerId": "1",
         *         "unlinkedAt": "2026-02-11T08:30:00Z"
         *       },
         *       "id": "01J9ZC4Q7Y0037",
         *       "type": "Seller:Channel.Unlinked"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "permanentlyRemoved": false,
         *         "reason": "No longer needed.",
         *         "sellerId": "1",
         *         "unlinkedAt": "2026-02-11T08:30:00Z"
         *       },
         *       "id": "01J9ZC4Q7Y0038",
         *       "type": "Seller:Channel.Unlinked"
         *     }
         */
        SellerChannelUnlinkedEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["ChannelUnlinked"];
            /** @constant */
            type?: "Seller:Channel.Unlinked";
        };
        /**
         * SellerEventList
         * @description A page of events for sellers. Types that were seen are Channel:ChannelDataChanged, Channel:Order.Return and Channel:Order.RefundProcessingResult; described are new orders, changes of their status and address, and changes of listing progress.
         */
        SellerEventList: {
            /** @description First in, first out. */
            eventList: components["schemas"]["EventEnvelope"][];
        };
        /**
         * SellerId
         * @description Id of a seller, chosen by the channel.
         */
        SellerId: string;
        /**
         * SellerInventoryItem
         * @description An offer in a report of the inventory.
         */
        SellerInventoryItem: {
            /** @description Values of attributes of the channel. */
            channelAttributeList?: components["schemas"]["ChannelAttribute"][];
            /** @description Category of the channel; present in one form of the event, absent in another. */
            channelCategoryId?: string;
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            /** @description When the offer was made; some clients send it (observed). */
            createdAt?: components["schemas"]["Timestamp"];
            /** @description European article number. */
            ean?: string;
            offerId?: components["schemas"]["OfferId"];
            /** @description Prices, one entry for each price list. */
            priceList?: components["schemas"]["PriceContainer"][];
            /** @description How many. */
            quantity?: components["schemas"]["DecimalText"];
            /** @description The id that some clients call `offerId` (observed). */
            sellerOfferId?: components["schemas"]["OfferId"];
            sku?: components["schemas"]["Sku"];
            /** @description Title shown to buyers. */
            title?: string;
        };
        /**
         * SellerInvoiceMetaData
         * @description The content of an invoice of a seller, and its channel.
         */
        SellerInvoiceMetaData: components["schemas"]["InvoiceMetaData"] & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * SellerInvoiceUpload
         * @description An invoice of a seller and what it says.
         */
        SellerInvoiceUpload: {
            /**
             * Format: binary
             * @description The document, a PDF of at most 16 MB.
             */
            document: Blob;
            invoice: components["schemas"]["SellerInvoiceMetaData"];
        };
        /**
         * SellerLogin
         * @description A new refresh token of a seller's account.
         */
        SellerLogin: {
            /**
             * Format: password
             * @description The refresh token. Examples begin with `SELLER.`; opaque, never parse it.
             */
            token?: string;
        };
        /**
         * Seller:Meta.SellerAttributesUpdateRequest
         * @description A seller asks for the attributes of a channel again.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0039",
         *       "type": "Seller:Meta.SellerAttributesUpdateRequest"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channel": "TESTCHANNEL",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0040",
         *       "type": "Seller:Meta.SellerAttributesUpdateRequest"
         *     }
         */
        SellerMetaSellerAttributesUpdateRequestEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["SellerAttributesUpdateRequest"];
            /** @constant */
            type?: "Seller:Meta.SellerAttributesUpdateRequest";
        };
        /**
         * SellerOffer
         * @description A product and how each channel offers it.
         */
        SellerOffer: {
            product?: components["schemas"]["SellerProduct"];
            /** @description One entry for each channel. */
            salesChannelOfferList: components["schemas"]["SalesChannelOffer"][];
        };
        /**
         * SellerOfferEnd
         * @description One entry of SellerOfferEndList.
         */
        SellerOfferEnd: {
            channel: components["schemas"]["ChannelId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * Seller:Offer.End
         * @description A seller ends an offer.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "offerId": 4711,
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0029",
         *       "type": "Seller:Offer.End"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channelOfferId": "MP-4711",
         *         "offerId": 4711,
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0030",
         *       "type": "Seller:Offer.End"
         *     }
         */
        SellerOfferEndEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OfferEnd"];
            /** @constant */
            type?: "Seller:Offer.End";
        };
        /**
         * SellerOfferEndList
         * @description Offers to end.
         */
        SellerOfferEndList: {
            /** @description One entry for each. */
            offerList: components["schemas"]["SellerOfferEnd"][];
        };
        /**
         * SellerOfferList
         * @description Offers of a seller. The documented part of the shape; further fields are accepted.
         */
        SellerOfferList: {
            offerList: components["schemas"]["SellerOffer"][];
        };
        /**
         * Seller:Offer.New
         * @description A seller offers something on the channel.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "offerId": 4711,
         *         "priceList": [
         *           {
         *             "id": "default",
         *             "quantityPriceList": [
         *               {
         *                 "amount": "24.90",
         *                 "currency": "EUR"
         *               }
         *             ]
         *           }
         *         ],
         *         "sellerId": "1",
         *         "sku": "SPADE-01"
         *       },
         *       "id": "01J9ZC4Q7Y0025",
         *       "type": "Seller:Offer.New"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "brand": "Kontor",
         *         "channelAttributeList": [
         *           {
         *             "attributeId": "colour",
         *             "group": "0",
         *             "value": "green"
         *           }
         *         ],
         *         "channelCategoryId": "104",
         *         "channelOfferId": "MP-4711",
         *         "description": "A spade for heavy soil.",
         *         "gtin": "4006381333931",
         *         "isbn": "9783161484100",
         *         "mainPicture": "https://pictures.example/spade.jpg",
         *         "mpn": "SP-01",
         *         "offerId": 4711,
         *         "parentOfferId": 4700,
         *         "pictureList": [
         *           "https://pictures.example/spade.jpg"
         *         ],
         *         "priceList": [
         *           {
         *             "id": "default",
         *             "quantityPriceList": [
         *               {
         *                 "amount": "24.90",
         *                 "currency": "EUR",
         *                 "quantity": "1.0"
         *               }
         *             ]
         *           }
         *         ],
         *         "productAttributeList": [
         *           {
         *             "name": "Material",
         *             "value": "green"
         *           }
         *         ],
         *         "quantity": "12.0",
         *         "sellerId": "1",
         *         "sku": "SPADE-01",
         *         "srp": {
         *           "amount": "24.90",
         *           "currency": "EUR"
         *         },
         *         "subTitle": "Ash handle",
         *         "taxPercent": "19.00",
         *         "title": "Garden spade",
         *         "variationList": [
         *           {
         *             "channelAttributeList": [
         *               {
         *                 "attributeId": "colour",
         *                 "group": "0",
         *                 "value": "green"
         *               }
         *             ],
         *             "description": "A spade for heavy soil.",
         *             "gtin": "4006381333931",
         *             "offerId": 4711,
         *             "pictureList": [
         *               "https://pictures.example/spade.jpg"
         *             ],
         *             "priceList": [
         *               {
         *                 "id": "default",
         *                 "quantityPriceList": [
         *                   {
         *                     "amount": "24.90",
         *                     "currency": "EUR"
         *                   }
         *                 ]
         *               }
         *             ],
         *             "quantity": "1.0",
         *             "sku": "SPADE-01",
         *             "subTitle": "Ash handle",
         *             "taxPercent": "19.00",
         *             "title": "Garden spade",
         *             "variationDimensionList": [
         *               {
         *                 "attributeId": "colour",
         *                 "group": "0",
         *                 "value": "green"
         *               }
         *             ]
         *           }
         *         ]
         *       },
         *       "id": "01J9ZC4Q7Y0026",
         *       "type": "Seller:Offer.New"
         *     }
         */
        SellerOfferNewEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OfferNew"];
            /** @constant */
            type?: "Seller:Offer.New";
        };
        /**
         * SellerOfferPrice
         * @description One entry of SellerOfferPriceList.
         */
        SellerOfferPrice: {
            channel: components["schemas"]["ChannelId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            /** @description Prices, one entry for each price list. */
            priceList?: components["schemas"]["PriceContainer"][];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * SellerOfferPriceList
         * @description Offers with new prices.
         */
        SellerOfferPriceList: {
            /** @description One entry for each. */
            offerList: components["schemas"]["SellerOfferPrice"][];
        };
        /**
         * Seller:Offer.PriceUpdate
         * @description The prices of an offer changed.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "offerId": 4711,
         *         "priceList": [],
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0033",
         *       "type": "Seller:Offer.PriceUpdate"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channelOfferId": "MP-4711",
         *         "offerId": 4711,
         *         "priceList": [
         *           {
         *             "id": "default",
         *             "quantityPriceList": [
         *               {
         *                 "amount": "24.90",
         *                 "currency": "EUR",
         *                 "quantity": "1.0"
         *               }
         *             ]
         *           }
         *         ],
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0034",
         *       "type": "Seller:Offer.PriceUpdate"
         *     }
         */
        SellerOfferPriceUpdateEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OfferPriceUpdate"];
            /** @constant */
            type?: "Seller:Offer.PriceUpdate";
        };
        /**
         * SellerOfferStock
         * @description One entry of SellerOfferStockList.
         */
        SellerOfferStock: {
            channel: components["schemas"]["ChannelId"];
            channelOfferId?: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            quantity?: components["schemas"]["DecimalText"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * SellerOfferStockList
         * @description Offers with new stocks.
         */
        SellerOfferStockList: {
            /** @description One entry for each. */
            offerList: components["schemas"]["SellerOfferStock"][];
        };
        /**
         * Seller:Offer.StockUpdate
         * @description The stock of an offer changed.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "offerId": 4711,
         *         "quantity": "1.0",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0031",
         *       "type": "Seller:Offer.StockUpdate"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channelOfferId": "MP-4711",
         *         "offerId": 4711,
         *         "quantity": "1.0",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0032",
         *       "type": "Seller:Offer.StockUpdate"
         *     }
         */
        SellerOfferStockUpdateEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OfferStockUpdate"];
            /** @constant */
            type?: "Seller:Offer.StockUpdate";
        };
        /**
         * Seller:Offer.Update
         * @description A seller changed an offer. Carries the whole listing, in the shape of Seller:Offer.New.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "offerId": 4711,
         *         "priceList": [
         *           {
         *             "id": "default",
         *             "quantityPriceList": [
         *               {
         *                 "amount": "24.90",
         *                 "currency": "EUR"
         *               }
         *             ]
         *           }
         *         ],
         *         "sellerId": "1",
         *         "sku": "SPADE-01"
         *       },
         *       "id": "01J9ZC4Q7Y0027",
         *       "type": "Seller:Offer.Update"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "brand": "Kontor",
         *         "channelAttributeList": [
         *           {
         *             "attributeId": "colour",
         *             "group": "0",
         *             "value": "green"
         *           }
         *         ],
         *         "channelCategoryId": "104",
         *         "channelOfferId": "MP-4711",
         *         "description": "A spade for heavy soil.",
         *         "gtin": "4006381333931",
         *         "isbn": "9783161484100",
         *         "mainPicture": "https://pictures.example/spade.jpg",
         *         "mpn": "SP-01",
         *         "offerId": 4711,
         *         "parentOfferId": 4700,
         *         "pictureList": [
         *           "https://pictures.example/spade.jpg"
         *         ],
         *         "priceList": [
         *           {
         *             "id": "default",
         *             "quantityPriceList": [
         *               {
         *                 "amount": "24.90",
         *                 "currency": "EUR",
         *                 "quantity": "1.0"
         *               }
         *             ]
         *           }
         *         ],
         *         "productAttributeList": [
         *           {
         *             "name": "Material",
         *             "value": "green"
         *           }
         *         ],
         *         "quantity": "12.0",
         *         "sellerId": "1",
         *         "sku": "SPADE-01",
         *         "srp": {
         *           "amount": "24.90",
         *           "currency": "EUR"
         *         },
         *         "subTitle": "Ash handle",
         *         "taxPercent": "19.00",
         *         "title": "Garden spade",
         *         "variationList": [
         *           {
         *             "channelAttributeList": [
         *               {
         *                 "attributeId": "colour",
         *                 "group": "0",
         *                 "value": "green"
         *               }
         *             ],
         *             "description": "A spade for heavy soil.",
         *             "gtin": "4006381333931",
         *             "offerId": 4711,
         *             "pictureList": [
         *               "https://pictures.example/spade.jpg"
         *             ],
         *             "priceList": [
         *               {
         *                 "id": "default",
         *                 "quantityPriceList": [
         *                   {
         *                     "amount": "24.90",
         *                     "currency": "EUR"
         *                   }
         *                 ]
         *               }
         *             ],
         *             "quantity": "1.0",
         *             "sku": "SPADE-01",
         *             "subTitle": "Ash handle",
         *             "taxPercent": "19.00",
         *             "title": "Garden spade",
         *             "variationDimensionList": [
         *               {
         *                 "attributeId": "colour",
         *                 "group": "0",
         *                 "value": "green"
         *               }
         *             ]
         *           }
         *         ]
         *       },
         *       "id": "01J9ZC4Q7Y0028",
         *       "type": "Seller:Offer.Update"
         *     }
         */
        SellerOfferUpdateEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OfferNew"];
            /** @constant */
            type?: "Seller:Offer.Update";
        };
        /**
         * SellerOrderAccept
         * @description One entry of SellerOrderAcceptList.
         */
        SellerOrderAccept: {
            channel: components["schemas"]["ChannelId"];
            /** @description Whether the seller accepts the order. */
            orderAccepted?: boolean;
            orderId: components["schemas"]["OrderId"];
            reason?: components["schemas"]["CancelReason"];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * Seller:Order.Accepted
         * @description The older name of Seller:Order.Confirmed, renamed in early 2026 (T8). Handle both alike.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0007",
         *       "type": "Seller:Order.Accepted"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderAccepted": true,
         *         "orderId": "ORDER-1001",
         *         "reason": "BUYER_CANCELLED",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0008",
         *       "type": "Seller:Order.Accepted"
         *     }
         */
        SellerOrderAcceptedEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderConfirmed"];
            /** @constant */
            type?: "Seller:Order.Accepted";
        };
        /**
         * SellerOrderAcceptList
         * @description Orders that the seller accepts or refuses.
         */
        SellerOrderAcceptList: {
            /** @description One entry for each. */
            orderList: components["schemas"]["SellerOrderAccept"][];
        };
        /**
         * Seller:Order.Cancellation.Accepted
         * @description The seller accepted a cancellation.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderCancellationRequestId": "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0015",
         *       "type": "Seller:Order.Cancellation.Accepted"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderCancellationRequestId": "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0016",
         *       "type": "Seller:Order.Cancellation.Accepted"
         *     }
         */
        SellerOrderCancellationAcceptedEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderCancellationAccepted"];
            /** @constant */
            type?: "Seller:Order.Cancellation.Accepted";
        };
        /**
         * Seller:Order.Cancellation.Denied
         * @description The seller denied a cancellation.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderCancellationRequestId": "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10",
         *         "reason": "No longer needed.",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0017",
         *       "type": "Seller:Order.Cancellation.Denied"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderCancellationRequestId": "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10",
         *         "reason": "No longer needed.",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0018",
         *       "type": "Seller:Order.Cancellation.Denied"
         *     }
         */
        SellerOrderCancellationDeniedEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderCancellationDenied"];
            /** @constant */
            type?: "Seller:Order.Cancellation.Denied";
        };
        /**
         * SellerOrderCancellationRequest
         * @description The seller asks for a cancellation. The fields are those with which a channel asks, and the channel.
         */
        SellerOrderCancellationRequest: {
            cancelReason?: components["schemas"]["CancelReason"];
            channel: components["schemas"]["ChannelId"];
            /** @description Why, in words for a person to read. */
            message?: string;
            /**
             * Format: uuid
             * @description Id that the seller gives the request; the answer of the channel carries it.
             */
            orderCancellationRequestId: string;
            orderId: components["schemas"]["OrderId"];
            /** @description Items concerned. */
            orderItem: components["schemas"]["OrderCancellationItem"][];
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * Seller:Order.Cancellation.Request
         * @description The seller asks to cancel items of an order.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderCancellationRequestId": "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10",
         *         "orderId": "ORDER-1001",
         *         "orderItem": [
         *           {
         *             "orderItemId": "ITEM-1"
         *           }
         *         ],
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0013",
         *       "type": "Seller:Order.Cancellation.Request"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "cancelReason": "BUYER_CANCELLED",
         *         "message": "Everything is ready.",
         *         "orderCancellationRequestId": "8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10",
         *         "orderId": "ORDER-1001",
         *         "orderItem": [
         *           {
         *             "orderItemId": "ITEM-1",
         *             "quantity": "1.0"
         *           }
         *         ],
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0014",
         *       "type": "Seller:Order.Cancellation.Request"
         *     }
         */
        SellerOrderCancellationRequestEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderCancellationRequested"];
            /** @constant */
            type?: "Seller:Order.Cancellation.Request";
        };
        /**
         * Seller:Order.Confirmed
         * @description The seller accepted or refused an order.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0005",
         *       "type": "Seller:Order.Confirmed"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderAccepted": true,
         *         "orderId": "ORDER-1001",
         *         "reason": "BUYER_CANCELLED",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0006",
         *       "type": "Seller:Order.Confirmed"
         *     }
         */
        SellerOrderConfirmedEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderConfirmed"];
            /** @constant */
            type?: "Seller:Order.Confirmed";
        };
        /**
         * Seller:Order.Invoice
         * @description The seller made an invoice or a credit note.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "documentExpiresAt": "2026-02-11T08:30:00Z",
         *         "documentId": "DOC-1",
         *         "invoiceNumber": "2026-0001",
         *         "orderId": "ORDER-1001",
         *         "sellerId": "1",
         *         "type": "INVOICE"
         *       },
         *       "id": "01J9ZC4Q7Y0021",
         *       "type": "Seller:Order.Invoice"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "documentExpiresAt": "2026-02-11T08:30:00Z",
         *         "documentId": "DOC-1",
         *         "invoiceNumber": "2026-0001",
         *         "orderId": "ORDER-1001",
         *         "sellerId": "1",
         *         "type": "INVOICE"
         *       },
         *       "id": "01J9ZC4Q7Y0022",
         *       "type": "Seller:Order.Invoice"
         *     }
         */
        SellerOrderInvoiceEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderInvoice"];
            /** @constant */
            type?: "Seller:Order.Invoice";
        };
        /**
         * SellerOrderPayment
         * @description One entry of SellerOrderPaymentList.
         */
        SellerOrderPayment: {
            channel: components["schemas"]["ChannelId"];
            orderId: components["schemas"]["OrderId"];
            paidAt?: components["schemas"]["Timestamp"];
            /** @description Whether everything has been paid. */
            paymentComplete?: boolean;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * Seller:Order.Payment
         * @description An order was paid.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "paidAt": "2026-02-11T08:30:00Z",
         *         "paymentComplete": true,
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0011",
         *       "type": "Seller:Order.Payment"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "paidAt": "2026-02-11T08:30:00Z",
         *         "paymentComplete": true,
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0012",
         *       "type": "Seller:Order.Payment"
         *     }
         */
        SellerOrderPaymentEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderPayment"];
            /** @constant */
            type?: "Seller:Order.Payment";
        };
        /**
         * SellerOrderPaymentList
         * @description Orders that are paid.
         */
        SellerOrderPaymentList: {
            /** @description One entry for each. */
            orderList: components["schemas"]["SellerOrderPayment"][];
        };
        /**
         * SellerOrderRefund
         * @description Items that the seller refunds. The payload of the event, and the channel.
         */
        SellerOrderRefund: components["schemas"]["OrderRefund"] & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * Seller:Order.Refund
         * @description The seller refunds items.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "orderItem": [
         *           {
         *             "orderItemId": "ITEM-1",
         *             "quantity": "1.0",
         *             "reason": "NO_REASON",
         *             "refund": "24.90",
         *             "refundCurrency": "EUR"
         *           }
         *         ],
         *         "refundId": "REFUND-1",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0019",
         *       "type": "Seller:Order.Refund"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "orderItem": [
         *           {
         *             "orderItemId": "ITEM-1",
         *             "quantity": "1.0",
         *             "reason": "NO_REASON",
         *             "refund": "24.90",
         *             "refundCurrency": "EUR"
         *           }
         *         ],
         *         "refundId": "REFUND-1",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0020",
         *       "type": "Seller:Order.Refund"
         *     }
         */
        SellerOrderRefundEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderRefund"];
            /** @constant */
            type?: "Seller:Order.Refund";
        };
        /**
         * SellerOrderReturn
         * @description Items that came back to the seller. The payload of the event, and the channel.
         */
        SellerOrderReturn: components["schemas"]["OrderReturnReceived"] & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * Seller:Order.ReturnReceived
         * @description Goods came back to the seller.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "orderItem": [
         *           {
         *             "acceptReturn": true,
         *             "condition": "ORIGINAL_PACKAGING",
         *             "orderItemId": "ITEM-1",
         *             "quantity": "1.0",
         *             "requireReturnShipping": true,
         *             "returnReason": "NO_REASON"
         *           }
         *         ],
         *         "sellerId": "1",
         *         "sellerReturnId": "RETURN-1"
         *       },
         *       "id": "01J9ZC4Q7Y0023",
         *       "type": "Seller:Order.ReturnReceived"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channelReturnId": "MP-RETURN-1",
         *         "orderId": "ORDER-1001",
         *         "orderItem": [
         *           {
         *             "acceptReturn": true,
         *             "condition": "ORIGINAL_PACKAGING",
         *             "note": "Please ring twice.",
         *             "orderItemId": "ITEM-1",
         *             "quantity": "1.0",
         *             "requireReturnShipping": true,
         *             "returnReason": "NO_REASON"
         *           }
         *         ],
         *         "sellerId": "1",
         *         "sellerReturnId": "RETURN-1"
         *       },
         *       "id": "01J9ZC4Q7Y0024",
         *       "type": "Seller:Order.ReturnReceived"
         *     }
         */
        SellerOrderReturnReceivedEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderReturnReceived"];
            /** @constant */
            type?: "Seller:Order.ReturnReceived";
        };
        /**
         * SellerOrderShipping
         * @description One entry of SellerOrderShippingList.
         */
        SellerOrderShipping: {
            channel: components["schemas"]["ChannelId"];
            orderId: components["schemas"]["OrderId"];
            sellerId: components["schemas"]["SellerId"];
            /** @description Whether everything has been shipped. */
            shippingComplete?: boolean;
            /** @description Parcels. */
            shippingItems?: components["schemas"]["ShippingPosition"][];
        };
        /**
         * Seller:Order.Shipping
         * @description The seller shipped an order, or parts of it.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "sellerId": "1",
         *         "shippingComplete": true,
         *         "shippingItems": [
         *           {
         *             "carrier": "DHL"
         *           }
         *         ]
         *       },
         *       "id": "01J9ZC4Q7Y0009",
         *       "type": "Seller:Order.Shipping"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "orderId": "ORDER-1001",
         *         "sellerId": "1",
         *         "shippingComplete": true,
         *         "shippingItems": [
         *           {
         *             "carrier": "DHL",
         *             "orderItemIdList": [
         *               {
         *                 "orderItemId": "ITEM-1",
         *                 "quantity": 1
         *               }
         *             ],
         *             "returnTracking": {
         *               "carrier": "DHL",
         *               "trackingNumber": "00340434161094042557",
         *               "trackingUrl": "https://track.example/00340434161094042557"
         *             },
         *             "shippedAt": "2026-02-11T08:30:00Z",
         *             "shippedFrom": {
         *               "city": "Bremen",
         *               "country": "DEU",
         *               "postcode": "28195"
         *             },
         *             "trackingNumber": "00340434161094042557",
         *             "trackingUrl": "https://track.example/00340434161094042557"
         *           }
         *         ]
         *       },
         *       "id": "01J9ZC4Q7Y0010",
         *       "type": "Seller:Order.Shipping"
         *     }
         */
        SellerOrderShippingEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["OrderShipping"];
            /** @constant */
            type?: "Seller:Order.Shipping";
        };
        /**
         * SellerOrderShippingList
         * @description Orders that are shipped.
         */
        SellerOrderShippingList: {
            /** @description One entry for each. */
            orderList: components["schemas"]["SellerOrderShipping"][];
        };
        /** SellerProduct */
        SellerProduct: {
            sku?: components["schemas"]["Sku"];
            /** @description Title shown to buyers. */
            title?: string;
        };
        /**
         * SellerReportAnswer
         * @description The report that was asked for.
         */
        SellerReportAnswer: {
            created?: components["schemas"]["Timestamp"];
            /** @description How long data is accepted, in seconds; 172 500 in the example. */
            expiresIn?: number;
            reportId?: string;
        };
        /**
         * SellerReportRequest
         * @description Which report a seller wants.
         */
        SellerReportRequest: {
            channel: components["schemas"]["ChannelId"];
            /**
             * Format: date
             * @description Last day.
             */
            endDate?: string;
            options?: components["schemas"]["ReportRequestOptions"];
            reportType: components["schemas"]["ReportType"];
            sellerId: components["schemas"]["SellerId"];
            /**
             * Format: date
             * @description First day.
             */
            startDate?: string;
        };
        /**
         * Seller:Report.Request
         * @description A seller asks for a report; data is accepted for 48 hours.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "reportId": "REPORT-1",
         *         "reportType": "SELLER_INVENTORY",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0035",
         *       "type": "Seller:Report.Request"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "endDate": "2026-02-11",
         *         "options": {
         *           "ResultsAsChannelEvent": true
         *         },
         *         "reportId": "REPORT-1",
         *         "reportType": "SELLER_INVENTORY",
         *         "sellerId": "1",
         *         "startDate": "2026-02-11"
         *       },
         *       "id": "01J9ZC4Q7Y0036",
         *       "type": "Seller:Report.Request"
         *     }
         */
        SellerReportRequestEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["ReportRequest"];
            /** @constant */
            type?: "Seller:Report.Request";
        };
        /**
         * SellerTicketReply
         * @description The answer of a seller. The payload of the event, and the channel.
         */
        SellerTicketReply: components["schemas"]["TicketReply"] & {
            channel: components["schemas"]["ChannelId"];
        };
        /**
         * Seller:Ticket.Reply
         * @description A seller answers a ticket.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "createdAt": "2026-02-11T08:30:00Z",
         *         "from": {
         *           "role": "BUYER"
         *         },
         *         "message": "Everything is ready.",
         *         "sellerId": "1",
         *         "ticketId": "TICKET-1"
         *       },
         *       "id": "01J9ZC4Q7Y0041",
         *       "type": "Seller:Ticket.Reply"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "attachment": [
         *           {
         *             "contentType": "application/pdf",
         *             "filename": "letter.pdf"
         *           }
         *         ],
         *         "createdAt": "2026-02-11T08:30:00Z",
         *         "from": {
         *           "name": "Material",
         *           "role": "BUYER"
         *         },
         *         "message": "Everything is ready.",
         *         "replyRequested": true,
         *         "sellerId": "1",
         *         "ticketId": "TICKET-1"
         *       },
         *       "id": "01J9ZC4Q7Y0042",
         *       "type": "Seller:Ticket.Reply"
         *     }
         */
        SellerTicketReplyEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["TicketReply"];
            /** @constant */
            type?: "Seller:Ticket.Reply";
        };
        /**
         * ShippedFrom
         * @description Where a parcel was shipped.
         */
        ShippedFrom: {
            city: string;
            country: string;
            postcode: string;
        };
        /**
         * ShippingItemRef
         * @description How many of an item are in a parcel.
         */
        ShippingItemRef: {
            orderItemId: components["schemas"]["OrderItemId"];
            /** @description How many. */
            quantity: number;
        };
        /**
         * ShippingPosition
         * @description A parcel.
         */
        ShippingPosition: {
            /** @description Carrier that ships the parcel. */
            carrier: string;
            /** @description Items in the parcel. */
            orderItemIdList?: components["schemas"]["ShippingItemRef"][];
            returnTracking?: components["schemas"]["ShippingReturnTracking"];
            shippedAt?: components["schemas"]["Timestamp"];
            shippedFrom?: components["schemas"]["ShippedFrom"];
            /** @description Tracking number of the parcel. */
            trackingNumber?: string;
            /** @description Web page that tracks the parcel. */
            trackingUrl?: string;
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
         * ShippingRules
         * @description How a channel ships.
         */
        ShippingRules: {
            /** @description Carriers the channel knows. */
            supportedCarrierList?: components["schemas"]["SupportedCarrier"][];
        };
        /**
         * SignUpAddress
         * @description Where a seller signs up to a channel.
         */
        SignUpAddress: {
            /**
             * Format: int64
             * @description When the session ends, in seconds since the epoch.
             */
            expiresAt?: number;
            /** @description Page of the channel, with the session. */
            signUpUrl?: string;
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
         * Sku
         * @description Stock keeping unit of the seller.
         */
        Sku: string;
        /**
         * Stock
         * @description The stock of an offer.
         */
        Stock: {
            /** @description The channel; in the documented example, and not in the models. */
            channel?: components["schemas"]["ChannelId"];
            channelOfferId: components["schemas"]["ChannelOfferId"];
            offerId: components["schemas"]["OfferId"];
            /** @description How many. */
            quantity: number;
            sellerId: components["schemas"]["SellerId"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * StockList
         * @description Stocks that changed since an instant.
         */
        StockList: {
            lastUpdatedAt: components["schemas"]["Timestamp"];
            /** @description Stocks that changed. */
            stockUpdateList: components["schemas"]["Stock"][];
        };
        /**
         * SupportedCarrier
         * @description A carrier.
         */
        SupportedCarrier: {
            /** @description Id that the channel gives the carrier. */
            carrierId: string;
            /** @description Name shown to people. */
            displayName?: string;
        };
        /**
         * SupportedPaymentMethod
         * @description A payment method.
         */
        SupportedPaymentMethod: {
            /** @description Name shown to people. */
            displayName?: string;
            /** @description Id that the channel gives the payment method. */
            paymentMethodId: string;
        };
        /**
         * SystemNotification
         * @description The platform tells the channel something.
         */
        SystemNotification: {
            channel: components["schemas"]["ChannelId"];
            /** @description The notification in words, for a person to read. */
            message: string;
            sellerId: components["schemas"]["SellerId"];
            /**
             * @description How bad it is.
             * @enum {string}
             */
            severity: "INFO" | "WARNING" | "ERROR";
        };
        /**
         * System:Notification
         * @description The platform tells the channel something.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channel": "TESTCHANNEL",
         *         "message": "Everything is ready.",
         *         "sellerId": "1",
         *         "severity": "INFO"
         *       },
         *       "id": "01J9ZC4Q7Y0003",
         *       "type": "System:Notification"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channel": "TESTCHANNEL",
         *         "message": "Everything is ready.",
         *         "sellerId": "1",
         *         "severity": "INFO"
         *       },
         *       "id": "01J9ZC4Q7Y0004",
         *       "type": "System:Notification"
         *     }
         */
        SystemNotificationEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["SystemNotification"];
            /** @constant */
            type?: "System:Notification";
        };
        /**
         * SystemTest
         * @description What a test event of the platform carries.
         */
        SystemTest: {
            channel?: components["schemas"]["ChannelId"];
            sellerId?: components["schemas"]["SellerId"];
        };
        /**
         * System:Test
         * @description A test of the platform.
         * @example {
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {},
         *       "id": "01J9ZC4Q7Y0001",
         *       "type": "System:Test"
         *     }
         * @example {
         *       "clientVersion": "1.11.0.6",
         *       "createdAt": "2026-02-11T08:30:00Z",
         *       "event": {
         *         "channel": "TESTCHANNEL",
         *         "sellerId": "1"
         *       },
         *       "id": "01J9ZC4Q7Y0002",
         *       "type": "System:Test"
         *     }
         */
        SystemTestEvent: components["schemas"]["EventEnvelope"] & {
            event?: components["schemas"]["SystemTest"];
            /** @constant */
            type?: "System:Test";
        };
        /**
         * Ticket
         * @description A question of a buyer, for a seller.
         */
        Ticket: {
            /** @description Files attached. */
            attachment?: components["schemas"]["TicketAttachment"][];
            createdAt: components["schemas"]["Timestamp"];
            from: components["schemas"]["TicketFrom"];
            /** @description Text of the ticket, for a person to read. */
            message: string;
            reference?: components["schemas"]["TicketReference"];
            /**
             * @description Whether an answer is expected.
             * @default true
             */
            replyRequested?: boolean;
            sellerId: components["schemas"]["SellerId"];
            subject: string;
            /** @description Id that the channel gives the ticket; `Seller:Ticket.Reply` carries it. */
            ticketId: string;
            topic: components["schemas"]["Topic"];
        };
        /**
         * TicketAttachment
         * @description A file attached to a ticket.
         */
        TicketAttachment: {
            /** @description Media type of the file. */
            contentType: string;
            filename: string;
        };
        /**
         * TicketFrom
         * @description The writer of a ticket.
         */
        TicketFrom: {
            /** @description Name of the writer. */
            name?: string;
            /**
             * @description The role of its writer.
             * @enum {string}
             */
            role: "BUYER" | "SELLER" | "CHANNEL";
        };
        /**
         * TicketReference
         * @description The subject of a ticket.
         */
        TicketReference: {
            /** @description Id of what `type` names. */
            id: string;
            /** @enum {string} */
            type: "OFFER" | "CHANNELOFFER" | "ORDERID" | "ORDERITEMID";
        };
        /**
         * TicketReply
         * @description The seller answers a ticket.
         */
        TicketReply: {
            /** @description Files attached. */
            attachment?: components["schemas"]["TicketAttachment"][];
            createdAt: components["schemas"]["Timestamp"];
            from: components["schemas"]["TicketFrom"];
            /** @description Text of the ticket, for a person to read. */
            message: string;
            /**
             * @description Whether an answer is expected.
             * @default true
             */
            replyRequested?: boolean;
            sellerId: components["schemas"]["SellerId"];
            /** @description Id that the channel gave the ticket in `Tickets_Create`. */
            ticketId: string;
        };
        /**
         * Timestamp
         * @description An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC.
         */
        Timestamp: string;
        /**
         * Topic
         * @description The subject of a ticket.
         * @enum {string}
         */
        Topic: "QUESTION" | "FEEDBACK" | "DELIVERY" | "RETURN" | "REFUND" | "INCIDENT";
        /**
         * UnknownEvent
         * @description An event of a type that this description does not name. Log and acknowledge it.
         */
        UnknownEvent: components["schemas"]["EventEnvelope"] & {
            type?: unknown;
        };
        /**
         * UpdateAddress
         * @description Where a seller updates the link to a channel.
         */
        UpdateAddress: {
            /**
             * Format: int64
             * @description When the session ends, in seconds since the epoch.
             */
            expiresAt?: number;
            sellerId?: components["schemas"]["SellerId"];
            /** @description Page of the channel, with the session. */
            updateUrl?: string;
        };
        /**
         * UpdateSeller
         * @description Ends a seller's update.
         */
        UpdateSeller: {
            companyName?: string;
            /** @description Whether it is active. */
            isActive: boolean;
            /**
             * Format: uuid
             * @description One-time session of a sign-up or an update.
             */
            session: string;
        };
        /**
         * UpdateSession
         * @description Whose update session it is.
         */
        UpdateSession: {
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * UpsertMarketplaceSeller
         * @description Adds a known seller to a further channel of a platform.
         */
        UpsertMarketplaceSeller: {
            companyName?: string;
            /**
             * @description Whether it is active.
             * @default true
             */
            isActive?: boolean;
            sellerId: components["schemas"]["SellerId"];
        };
        /**
         * Variation
         * @description A variation of an offer.
         */
        Variation: {
            /** @description Values of attributes of the channel. */
            channelAttributeList?: components["schemas"]["ChannelAttribute"][];
            /** @description Description shown to buyers. */
            description?: string;
            /** @description Global trade item number. */
            gtin?: string;
            offerId: components["schemas"]["OfferId"];
            /** @description Addresses of further pictures. */
            pictureList?: string[];
            /** @description Prices, one entry for each price list. */
            priceList: components["schemas"]["PriceContainer"][];
            /** @description How many. */
            quantity: components["schemas"]["DecimalText"];
            sku: components["schemas"]["Sku"];
            /** @description Second title shown to buyers. */
            subTitle?: string;
            taxPercent?: components["schemas"]["DecimalText"];
            /** @description Title shown to buyers. */
            title?: string;
            /** @description The attributes that distinguish this variation from the others. */
            variationDimensionList: components["schemas"]["ChannelAttribute"][];
        };
    };
    responses: {
        /** @description The request does not fit its description. */
        badRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description There is no such thing. */
        notFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Any other failure. What 403, 409, 412, 422 and 5xx mean is documented for the whole platform, without bodies of this interface. */
        otherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The rate quota is exceeded, in particular by excessive `POST /v1/auth` calls. Every answer carries `X-RateLimit-Limit`, `X-RateLimit-Interval-Length-Seconds` and `X-RateLimit-Remaining`, and none a `Retry-After` or the time when the quota is fresh (documented): wait until the interval is over. */
        tooManyRequests: {
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
        /** @description The client is too old (assumed). Another try is of no use. */
        upgradeRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Self_Get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelStatus"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelSelfUpdate"];
            };
        };
        responses: {
            /** @description The requested data. */
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
    Attributes_DeleteFromCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                attributeId: components["schemas"]["AttributeId"];
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
    Attributes_DeleteOfCategory: {
        parameters: {
            query?: {
                categoryId?: components["schemas"]["CategoryId"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
    Attributes_GetOfCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                categoryId: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryAttributes"];
                };
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
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
            };
            path: {
                categoryId: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeList"];
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
    Attributes_GetGlobal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
    Attributes_ReplaceGlobal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
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
    Attributes_ReplaceOfSeller: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                sellerId: components["schemas"]["SellerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeList"];
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
    ChannelCategories_Get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
    ChannelCategories_Replace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelCategoryTree"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeVersion"];
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
            query?: {
                /** @description Only events created after this instant. Without it, all that are not acknowledged. */
                createdAfter?: components["schemas"]["Timestamp"];
                /** @description Only these types, best those that are handled. What it leaves out stays unacknowledged. */
                eventTypeFilter?: string[];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
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
    Self_RequestMfaPin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
    Notifications_Send: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notification"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartialSuccess"];
                };
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferListingInProgressList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferListingSuccessfulList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferListingFailedList"];
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
                sellerId: components["schemas"]["SellerId"];
                /** @description Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
                updatedAfter: components["schemas"]["Timestamp"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderList"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartialSuccess"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAddressUpdateList"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartialSuccess"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancellationRequest"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationAccept"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationDenied"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InvoiceUpload"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description Id that came with `Seller:Order.Invoice`. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
    Refunds_ReportResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundProcessingResult"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnAnnouncement"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnProcessingResult"];
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
    Orders_UpdateStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusList"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartialSuccess"];
                };
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRules"];
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
    Prices_CreateType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceType"];
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
    Reports_SendAtOnce: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
            };
            path: {
                /** @description Id that came with `Seller:Report.Request`. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerInventoryItem"][];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description Id that came with `Seller:Report.Request`. */
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
    Reports_SendData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /** @description Says that the body is compressed. */
                "Content-Encoding"?: components["parameters"]["contentEncoding"];
            };
            path: {
                /** @description Id that came with `Seller:Report.Request`. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerInventoryItem"][];
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
    Sellers_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSeller"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSeller"];
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
    Sellers_Unlink: {
        parameters: {
            query?: {
                /** @description Why, for the seller to read. */
                reason?: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
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
    Sellers_List: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelSellerList"];
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Sellers_Upsert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
                "application/json": components["schemas"]["UpsertMarketplaceSeller"];
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
    Sellers_GetSignupSession: {
        parameters: {
            query: {
                /** @description One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
                session: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupSession"];
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSession"];
                };
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Rules_ReplaceShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingRules"];
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
    Tickets_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ticket"];
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
                filename: string;
                sellerId: components["schemas"]["SellerId"];
                /** @description Id that the channel gave the ticket. */
                ticketId: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
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
    PublicChannels_List: {
        parameters: {
            query?: {
                /** @description How many to return; 100 in the example. */
                limit?: number;
                /** @description Only channels of this marketplace. */
                marketplace?: string;
                /** @description How many to pass over. */
                offset?: number;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
    SellerAccounts_List: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sellers of the account. */
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
    SellerChannels_StartSignUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /** @description The seller's client and its version. */
                "User-Agent": string;
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAddress"];
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
                sellerId: components["schemas"]["SellerId"];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAddress"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
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
    SellerEvents_AcknowledgeByOlderPath: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventIdList"];
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
    SellerAccounts_Login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new refresh token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerLogin"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalAttributes"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                categoryId: components["schemas"]["CategoryId"];
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAttributes"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
    SellerMeta_GetCategoryTreeVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
    SellerOffers_Update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOfferList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOfferList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOfferEndList"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartialSuccess"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOfferPriceList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOfferStockList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOrderAcceptList"];
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
    SellerOrders_RequestCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOrderCancellationRequest"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SellerInvoiceUpload"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReference"];
                };
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOrderPaymentList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
    SellerOrders_ReportShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerOrderShippingList"];
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
    SellerReports_Get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description Id that the request of the report answered. */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerReportRequest"];
            };
        };
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerReportAnswer"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
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
                filename: string;
                sellerId: components["schemas"]["SellerId"];
                /** @description Id that the channel gave the ticket. */
                ticketId: string;
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                channel: components["schemas"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
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
    SellerEvents_List: {
        parameters: {
            query?: {
                /** @description Only events of this channel. */
                channel?: components["schemas"]["ChannelId"];
                /** @description Only events created after this instant. */
                createdAfter?: components["schemas"]["Timestamp"];
                /** @description Only these types, comma-separated. */
                eventTypeFilter?: string[];
            };
            header?: {
                /**
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerEventList"];
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
                 * @description Language of error messages: `de` or `en`. Without it the platform takes `de`.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventIdList"];
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
}
