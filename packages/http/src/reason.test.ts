import fc from "fast-check";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { ApiError } from "./errors.ts";
import { PartialFailure } from "./partial-result.ts";
import { describeRefusal, listFields, maskValues, readRefusal } from "./reason.ts";

const channelError = (...messages: string[]) => ({
  errorList: messages.map((message) => ({ code: "VAL100", message })),
});

test.each<[string, unknown, unknown, string]>([
  [
    "the channel's list",
    channelError("offerList: must NOT have fewer than 1 items"),
    { offerList: [] },
    "VAL100 at offerList: must not have fewer than 1 items",
  ],
  [
    "a field that is not sent",
    channelError("orderList[0].sellerId: is missing", "orderList[0].currency: is missing"),
    { orderList: [{ orderId: "7" }] },
    "VAL100 at orderList[0].sellerId: is missing, and 1 more",
  ],
  [
    "a JSON Pointer",
    channelError("/orderList/0/sellerId: is unknown"),
    { orderList: [{ sellerId: 7 }] },
    "VAL100 at orderList[0].sellerId: is unknown",
  ],
  [
    "an item that is not there",
    { errorList: [{ code: "GEN404", message: "There is no order 4711" }] },
    {},
    "GEN404: there is no order …",
  ],
  [
    "the ERP's fields",
    {
      errorCode: "validation",
      errorMessage: "The request is invalid",
      errors: { "": ["must have required property 'name'"], "/customerId": ["must be string"] },
    },
    { customerId: 5 },
    "validation at customerId: must be string, and 1 more",
  ],
  [
    "the ERP's older fields",
    { ErrorCode: "Validation", ValidationErrors: { name: "The value is too long." } },
    { name: "x" },
    "Validation at name: the value is too long",
  ],
  [
    "the ERP's message",
    { errorCode: "not-found", errorMessage: "There is no item 0b1f-77" },
    {},
    "not-found: there is no item …",
  ],
  [
    "words of the platform",
    channelError("The token is not of this channel: tenant 4711 has no access to the operation"),
    {},
    "VAL100: the token is not of … channel tenant … has no access to the operation",
  ],
  [
    "fields that are sent, and formats",
    channelError("customerRef: 'shipTo' must match format \"date-time\"", "x"),
    { customerRef: { shipTo: "x" } },
    "VAL100 at customerRef: shipTo must match format date-time, and 1 more",
  ],
  [
    "a field that is not sent, in quotes",
    channelError("orderList[0]: must have required property 'currencyCode', and not 'annaSchmidt'"),
    { orderList: [] },
    "VAL100 at orderList[0]: must have required property currencyCode and not …",
  ],
  ["a constant", { errorCode: "TOKEN_EXPIRED" }, {}, "TOKEN_EXPIRED"],
  ["another constant", { errorCode: "INTERNAL_ERROR" }, {}, "INTERNAL_ERROR"],
  ["a name in the form of a constant", { errorList: [{ code: "ANNA_SCHMIDT" }] }, {}, ""],
  ["an OAuth 2.0 server's", { error: "x", error_description: "The token is expired" }, {}, "the token is expired"],
  ["no code", { errorMessage: "The method is not allowed" }, {}, "the method is not allowed"],
  ["a code alone", { errorList: [{ code: "GEN500", message: "Oops" }] }, {}, "GEN500"],
  ["a text", "<html>must be text</html>", {}, ""],
  ["bytes", new Uint8Array(9), {}, ""],
  ["nothing", undefined, {}, ""],
])("the platform's reason stays: %s", (_, body, sent, words) => {
  expect(describeRefusal(readRefusal(body, listFields(sent)))).toBe(words);
});

const required = "grossPrice orderItem total typeOfOffer";

test.each([
  ["orderList[0].orderItem[0]: must have required property 'total'", "must have required property total"],
  ["orderList[0].orderItem[0]: The GrossPrice field is required.", "the GrossPrice field is required"],
  ['missing required field "typeOfOffer"', "missing required field typeOfOffer"],
  ["Required property 'total' not found in JSON", "required property total not found …"],
  ['property "grossPrice" is missing', "property grossPrice is missing"],
  ["grossPrice is required", "grossPrice is required"],
])("a name that the specs require is told in any form, though it was not sent: %s", (message, kind) => {
  expect(readRefusal(channelError(message), listFields({ orderList: [] }, required)).kind).toBe(kind);
});

test.each([
  ["/orderList/0/total", "orderList[0].total"],
  ["$.orderList[0].orderItem[12].total", "orderList[0].orderItem[12].total"],
  ["OrderList[0].TypeOfOffer", "OrderList[0].TypeOfOffer"],
  ["orderList[0].totals", "orderList[0]"],
  ["orderList[0].annaSchmidt", "orderList[0]"],
])("a place of what is missing is told up to the last name that is known: %s", (place, at) => {
  const body = { errorCode: "validation", errors: { [place]: ["The value is required."] } };

  expect(readRefusal(body, listFields({ orderList: [] }, required)).at).toBe(at);
});

test.each([
  "annaSchmidt",
  "totals",
  "total1",
  "grossPriceOfAnna",
  "x total x",
  "A-4711",
  "anna@example.com",
  "DE89370400440532013000",
  "312",
])("a value in quotes is told as no name, also behind the word property: %s", (value) => {
  for (const message of [
    `orderList[0]: must have required property '${value}'`,
    `missing required field "${value}"`,
    `The seller of property "${value}" is unknown`,
    `The ${value} field is required.`,
  ])
    expect(readRefusal(channelError(message), listFields({ orderList: [] }, required)).kind).not.toContain(value);
});

test.each([
  ["must NOT have fewer than 1 items", "must not have fewer than 1 items"],
  ["must NOT have more than 999 characters", "must not have more than 999 characters"],
  ["must NOT have more than 1000 characters", "must not have more than … characters"],
  ["must be greater than or equal to 0", "must be greater than or equal to 0"],
  ["must be <= 3", "must be <= 3"],
  ["value >> 241 is not valid", "value … is not valid"],
  ["duplicate order", "duplicate order"],
  ["must be at most 20 characters", "must be at most 20 characters"],
  ["maxLength 255", "maxlength 255"],
  ["must be a string with a maximum length of '50'.", "must be a string … a maximum length of 50"],
  ["The length must be between 2 and 50", "the length must be between 2 and 50"],
  ["must be 50 characters or fewer. You entered 312 characters.", "must be 50 characters or fewer … characters"],
  ["must be at most 24.90", "must be at most …"],
  ["must be at most 1,000", "must be at most …"],
  ["There is no order 312", "there is no order …"],
  ["The order 312 has more items than allowed", "the order … has more items than allowed"],
  ["The value must be no other than 312", "the value must be no … than …"],
  ["must not be equal to 312", "must not be equal to …"],
  ["The order <312> is not valid => 415", "the order … is not valid …"],
  ["The property '312' is unknown", "the property … is unknown"],
])("the limit of a rule below 1 000 is told, and no other number: %s", (message, kind) => {
  expect(maskValues(message)).toBe(kind);
});

test("an ApiError has the masked reason in its message and as a field", () => {
  const place = { operation: "Offers_ReportListed", host: "api.test", fields: listFields({ offerList: [] }) };
  const error = new ApiError(place, 400, channelError("offerList: must NOT have fewer than 1 items"), new Headers());

  expect(error.message).toBe(
    "Cannot complete Offers_ReportListed: api.test answered 400 (VAL100 at offerList: must not have fewer than 1 items)",
  );
  expect(error.reason).toBe("must not have fewer than 1 items");
  expect("fields" in error).toBe(false);
});

const templates: ((value: string) => string)[] = [
  (value) => `There is no order ${value}`,
  (value) => `${value}: is not a valid value`,
  (value) => `orderList[0].name: must be one of "${value}", "b"`,
  (value) => `orderList[0].${value}.name: must be given`,
  (value) => `The seller '${value}' exists already and cannot be created`,
  (value) => `The token ${value} is expired`,
  (value) => `orderList[0]: must have required property '${value}'`,
  (value) => `orderList[0]: The ${value} field is required.`,
  (value) => `property "${value}" is missing in less than 3 items`,
  (value) => value,
];

/** Whether a text is a name of a field that was sent, or a part of one, in any letter case. A place is told in the spelling of the platform. */
const isName = (value: string) => {
  const letters = value.toLowerCase().replace(/[^a-z]/g, "");
  return letters !== "" && "orderlist name".includes(letters);
};

/** Texts that are no plain word of the masks and no name of a field that was sent. */
const values = fc
  .oneof(
    fc.string({ minLength: 4 }),
    fc.emailAddress(),
    fc.uuid(),
    fc.integer({ min: 1000 }).map(String),
    fc.integer({ min: 0, max: 99 }).map((digits) => `3${String(digits).padStart(2, "0")}`),
    fc.constantFrom(
      "Müller",
      "Straße 7",
      "eyJhbGciOiJIUzI1NiJ9.canary",
      "O'Neill",
      "DE89 3704 0044",
      "a.b/c[0].Canary",
    ),
  )
  .filter(
    (value) =>
      value.trim().length >= 3 &&
      !value.includes("…") &&
      !isName(value) &&
      maskValues(`value ${value} value`) === "value … value",
  );

/** All that the errors say where the platform's text has a value. */
function tellErrors(value: string, message: string): string[] {
  const place = { operation: "Orders_Create", fields: listFields({ orderList: [{ name: value }] }, required) };
  const bodies = [
    { errorList: [{ code: value, message, hint: value }] },
    { errorCode: "validation", errorMessage: message, errors: { [value]: [message], name: [message] } },
    { ErrorCode: value, ValidationErrors: { name: message } },
  ].filter((body) => readRefusal(body).codes.every((code) => code === "validation"));
  const refused = [{ id: value, index: 0, code: "VAL100", message }];
  return [
    ...bodies.map((body) => new ApiError(place, 400, body, new Headers())),
    new PartialFailure(place, { isComplete: false, stored: [], refused, answer: {} }),
  ].map((error) => `${error.message} ${inspect(error)} ${error instanceof ApiError ? JSON.stringify(error) : ""}`);
}

test("no value that is put into the platform's text comes out of an error: neither personal data nor a secret", () => {
  fc.assert(
    fc.property(values, fc.constantFrom(...templates), (value, template) => {
      const ours = tellErrors("¤¤¤¤", template("¤¤¤¤")).join(" ").toLowerCase();
      fc.pre(!ours.includes(value.trim().toLowerCase())); // `pert` is also a part of our own text: of a frame `Property.run`.
      for (const told of tellErrors(value, template(value))) expect(told).not.toContain(value.trim());
    }),
    { numRuns: 500 },
  );
});

const names = fc
  .tuple(fc.constantFrom("anna", "jörg", "max", "li"), fc.constantFrom("schmidt", "o'neill", "rose", "von-berg"))
  .chain(([first, last]) => {
    const [First, Last] = [first, last].map((each) => each[0]!.toUpperCase() + each.slice(1));
    const forms = [`${first}${Last}`, `${First}${Last}`, `${First}_${Last}`, `${First}-${Last}`, `${first}.${last}`];
    return fc.constantFrom(
      ...forms,
      `${First} ${Last}`,
      `${last}${First}`.toUpperCase(),
      `${first}_${last}`.toUpperCase(),
      last,
      Last!,
      `${first}-${last}`,
    );
  });

test("no name of a person comes out of an error, whatever the place that the platform writes it in", () => {
  const places: ((name: string) => object)[] = [
    (name) => ({ errorList: [{ code: name, message: "must be string" }] }),
    (name) => ({ errorCode: name, errorMessage: "must be string", error: name, error_description: `is ${name}` }),
    (name) => channelError(`orderList[0].${name}: must be string`, `${name}: must be string`),
    (name) => channelError(`orderList[0].name: must not be '${name}' or ${name}, but "${name}"`),
    (name) => ({ errorCode: "validation", errors: { [name]: ["must be string"], [`/orderList/0/${name}`]: [name] } }),
    (name) => channelError(`orderList[0]: must have required property '${name}'`, `The ${name} field is required.`),
    (name) => ({ message: `The value ${name} is unknown`, [name]: name }),
  ];
  fc.assert(
    fc.property(names, fc.constantFrom(...places), (name, write) => {
      const place = { operation: "Orders_Create", fields: listFields({ orderList: [{ name }] }, required) };
      const error = new ApiError(place, 400, write(name), new Headers());
      const told = `${error.message} ${error.reason} ${error.platformCodes.join(" ")}`.toLowerCase();

      expect(told).not.toMatch(/anna|jörg|schmidt|neill|rose|berg|\bmax|\bli\b/);
    }),
  );
});

test("every word that is told is one of ours, whatever the platform writes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (message) => {
      const told = maskValues(message) ?? "";

      expect(told.split(" ").every((word) => word === "" || word === "…" || maskValues(`value ${word}`))).toBe(true);
      expect(told).not.toMatch(/\d{4}/);
    }),
  );
});

test("a body of megabytes and a deep one are read at once", () => {
  const long = channelError("must ".repeat(2_000_000));
  const wide = { orderList: Array.from({ length: 50_000 }, (_, id) => ({ id })) };

  expect(describeRefusal(readRefusal(long, listFields(wide)))).toMatch(/^VAL100: must must .* …$/);
});

test("an entry that is an object says its message, and one that is no text disturbs nothing", () => {
  const deep: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));

  expect(readRefusal({ errors: [{ field: "name", message: "too long" }] }).kind).toContain("too long");
  for (const errors of [[{ toString: 1, valueOf: 2 }], [deep], [null], [{ message: { toString: 1 } }]])
    expect(readRefusal({ errorCode: "VAL100", errors }).codes).toEqual(["VAL100"]);
});

test.each([
  ["0371", ""],
  ["00", ""],
  ["12345", ""],
  ["0", "[0]"],
  ["9999", "[9999]"],
])("a step %s of a place is a number in a list only if it has the form of one", (step, told) => {
  const { at } = readRefusal({ errorList: [{ message: `name.${step}: must be valid` }] }, new Set(["name"]));

  expect(at).toBe(`name${told}`);
});
