// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

export interface paths {
    "/v2/UpdateCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Updates a category
         * @description Changes the parent, the sort number or the name of one category. A field that is left out stays as it is.
         */
        patch: operations["Category_UpdateCategory"];
        trace?: never;
    };
    "/v2/taxclasses/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Updates an existing tax class
         * @description Changes the name, the type or the standing of one tax class. A field that is left out stays as it is.
         */
        patch: operations["TaxClass_UpdateTaxClass"];
        trace?: never;
    };
    "/v2/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the status of the API
         * @description Returns version, time and tenant of the ERP that answers.
         */
        get: operations["Info_GetStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the feature sets
         * @description Returns the available feature sets with release state and API version. The path is singular.
         */
        get: operations["Feature_GetFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a category
         * @description Returns one category. The platform shows no shape; this is the one that fits the update.
         */
        get: operations["Category_GetCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/taxClasses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the tax classes
         * @description Lists the tax classes of the tenant.
         */
        get: operations["TaxClass_QueryTaxClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the tax rate for an item
         * @description Returns the rate at which an item is taxed between two countries.
         */
        get: operations["Tax_GetItemRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the tax rate of a tax class
         * @description Returns the rate of a tax class between two countries.
         */
        get: operations["Tax_GetClassRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/wms/{warehouseId}/picklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the pick lists of a warehouse
         * @description Lists the pick lists of a warehouse that are not completed.
         */
        get: operations["Wms_QueryPickLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/shipment/label/{packageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a shipping label
         * @description Downloads the PDF label of a package. Declared as JSON text of base64, seen as raw PDF: look at the first bytes.
         */
        get: operations["Shipment_DownloadLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/offer/{offerId}/output/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prints an offer
         * @description Prints an offer on a printer of the ERP.
         */
        post: operations["Offer_Print"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/offer/{offerId}/output/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails an offer
         * @description Sends an offer by mail.
         */
        post: operations["Offer_Mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/offer/{offerId}/output/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renders an offer as PDF
         * @description Renders an offer. Declared as JSON text of base64, seen as raw PDF: look at the first bytes.
         */
        post: operations["Offer_RenderPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/creditNotes/{creditNoteId}/output/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prints a credit note
         * @description Prints a credit note on a printer of the ERP.
         */
        post: operations["CreditNote_Print"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/creditNotes/{creditNoteId}/output/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a credit note
         * @description Sends a credit note by mail.
         */
        post: operations["CreditNote_Mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/creditNotes/{creditNoteId}/output/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renders a credit note as PDF
         * @description Renders a credit note. Declared as JSON text of base64, seen as raw PDF: look at the first bytes.
         */
        post: operations["CreditNote_RenderPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a registration
         * @description Step 2 of the registration: answers an authentication ID. The ERP user must wait in Admin, App registration (step 1); else 403.
         */
        post: operations["AppRegistration_Register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/authentication/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a registration and its key once
         * @description Step 3 of the registration, asked again until the user has decided; clients ask every 5 seconds. The key is shown once: afterwards the answer is 410.
         */
        get: operations["AppRegistration_Fetch"];
        put?: never;
        /**
         * Registers a further instance
         * @description Asks for the registration of another instance of an application that may have several.
         */
        post: operations["AppRegistration_RegisterInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs in the ERP user
         * @description Assigns the ERP user dynamically. Only to be used over SSL.
         */
        post: operations["Login_Login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/authentication/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs out the ERP user
         * @description Ends the session of the header X-SessionId.
         */
        post: operations["Logout_Logout"];
        delete?: never;
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
         * CategoryKey
         * Format: uuid
         * @description Key of a category.
         */
        CategoryKey: string;
        /**
         * CategoryUpdate
         * @description What to change in a category.
         */
        CategoryUpdate: {
            /** @description The category to update. */
            id: components["schemas"]["CategoryKey"];
            /** @description Parent category. */
            parentId?: components["schemas"]["CategoryKey"];
            /**
             * Format: int32
             * @description Sort number of the category.
             */
            sortNumber?: number;
            /** @description Category name. */
            name?: string;
        };
        /**
         * ErrorResponse
         * @description The error body of the ERP API. No field is required.
         */
        ErrorResponse: {
            /** @description Identifies the type of error. The values are not shown. */
            errorCode?: string;
            /** @description Detail message. */
            errorMessage?: string;
            /** @description Collection of errors, a list of messages for each key. Preferred over `validationErrors`. */
            errors?: {
                [key: string]: string[];
            };
            /**
             * @deprecated
             * @description Use `errors`.
             */
            validationErrors?: {
                [key: string]: string;
            };
            /** @description Call sequence leading to the failure. */
            stacktrace?: string;
        };
        /**
         * TaxType
         * @description Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere.
         * @enum {integer}
         */
        TaxType: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * TaxClassUpdate
         * @description What to change in a tax class.
         */
        TaxClassUpdate: {
            /**
             * Format: uuid
             * @description ID of the tax class.
             */
            id: string;
            /** @description Whether this class is the standard tax class. Setting true sets all other tax classes to non-standard. */
            isStandard?: boolean;
            /** @description Tax class name. */
            name?: string;
            taxType?: components["schemas"]["TaxType"];
        };
        /**
         * ApiStatus
         * @description The status of the API.
         */
        ApiStatus: {
            /** @description Version of the ERP. */
            version?: string;
            /** @description Its date and time. */
            timestamp?: string;
            /** @description Name of its database. */
            tenant?: string;
            /** @description Name of the product; do not depend on it. */
            type?: string;
        };
        /**
         * Feature
         * @description A feature set, its release state and API version.
         */
        Feature: {
            /** @description Name of the feature set, a URI. */
            feature?: string;
            /**
             * Format: int32
             * @description API version.
             */
            version?: number;
            /** @description Release state, for example Planned. */
            release?: string;
            /** @description Whether it can be used. */
            isUsable?: boolean;
        };
        /**
         * Category
         * @description A category, as it is read.
         */
        Category: {
            /** @description The category. */
            id?: components["schemas"]["CategoryKey"];
            /** @description Parent category. */
            parentId?: components["schemas"]["CategoryKey"];
            /**
             * Format: int32
             * @description Sort number.
             */
            sortNumber?: number;
            /** @description Name. */
            name?: string;
        };
        /**
         * TaxClass
         * @description A tax class, as it is read.
         */
        TaxClass: {
            /**
             * Format: uuid
             * @description The tax class.
             */
            id?: string;
            /** @description Whether it is the standard tax class. */
            isStandard?: boolean;
            /** @description Name. */
            name?: string;
            /** @description Type. */
            taxType?: components["schemas"]["TaxType"];
        };
        /**
         * TaxRate
         * @description A tax rate between two countries.
         */
        TaxRate: {
            /** @description Rate, in percent. */
            rate?: number;
            /**
             * Format: uuid
             * @description The tax class.
             */
            taxClassId?: string;
            /** @description Country of departure, ISO code. */
            departureCountryISO?: string;
            /** @description Country of arrival, ISO code. */
            shipmentCountryISO?: string;
        };
        /**
         * PickListStatus
         * Format: int32
         * @description How far a pick list or one of its positions is. An open set.
         * @enum {integer}
         */
        PickListStatus: 10 | 11 | 20 | 30 | 40;
        /**
         * PickList
         * @description A pick list.
         */
        PickList: {
            /**
             * Format: uuid
             * @description The pick list.
             */
            id?: string;
            /**
             * Format: uuid
             * @description Its warehouse.
             */
            warehouseId?: string;
            /** @description Its number. */
            picklistNumber?: string;
            /**
             * Format: uuid
             * @description The template it was made from.
             */
            pickListTemplateId?: string;
            /** @description Name of that template. */
            pickListTemplateName?: string;
            /** @description Its status. */
            status?: components["schemas"]["PickListStatus"];
            /** @description Date and time when it was made. */
            createdAt?: string;
        };
        /**
         * PickListPage
         * @description A page of pick lists, in the envelope of every paged list.
         */
        PickListPage: {
            /** @description The pick lists. */
            items?: PickList[];
            /**
             * Format: int32
             * @description Entries in all.
             */
            totalItems?: number;
            /**
             * Format: int32
             * @description This page.
             */
            pageNumber?: number;
            /**
             * Format: int32
             * @description Entries on a page.
             */
            pageSize?: number;
            /**
             * Format: int32
             * @description Pages in all.
             */
            totalPages?: number;
            /** @description Whether there is a page before. */
            hasPreviousPage?: boolean;
            /** @description Whether there is a page after; the one field to go by, as sources differ on the numbers. */
            hasNextPage?: boolean;
            /**
             * Format: int32
             * @description The page after. On the last page the number of pages by the description, null by the guide to paging.
             */
            nextPageNumber?: number;
            /**
             * Format: int32
             * @description The page before. On the first page 1 by the description, null by the guide to paging.
             */
            previousPageNumber?: number;
        };
        /**
         * LocalizedText
         * @description A text in one language.
         */
        LocalizedText: {
            /** @description Language, ISO code. */
            LanguageIso: string;
            /** @description The text. */
            Name: string;
        };
        /**
         * AppRegistration
         * @description An application that wants to be registered. Spelled as given, in PascalCase.
         */
        AppRegistration: {
            /** @description Id of the application, for example `myApp/v1`. */
            AppId: string;
            /** @description Name shown to people. */
            DisplayName: string;
            /** @description What it does. */
            Description: string;
            /** @description Its version. */
            Version: string;
            /** @description Who provides it. */
            ProviderName: string;
            /** @description Website of the provider. */
            ProviderWebsite: string;
            /** @description Scopes it cannot do without. */
            MandatoryApiScopes: string[];
            /** @description Scopes it can do without. */
            OptionalApiScopes?: string[];
            /**
             * Format: byte
             * @description Icon, a base64 image; clients send a PNG. Required by the platform's own description and absent from the given spec: always send one.
             */
            AppIcon?: string;
            /** @description Names by language. */
            LocalizedDisplayNames?: LocalizedText[];
            /** @description Descriptions by language. */
            LocalizedDescriptions?: LocalizedText[];
            /**
             * Format: int32
             * @description 0 one instance, 1 several instances, 2 one for each user, 3 one for each user login.
             * @enum {integer}
             */
            RegistrationType?: 0 | 1 | 2 | 3;
        };
        /**
         * RegistrationStatus
         * @description How far a registration is. Earlier builds answer in PascalCase; both are read.
         */
        RegistrationStatus: {
            /** @description Id of the application. */
            appId?: string;
            /** @description The authentication ID of given §3, for the second request. */
            registrationRequestId?: string;
            /**
             * Format: int32
             * @description 0 pending, 1 rejected, 2 accepted. A key in the answer means accepted, whatever the number. A source with other numbers is wrong.
             * @enum {integer}
             */
            status?: 0 | 1 | 2;
        };
        /**
         * AppToken
         * @description The key of an application. It is shown once and cannot be retrieved again.
         */
        AppToken: {
            /**
             * Format: password
             * @description The key, a uuid. When it is lost, register again.
             */
            apiKey?: string;
        };
        /**
         * Registration
         * @description A registration, and its key once.
         */
        Registration: {
            requestStatusInfo?: RegistrationStatus;
            token?: AppToken;
            /** @description Scopes the user granted; they cannot be extended later. */
            grantedScopes?: string[];
        };
        /**
         * LoginRequest
         * @description The ERP user who works from here on.
         */
        LoginRequest: {
            /** @description Name of the user. */
            UserName: string;
            /**
             * Format: password
             * @description Password of the user.
             */
            Password: string;
        };
        /**
         * Session
         * @description A session of an ERP user.
         */
        Session: {
            /** @description For the header X-SessionId. */
            sessionId?: string;
        };
    };
    responses: {
        /** @description Any other failure. The error body, where the platform sends one; else whatever the gateway sent. */
        otherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /** @description The credentials are missing or invalid; also, the tenant is missing. The body is not described. */
        unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such thing. */
        notFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /** @description The rate quota is exceeded. All endpoints are limited; the numbers are not published. Every answer tells them in `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Interval-Length-Seconds`. */
        tooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no licence, or the app is not authorised. No body. */
        noLicence: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The data is invalid. */
        badRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /** @description The scope is missing. At a registration, no ERP user is waiting in the registration dialog. */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /** @description The app id is registered already. */
        conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorResponse;
            };
        };
        /** @description The registration was answered already; the key cannot be read twice. The body is not described. */
        gone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Tenant ID of the target ERP instance.
         * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
         */
        tenantId: string;
        /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
        runAs: string;
        /** @description Company id (int or uuid) on whose behalf the request runs. */
        companyId: string;
        /**
         * @description Name of the calling application, form `<app_name>/<version>`.
         * @example stock-sync/1.4.0
         */
        appId: string;
        /**
         * @description Version number of the calling application.
         * @example 1.4.0
         */
        appVersion: string;
        /** @description Requested API version. */
        apiVersion: string;
        /** @description Session in which the call runs. */
        sessionId: string;
        /** @description Which page; the first is 1. */
        pageNumber: number;
        /** @description How many entries a page has. No default and no maximum is stated. */
        pageSize: number;
        /** @description The form to print with. */
        formId: string;
        /**
         * @description Any value of at most 30 characters, the same in all calls of one registration or login.
         * @example 7f3c9a1e5b2d4f6a8c0e1b3d5f7a9c
         */
        challengeCode: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CategoryKey = components['schemas']['CategoryKey'];
type CategoryUpdateShape = components['schemas']['CategoryUpdate'];
export interface CategoryUpdate extends CategoryUpdateShape {}
type ErrorResponseShape = components['schemas']['ErrorResponse'];
export interface ErrorResponse extends ErrorResponseShape {}
export type TaxType = components['schemas']['TaxType'];
type TaxClassUpdateShape = components['schemas']['TaxClassUpdate'];
export interface TaxClassUpdate extends TaxClassUpdateShape {}
type ApiStatusShape = components['schemas']['ApiStatus'];
export interface ApiStatus extends ApiStatusShape {}
type FeatureShape = components['schemas']['Feature'];
export interface Feature extends FeatureShape {}
type CategoryShape = components['schemas']['Category'];
export interface Category extends CategoryShape {}
type TaxClassShape = components['schemas']['TaxClass'];
export interface TaxClass extends TaxClassShape {}
type TaxRateShape = components['schemas']['TaxRate'];
export interface TaxRate extends TaxRateShape {}
export type PickListStatus = components['schemas']['PickListStatus'];
type PickListShape = components['schemas']['PickList'];
export interface PickList extends PickListShape {}
type PickListPageShape = components['schemas']['PickListPage'];
export interface PickListPage extends PickListPageShape {}
type LocalizedTextShape = components['schemas']['LocalizedText'];
export interface LocalizedText extends LocalizedTextShape {}
type AppRegistrationShape = components['schemas']['AppRegistration'];
export interface AppRegistration extends AppRegistrationShape {}
type RegistrationStatusShape = components['schemas']['RegistrationStatus'];
export interface RegistrationStatus extends RegistrationStatusShape {}
type AppTokenShape = components['schemas']['AppToken'];
export interface AppToken extends AppTokenShape {}
type RegistrationShape = components['schemas']['Registration'];
export interface Registration extends RegistrationShape {}
type LoginRequestShape = components['schemas']['LoginRequest'];
export interface LoginRequest extends LoginRequestShape {}
type SessionShape = components['schemas']['Session'];
export interface Session extends SessionShape {}
export type ResponseOtherError = components['responses']['otherError'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseNoLicence = components['responses']['noLicence'];
export type ResponseBadRequest = components['responses']['badRequest'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseConflict = components['responses']['conflict'];
export type ResponseGone = components['responses']['gone'];
export type ParameterTenantId = components['parameters']['tenantId'];
export type ParameterRunAs = components['parameters']['runAs'];
export type ParameterCompanyId = components['parameters']['companyId'];
export type ParameterAppId = components['parameters']['appId'];
export type ParameterAppVersion = components['parameters']['appVersion'];
export type ParameterApiVersion = components['parameters']['apiVersion'];
export type ParameterSessionId = components['parameters']['sessionId'];
export type ParameterPageNumber = components['parameters']['pageNumber'];
export type ParameterPageSize = components['parameters']['pageSize'];
export type ParameterFormId = components['parameters']['formId'];
export type ParameterChallengeCode = components['parameters']['challengeCode'];
export type $defs = Record<string, never>;
export interface operations {
    Category_UpdateCategory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CategoryUpdate;
            };
        };
        responses: {
            /** @description Category modified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Error while updating the category. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorResponse;
                };
            };
            /** @description Internal server error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["otherError"];
        };
    };
    TaxClass_UpdateTaxClass: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TaxClassUpdate;
            };
        };
        responses: {
            /** @description Tax class successfully updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["unauthorized"];
            /** @description Any failure. The error body, where the platform sends one; else whatever the gateway sent. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorResponse;
                };
            };
        };
    };
    Info_GetStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
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
                    "application/json": ApiStatus;
                };
            };
            401: components["responses"]["unauthorized"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Feature_GetFeatures: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
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
                    "application/json": Feature[];
                };
            };
            401: components["responses"]["unauthorized"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Category_GetCategory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The category. */
                categoryId: components["schemas"]["CategoryKey"];
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
                    "application/json": Category;
                };
            };
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    TaxClass_QueryTaxClasses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
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
                    "application/json": TaxClass[];
                };
            };
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Tax_GetItemRate: {
        parameters: {
            query?: {
                /** @description Tax number of the buyer. */
                taxNumber?: string;
                /** @description Country of the invoice, ISO code. */
                invoiceCountryISO?: string;
                /** @description State of the invoice, ISO code. */
                invoiceCountryStateISO?: string;
                /** @description State of arrival, ISO code. */
                shipmentCountryStateISO?: string;
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The item. */
                itemId: string;
                /** @description The company that sells. */
                companyId: string;
                /** @description Country of departure, ISO code. */
                departureCountryISO: string;
                /** @description Country of arrival, ISO code. */
                shipmentCountryISO: string;
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
                    "application/json": TaxRate;
                };
            };
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Tax_GetClassRate: {
        parameters: {
            query?: {
                /** @description Tax number of the buyer. */
                taxNumber?: string;
                /** @description Country of the invoice, ISO code. */
                invoiceCountryISO?: string;
                /** @description State of the invoice, ISO code. */
                invoiceCountryStateISO?: string;
                /** @description State of arrival, ISO code. */
                shipmentCountryStateISO?: string;
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The tax class. */
                taxClassId: string;
                /** @description The company that sells. */
                companyId: string;
                /** @description Country of departure, ISO code. */
                departureCountryISO: string;
                /** @description Country of arrival, ISO code. */
                shipmentCountryISO: string;
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
                    "application/json": TaxRate;
                };
            };
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Wms_QueryPickLists: {
        parameters: {
            query?: {
                /** @description Which page; the first is 1. */
                pageNumber?: components["parameters"]["pageNumber"];
                /** @description How many entries a page has. No default and no maximum is stated. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The warehouse. */
                warehouseId: string;
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
                    "application/json": PickListPage;
                };
            };
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Shipment_DownloadLabel: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The package. */
                packageId: string;
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
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Offer_Print: {
        parameters: {
            query?: {
                /** @description The form to print with. */
                formId?: components["parameters"]["formId"];
                /** @description Name of the printer. */
                printer?: string;
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The offer. */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Offer_Mail: {
        parameters: {
            query?: {
                /** @description The form to print with. */
                formId?: components["parameters"]["formId"];
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The offer. */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Offer_RenderPdf: {
        parameters: {
            query?: {
                /** @description The form to print with. */
                formId?: components["parameters"]["formId"];
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The offer. */
                offerId: string;
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
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    CreditNote_Print: {
        parameters: {
            query?: {
                /** @description The form to print with. */
                formId?: components["parameters"]["formId"];
                /** @description Name of the printer. */
                printer?: string;
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The credit note. */
                creditNoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    CreditNote_Mail: {
        parameters: {
            query?: {
                /** @description The form to print with. */
                formId?: components["parameters"]["formId"];
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The credit note. */
                creditNoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            401: components["responses"]["unauthorized"];
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    CreditNote_RenderPdf: {
        parameters: {
            query?: {
                /** @description The form to print with. */
                formId?: components["parameters"]["formId"];
            };
            header: {
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Requested API version. */
                "api-version"?: components["parameters"]["apiVersion"];
                /** @description User id (int or uuid) on whose behalf the request runs; needs scope `application.runas`. */
                "x-runas"?: components["parameters"]["runAs"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
                /** @description Company id (int or uuid) on whose behalf the request runs. */
                "x-companyid"?: components["parameters"]["companyId"];
            };
            path: {
                /** @description The credit note. */
                creditNoteId: string;
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
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    AppRegistration_Register: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value of at most 30 characters, the same in all calls of one registration or login.
                 * @example 7f3c9a1e5b2d4f6a8c0e1b3d5f7a9c
                 */
                "x-challengecode": components["parameters"]["challengeCode"];
                /** @description Tenant ID of the target ERP instance. An ERP that answers for itself has one tenant and needs no name for it. */
                "x-tenant-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AppRegistration;
            };
        };
        responses: {
            /** @description What was asked for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegistrationStatus;
                };
            };
            402: components["responses"]["noLicence"];
            403: components["responses"]["forbidden"];
            409: components["responses"]["conflict"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    AppRegistration_Fetch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value of at most 30 characters, the same in all calls of one registration or login.
                 * @example 7f3c9a1e5b2d4f6a8c0e1b3d5f7a9c
                 */
                "x-challengecode": components["parameters"]["challengeCode"];
                /** @description Tenant ID of the target ERP instance. An ERP that answers for itself has one tenant and needs no name for it. */
                "x-tenant-id"?: string;
            };
            path: {
                /** @description The authentication ID of step 2. */
                registrationId: string;
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
                    "application/json": Registration;
                };
            };
            402: components["responses"]["noLicence"];
            404: components["responses"]["notFound"];
            410: components["responses"]["gone"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    AppRegistration_RegisterInstance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value of at most 30 characters, the same in all calls of one registration or login.
                 * @example 7f3c9a1e5b2d4f6a8c0e1b3d5f7a9c
                 */
                "x-challengecode": components["parameters"]["challengeCode"];
                /** @description Tenant ID of the target ERP instance. An ERP that answers for itself has one tenant and needs no name for it. */
                "x-tenant-id"?: string;
            };
            path: {
                /** @description The authentication ID. */
                registrationId: string;
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
                    "application/json": RegistrationStatus;
                };
            };
            400: components["responses"]["badRequest"];
            402: components["responses"]["noLicence"];
            403: components["responses"]["forbidden"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Login_Login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value of at most 30 characters, the same in all calls of one registration or login.
                 * @example 7f3c9a1e5b2d4f6a8c0e1b3d5f7a9c
                 */
                "x-challengecode": components["parameters"]["challengeCode"];
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LoginRequest;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["badRequest"];
            402: components["responses"]["noLicence"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
    Logout_Logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Any value of at most 30 characters, the same in all calls of one registration or login.
                 * @example 7f3c9a1e5b2d4f6a8c0e1b3d5f7a9c
                 */
                "x-challengecode": components["parameters"]["challengeCode"];
                /**
                 * @description Tenant ID of the target ERP instance.
                 * @example 6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34
                 */
                "x-tenant-id": components["parameters"]["tenantId"];
                /**
                 * @description Name of the calling application, form `<app_name>/<version>`.
                 * @example stock-sync/1.4.0
                 */
                "x-appid": components["parameters"]["appId"];
                /**
                 * @description Version number of the calling application.
                 * @example 1.4.0
                 */
                "x-appversion": components["parameters"]["appVersion"];
                /** @description Session in which the call runs. */
                "X-SessionId"?: components["parameters"]["sessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["badRequest"];
            429: components["responses"]["tooManyRequests"];
            default: components["responses"]["otherError"];
        };
    };
}
