// Generated from specs/app/manifest.schema.yaml by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The manifest of a cloud app, `app.json`, in its current generation (M3, two files: this one and the listing). The given spec shows one fragment, `lifecycle.configurationUrl`; unknown fields are kept.
 * @see documented
 */
export interface AppManifest {
  authentication?: AppManifestAuthentication;
  capabilities?: AppManifestCapabilities;
  /**
   * May be empty for an app that stands alone.
   * @see given spec §2.7
   */
  lifecycle?: AppManifestLifecycle;
  /** Name of the app, unique. */
  technicalName: string;
  /** Strict semantic version of digits, without a pre-release. */
  version: string;
}

export interface AppManifestAuthentication {
  publicClient?: AppManifestAuthenticationPublicClient;
  serviceAccount?: AppManifestAuthenticationServiceAccount;
}

export interface AppManifestAuthenticationPublicClient {
  postLogoutRedirectUris?: string[];
  redirectUris?: string[];
}

export interface AppManifestAuthenticationServiceAccount {
  clientCredentials?: true;
  description?: string;
}

export interface AppManifestCapabilities {
  erp?: AppManifestCapabilitiesErp;
  hub?: AppManifestCapabilitiesHub;
}

export interface AppManifestCapabilitiesErp {
  api?: AppManifestCapabilitiesErpApi;
  menuItems?: AppManifestCapabilitiesErpMenuItemsItem[];
  pane?: AppManifestCapabilitiesErpPaneItem[];
  /** Outgoing webhooks exist in the newest reference; the given spec counts three event systems and no push. */
  webhooks?: AppManifestCapabilitiesErpWebhooks;
}

export interface AppManifestCapabilitiesErpApi {
  /** Scopes of given §5.1; unknown ones are rejected at registration. */
  scopes?: string[];
}

export interface AppManifestCapabilitiesErpMenuItemsItem {
  id: string;
  name: string;
  url: string;
}

export interface AppManifestCapabilitiesErpPaneItem {
  id: string;
  /**
   * Where the pane is shown; `customers` and `salesorders` were seen, an open set.
   * @see observed
   */
  context: string;
  matchChildContext?: boolean;
  requiredScopes?: string[];
  title: string;
  url: string;
}

/** Outgoing webhooks exist in the newest reference; the given spec counts three event systems and no push. */
export interface AppManifestCapabilitiesErpWebhooks {
  subscriptions?: AppManifestCapabilitiesErpWebhooksSubscriptionsItem[];
}

export interface AppManifestCapabilitiesErpWebhooksSubscriptionsItem {
  topics?: string[];
}

export interface AppManifestCapabilitiesHub {
  appLauncher?: AppManifestCapabilitiesHubAppLauncher;
}

export interface AppManifestCapabilitiesHubAppLauncher {
  /** Where the hub's link leads; no iframe, no bridge. */
  redirectUrl?: string;
}

/**
 * May be empty for an app that stands alone.
 * @see given spec §2.7
 */
export interface AppManifestLifecycle {
  /**
   * An https address of the app's setup page, loaded in an iframe when a merchant installs the app. Where it cannot be reached, the installation fails. An absolute address, one of its own for every app; `{metadata.*}` passes the platform's validation and is never replaced. The platform's reference takes http as well as https (documented); the given spec wants https, and plain http to this machine is for developing (assumed).
   * @see given spec §2.7, §6.2
   */
  configurationUrl?: string;
  /**
   * Deprecated since M2.
   * @see documented
   * @deprecated
   */
  connectUrl?: string;
  /**
   * Deprecated since M2.
   * @see documented
   * @deprecated
   */
  disconnectUrl?: string;
}
