/** One way in which a value does not fit its schema, as the generated validators tell it. */
export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
  /** The schema that the value does not fit, with its marks. */
  parentSchema?: Record<string, unknown>;
}
