import type { Fetch } from "@kontor/http";

/** Chooses one of a list by seeded chance. */
export type Pick = <Value>(list: readonly Value[]) => Value;

/** Chooses an address; a few hold a secret, as people write them. */
export function chooseAddress(plain: string, pick: Pick, mark: string): string {
  const odd = [
    plain.replace("//", `//user:${mark}@`),
    plain.replace("//", `//${mark}@`),
    plain.replace("https://", `http://user:${mark}@`),
    `${plain}?key=${mark}`,
    `${plain}/#${mark}`,
    plain.replace("https://", ""),
  ];
  return pick([...Array<string>(60).fill(plain), ...odd]);
}

/** Makes a network where everything goes wrong, and every answer quotes the request and the secrets. */
export function createHostileFetch(pick: Pick, mark: string): Fetch {
  return async (input, init) => {
    const request = new Request(input as Request, init); // the runtime's own errors stay
    const quoted = `${request.url} ${[...request.headers].join(" ")} ${await request.text()} ${mark}`;
    const headers = {
      "x-debug": quoted.replaceAll(/[^\x20-\x7e]/g, ""),
      "set-cookie": `session=${mark}`,
      "www-authenticate": `Bearer error="invalid_token", error_description="${mark}"`,
    };
    const json = (status: number, value: unknown) => Response.json(value, { status, headers });
    const isToken = /\/v1\/auth$|\/token$/.test(new URL(request.url).pathname) && request.method === "POST";
    const good = {
      authToken: `${mark}.access`,
      access_token: `${mark}.access`,
      token_type: "bearer",
      expires_in: 3_600,
      expiresIn: 3_600,
      refresh_token: `${mark}.next`,
    };
    if (isToken && pick([true, true, false])) return json(200, good);
    const answers: (() => Response)[] = [
      () => json(400, { error: "invalid_grant", error_description: quoted }),
      () => json(400, { error: quoted }),
      () => json(401, { error: mark, ErrorMessage: quoted, errorList: [{ code: mark, message: quoted }] }),
      () => json(400, { errorList: [{ code: "VAL100", message: `list[0]: must have required property '${mark}'` }] }),
      () => json(400, { errors: { [mark]: [`The ${mark} field is required.`], [`$.list[0].${mark}`]: [mark] } }),
      () => json(429, quoted),
      () => new Response(`<html>${quoted}</html>`, { status: pick([200, 500, 503]), headers }),
      () => new Response(`{"access_token":"${mark}","authToken":"${mark}", ${quoted}`, { headers }),
      () => new Response(mark, { headers: { ...headers, "content-type": "application/json" } }),
      () => json(200, { ...good, access_token: { [mark]: mark }, authToken: [mark] }),
      () => json(200, { ...good, access_token: `${mark}\n`, authToken: `${mark}é` }),
      () => json(200, { ...good, expires_in: mark, expiresIn: mark, tokenExpireAt: mark }),
      () => json(200, { ...good, token_type: mark }),
      () => json(200, { ...good, id_token: mark, scope: { mark } }),
      // the id and the type of an event are no secrets: they are logged
      () => json(200, { eventList: [{ id: "1", type: "Seller:Else", event: { [mark]: mark } }, mark] }),
      () => json(200, { eventList: mark }),
      () => new Response(null, { status: 302, headers: { ...headers, location: `https://else.test/${mark}` } }),
      () => new Response(brokenBody(mark), { headers: { ...headers, "content-type": "application/json" } }),
      () => {
        const cause = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" });
        throw new TypeError("fetch failed", { cause });
      },
    ];
    return pick(answers)();
  };
}

/** Half of an answer, then the end of the connection. */
function brokenBody(mark: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`{"authToken":"${mark}`));
      controller.error(new TypeError("terminated"));
    },
  });
}
