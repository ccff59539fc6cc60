// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * An application that wants to be registered. Spelled as given, in PascalCase.
 * @see given spec §2.5
 */
export interface AppRegistration {
  /**
   * Icon, a base64 image; clients send a PNG. Required by the platform's own description and absent from the given spec: always send one.
   * @see observed
   */
  AppIcon?: string;
  /** Id of the application, for example `myApp/v1`. */
  AppId: string;
  /** A description of the app. */
  Description: string;
  /** Name shown to people. */
  DisplayName: string;
  /**
   * Descriptions by language.
   * @see observed
   */
  LocalizedDescriptions?: LocalizedText[];
  /**
   * Names by language.
   * @see observed
   */
  LocalizedDisplayNames?: LocalizedText[];
  /** Scopes it cannot do without. */
  MandatoryApiScopes: string[];
  /**
   * Scopes it can do without.
   * @see observed
   */
  OptionalApiScopes?: string[];
  /** The provider of the app. */
  ProviderName: string;
  /** Website of the provider. */
  ProviderWebsite: string;
  /**
   * 0 one instance, 1 several instances, 2 one for each user, 3 one for each user login.
   * @see observed
   */
  RegistrationType?: 0 | 1 | 2 | 3;
  /** Its version. */
  Version: string;
}

/**
 * The key of an application. It is shown once and cannot be retrieved again.
 * @see given spec §3
 */
export interface AppToken {
  /**
   * The key, a uuid. When it is lost, register again.
   * @see observed
   */
  apiKey?: string;
}

/**
 * A text in one language.
 * @see observed
 */
export interface LocalizedText {
  /** Language, ISO code. */
  LanguageIso: string;
  /** The text. */
  Name: string;
}

/**
 * A registration, and its key once.
 * @see observed
 */
export interface Registration {
  /** Scopes the user granted; they cannot be extended later. */
  grantedScopes?: string[];
  requestStatusInfo?: RegistrationStatus;
  token?: AppToken;
}

/**
 * How far a registration is. Earlier builds answer in PascalCase; both are read.
 * @see observed
 */
export interface RegistrationStatus {
  /** Id of the application. */
  appId?: string;
  /** The authentication ID of given §3, for the second request. */
  registrationRequestId?: string;
  /** 0 pending, 1 rejected, 2 accepted. A key in the answer means accepted, whatever the number. A source with other numbers is wrong. */
  status?: 0 | 1 | 2;
}
