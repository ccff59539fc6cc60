/** How far a registration is, to go on from after a crash. No secret is in it. */
export interface RegistrationProgress {
  appId: string;
  /** The ERP that was asked, and for which tenant. */
  baseUrl: string;
  tenantId?: string;
  /** The same in all calls of one registration. */
  challengeCode: string;
  /** When the request was first about to be sent. */
  requestedAt: string;
  /** The authentication ID; absent while it is not known whether the request arrived. */
  registrationId?: string;
  /** Set when it is over, and how. */
  ended?: string;
}

/** Where the progress is kept; `progressFile()` of `@kontor/app/file` keeps it in a file. */
export interface ProgressStore {
  load(): Promise<RegistrationProgress | undefined>;
  /** Resolves when it is safe: what was saved is there after a crash. */
  save(progress: RegistrationProgress): Promise<void>;
}
