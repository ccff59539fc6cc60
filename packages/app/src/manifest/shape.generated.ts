// Generated from specs/app/manifest.schema.yaml by tools/codegen. Do not edit: run `pnpm generate`.

interface components {
    schemas: {
        /**
         * AppManifest
         * @description The manifest of a cloud app, `app.json`, in its current generation (M3, two files: this one and the listing). The given spec shows one fragment, `lifecycle.configurationUrl`; unknown fields are kept.
         */
        AppManifest: {
            /** @description Strict semantic version of digits, without a pre-release. */
            version: string;
            /** @description Name of the app, unique. */
            technicalName: string;
            /** @description May be empty for an app that stands alone. */
            lifecycle?: {
                /** @description An https address of the app's setup page, loaded in an iframe when a merchant installs the app. Where it cannot be reached, the installation fails. An absolute address, one of its own for every app; `{metadata.*}` passes the platform's validation and is never replaced. Plain http to this machine is for developing (assumed). */
                configurationUrl?: string;
                /**
                 * @deprecated
                 * @description Deprecated since M2.
                 */
                connectUrl?: string;
                /**
                 * @deprecated
                 * @description Deprecated since M2.
                 */
                disconnectUrl?: string;
            };
            capabilities?: {
                hub?: {
                    appLauncher?: {
                        /**
                         * Format: uri
                         * @description Where the hub's link leads; no iframe, no bridge.
                         */
                        redirectUrl?: string;
                    };
                };
                erp?: {
                    menuItems?: {
                        id: string;
                        name: string;
                        /** Format: uri */
                        url: string;
                    }[];
                    pane?: {
                        id: string;
                        /** @description Where the pane is shown; `customers` and `salesorders` were seen, an open set. */
                        context: string;
                        title: string;
                        /** Format: uri */
                        url: string;
                        requiredScopes?: string[];
                        matchChildContext?: boolean;
                    }[];
                    api?: {
                        /** @description Scopes of given §5.1; unknown ones are rejected at registration. */
                        scopes?: string[];
                    };
                    /** @description Outgoing webhooks exist in the newest reference; the given spec counts three event systems and no push. */
                    webhooks?: {
                        subscriptions?: {
                            topics?: string[];
                        }[];
                    };
                };
            };
            authentication?: {
                publicClient?: {
                    redirectUris?: string[];
                    postLogoutRedirectUris?: string[];
                };
                serviceAccount?: {
                    /** @constant */
                    clientCredentials?: true;
                    description?: string;
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AppManifest = components['schemas']['AppManifest'];
