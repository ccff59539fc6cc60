/** The functions that encode a body other than JSON, by its media type. */
export const FORMS: Record<string, string> = {
  "application/x-www-form-urlencoded": "encodeForm",
  "multipart/form-data": "encodeMultipart",
};
