const CODE = /^([A-Z]{2,8}\d{1,5}|[A-Z][A-Za-z_]{2,39})$/; // This form is a kind of error. Any other text may be data.
const MOST = 5;

/**
 * The platform's codes in an error body: of each entry of the channel's list (documented) and of the ERP's error (given §2.3). Text that
 * does not look like a code is left out, because codes are printed and a body may hold anything.
 *
 * @see given spec §2.3
 */
export function findPlatformCodes(body: unknown): string[] {
  const { errorList, errorCode, ErrorCode } = Object(body) as Record<string, unknown>;
  const codes = [errorList ?? [], { code: errorCode ?? ErrorCode }]
    .flat()
    .map((entry) => Object(entry).code as unknown);
  return [...new Set(codes)].filter((code) => CODE.test(String(code))).slice(0, MOST) as string[];
}

const PATH = /^\/?[A-Za-z]{1,30}(\[\d{1,6}\]|[./][A-Za-z]{1,30}){1,8}(?=:)/;

/** The place in the request that the first entry objects to. The message of the entry begins with it: `orderList[0].sellerId` (documented). */
export function findPlatformPath(body: unknown): string | undefined {
  const [first] = [Object(body).errorList].flat();
  return PATH.exec(String(Object(first).message))?.[0];
}
