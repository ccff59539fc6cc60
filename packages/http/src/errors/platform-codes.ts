const CODE = /^([A-Z]{2,8}\d{1,5}|[A-Z][A-Za-z_]{2,39})$/; // what looks like a kind of error; anything else may be data
const MOST = 5;

/**
 * The codes of the platform in an error body: of each entry of the channel's list (documented) and of the ERP's error (given
 * §2.3). What does not look like a code is left out: it is printed, and a body may hold anything.
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

/** Where in what was sent the first entry finds fault, as its message begins with it: `orderList[0].sellerId` (documented). */
export function findPlatformPath(body: unknown): string | undefined {
  const [first] = [Object(body).errorList].flat();
  return PATH.exec(String(Object(first).message))?.[0];
}
