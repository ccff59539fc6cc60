import { ArgumentError, type Clock } from "@kontor/http";
import { existsSync, readFileSync } from "node:fs";
import { writeSafely } from "./write-safely.ts";

/** How far a registration is, so that it goes on after a crash. No secret is in it. */
export interface RegistrationProgress {
  appId: string;
  /** The address of the ERP that was asked, and the tenant. */
  baseUrl: string;
  tenantId?: string;
  /** Proves that all calls of one registration are from the same app. */
  challengeCode: string;
  /** When the request was about to be sent for the first time. */
  requestedAt: string;
  /** The authentication ID. It is absent while it is not known whether the request arrived. */
  registrationId?: string;
  /** The outcome. It is absent while the registration is not over. */
  ended?: string;
}

/** Stores the progress; `progressFile()` of `@kontor/app/file` keeps it in a file. */
export interface ProgressStore {
  load(): Promise<RegistrationProgress | undefined>;
  /** Must resolve when a crash cannot lose the progress any more. */
  save(progress: RegistrationProgress): Promise<void>;
}

interface LoadOptions {
  app: { AppId: string };
  baseUrl: string;
  tenantId: string | undefined;
  store: ProgressStore;
  hasKey(): Promise<boolean> | boolean;
  clock: Clock;
}

/**
 * Loads the progress of an earlier call and goes on with it, or begins a new registration. A registration that ended without a key
 * begins anew.
 *
 * @throws {ArgumentError} If a key is saved already, or the progress belongs to another app or ERP and is not over.
 */
export async function loadProgress(options: LoadOptions): Promise<RegistrationProgress> {
  const { app, baseUrl, tenantId, store, hasKey, clock } = options;
  const earlier = await store.load();
  const facts = { appId: app.AppId, baseUrl, ...(tenantId !== undefined && { tenantId }) };
  const isSame = (["appId", "baseUrl", "tenantId"] as const).every(
    (name) => earlier?.[name] === facts[name as "appId"],
  );
  const mayHaveKey = earlier?.registrationId !== undefined && ["registered", "key-lost"].includes(earlier.ended ?? "");
  const isOpen = earlier?.registrationId !== undefined && earlier.ended === undefined;
  if (earlier && !isSame && (isOpen || earlier.ended === "registered"))
    throw new ArgumentError(
      "register an app",
      "progress",
      `be that of ${app.AppId} at this address, or new`,
      `that of ${earlier.appId} at ${earlier.baseUrl}`,
    );
  if (earlier && isSame && (isOpen || earlier.ended === undefined || earlier.ended === "registered")) return earlier;
  if (earlier && isSame && mayHaveKey && (await hasKey())) return earlier;
  if (await hasKey())
    throw new ArgumentError("register an app", "the place of the key", "be empty", "a key, which would be lost");
  const challengeCode = crypto.randomUUID().replaceAll("-", "").slice(0, 30); // any value, at most 30 characters
  const fresh = { ...facts, challengeCode, requestedAt: new Date(clock.now()).toISOString() };
  await store.save(fresh); // a second attempt must be the same registration, so this is saved before the request
  return fresh;
}

/**
 * Keeps the progress of a registration in a file that only its owner can read. The file holds no secret.
 *
 * @throws {ArgumentError} If `path` is empty; from `load()`, if the file does not hold the progress of a registration.
 * @see given spec §3
 */
export function progressFile(path: string): ProgressStore {
  const action = "go on with a registration";
  if (typeof path !== "string" || path === "") throw new ArgumentError(action, "path", "be a file path", path);
  return {
    async load() {
      if (!existsSync(path)) return undefined;
      const progress = parse(readFileSync(path, "utf8"));
      const isProgress = typeof progress?.challengeCode === "string" && typeof progress.appId === "string";
      if (!isProgress) throw new ArgumentError(action, path, "hold the progress of a registration", "something else");
      return progress;
    },
    async save(progress) {
      writeSafely(path, `${JSON.stringify(progress, undefined, 2)}\n`, { replaces: true });
    },
  };
}

function parse(text: string): RegistrationProgress | undefined {
  try {
    return JSON.parse(text) as RegistrationProgress;
  } catch {
    return undefined;
  }
}
