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
    };
    responses: {
        /** @description Any other failure. The error body, where the platform sends one; else whatever the gateway sent. */
        otherError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CategoryKey = components['schemas']['CategoryKey'];
export type CategoryUpdate = components['schemas']['CategoryUpdate'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type TaxType = components['schemas']['TaxType'];
export type TaxClassUpdate = components['schemas']['TaxClassUpdate'];
export type ResponseOtherError = components['responses']['otherError'];
export type ParameterTenantId = components['parameters']['tenantId'];
export type ParameterRunAs = components['parameters']['runAs'];
export type ParameterCompanyId = components['parameters']['companyId'];
export type ParameterAppId = components['parameters']['appId'];
export type ParameterAppVersion = components['parameters']['appVersion'];
export type ParameterApiVersion = components['parameters']['apiVersion'];
export type ParameterSessionId = components['parameters']['sessionId'];
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
                "application/json": components["schemas"]["CategoryUpdate"];
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
                    "application/json": components["schemas"]["ErrorResponse"];
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
                "application/json": components["schemas"]["TaxClassUpdate"];
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
            /** @description Any failure. The error body, where the platform sends one; else whatever the gateway sent. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
}
