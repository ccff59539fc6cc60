// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, LanguageKey } from "./shared.generated.ts";

/**
 * Key of a contact for the compliance of products. `ResponsiblePerson_QueryResponsiblePersons` lists the contacts with it.
 * @see documented
 */
export type ContactKey = string;

/** @see documented */
export interface ResponsiblePerson {
  /** Key of a contact for the compliance of products. `ResponsiblePerson_QueryResponsiblePersons` lists the contacts with it. */
  id?: ContactKey;
  address?: Address;
  /** Date and time when it was made. */
  created?: string;
  description?: string;
  /** Whether it is active. */
  isActive?: boolean;
  /** Key of a language. `Manufacturer_QueryManufacturers` answers it as `languageId`. */
  languageKey?: LanguageKey;
  /** Date and time of the last change. */
  lastChanged?: string;
  /** Number that people use. */
  number?: string;
}
