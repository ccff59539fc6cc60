import { expect, test } from "vitest";
import { readSmall } from "../../fixtures/read-small.ts";
import { emitOpenapi } from "./openapi.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (name: string) => ({ description: "It.", content: { "application/json": { schema: ref(name) } } });
const id = { type: "string", readOnly: true };
const object = (required: string[], properties: object) => ({ type: "object", required, properties });
const schemas = {
  Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
  Cat: object(["id", "kind"], { id, kind: { type: "string" } }),
  Dog: object(["kind", "pin"], { kind: { type: "string" }, pin: { type: "string", writeOnly: true }, of: ref("Pet") }),
  DogToSend: object(["name"], { name: { type: "string" } }),
  Plain: object(["name"], { name: { type: "string" } }),
};
const paths = {
  "/a": {
    post: { operationId: "A_Run", requestBody: content("Pet"), responses: { 200: content("Pet") } },
    put: { operationId: "A_Set", requestBody: content("Plain"), responses: { 200: content("Plain") } },
  },
};

test("a call by path need not send what is only read, and its answer need not have what is only written", async () => {
  const model = readSmall(paths, schemas);

  const types = (await emitOpenapi(model, model.document)).replaceAll(/\/\*[^]*?\*\/|\s+/g, "");

  for (const each of [
    'requestBody?:{content:{"application/json":components["schemas"]["PetToSend"];};};responses:{200:{headers:{[name:string]:unknown;};content:{"application/json":components["schemas"]["Pet"]',
    'Cat:{readonlyid:string;kind:"Cat";};',
    'CatToSend:{readonlyid?:string;kind:"Cat";}',
    'Dog:{kind:"Dog";of?:components["schemas"]["Pet"];pin?:string;}',
    'DogToSend:{name:string;};DogToSend_:{kind:"Dog";of?:components["schemas"]["PetToSend"];pin:string;}',
    'PetToSend:components["schemas"]["CatToSend"]|components["schemas"]["DogToSend_"];',
  ])
    expect(types).toContain(each);
  expect(types).not.toContain("PlainToSend");
});
