/** The address at which the site will stand, as in `https://docs.example`; the environment variable `KONTOR_SITE`. Default: unknown. */
export const site = process.env["KONTOR_SITE"];

/** The path below which the site stands, as in `/docs`; the environment variable `KONTOR_BASE`. Default `/`. */
export const base = process.env["KONTOR_BASE"] ?? "/";

/** The address of the repository, which the header and the edit links lead to; the environment variable `KONTOR_REPOSITORY`. Default: unknown. */
export const repository = process.env["KONTOR_REPOSITORY"];
