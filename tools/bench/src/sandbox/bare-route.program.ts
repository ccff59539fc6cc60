/** The floor: one route of Hono on node-server with ajv, and nothing else. Takes the port to listen on. */
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import { Hono } from "hono";
import { CATEGORY_PATH } from "./category-update.ts";

const document = new URL("../../../codegen/dist/erp.json", import.meta.url);
const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats.default as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(JSON.parse(readFileSync(document, "utf8")) as object, "erp");
const isValid = ajv.getSchema("erp#/components/schemas/CategoryUpdate")!;

const app = new Hono();
app.patch(CATEGORY_PATH, async (context) =>
  isValid(await context.req.json()) ? context.json({}) : context.json({ errors: isValid.errors }, 400),
);
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.argv[2]) });
