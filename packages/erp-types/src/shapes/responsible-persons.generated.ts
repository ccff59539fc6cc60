// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, LanguageKey } from "./shared.generated.ts";

/**
 * Key of a contact.
 * @see documented
 */
export type ContactKey = string;

/**
 * A responsible person.
 * @see documented
 */
export interface ResponsiblePerson {
  /** The responsible person. */
  id?: ContactKey;
  /** Address. */
  address?: Address;
  /** Date and time when it was made. */
  created?: string;
  /** Description. */
  description?: string;
  /** Whether it is active. */
  isActive?: boolean;
  /** The language. */
  languageKey?: LanguageKey;
  /** Date and time of the last change. */
  lastChanged?: string;
  /** Number that people use. */
  number?: string;
}
