import { expect, test } from "vitest";
import { widgets } from "../fixtures/widgets.ts";
import { listOperations } from "../read/description.ts";
import { writeFacts } from "./facts.ts";

test("each operation and each field becomes a row of its sheet, but for those that are there", () => {
  const description = widgets();

  const { operations, schemas } = writeFacts(listOperations(description), description, {
    operations: "POST\t/v2/Widgets\n",
    schemas: "ArtikelKey\t(scalar)\tstring uuid\t-\n",
  });

  expect(operations).toEqual([
    "GET\t/v2/widgets\twidget\tWidget_QueryWidgetsAsync\tlist widgets\tbeta\t\tkind:int32[WidgetKind]:0=None|1=Payed; pageNumber:int32\tSTD\t\t200 PagedListOfWidget\t401 untyped; 404 untyped\titems.read, all.read\t",
    "GET\t/v2/widgets/{WidgetId}/picture\twidget\tWidget_DownloadPictureAsync\tdownload a picture\tdraft\tWidgetId:uuid[ArtikelKey]\t\tnone\t\t200 string byte\t\tnone\t",
  ]);
  expect(schemas).toEqual([
    "PagedListOfWidget\tItems\tarray of $ref Widget\ty",
    "Widget\tId\t$ref ArtikelKey\ty",
    "Widget\tName\tstring\ty",
    "Widget\tKind\t$ref WidgetKind\tn",
    "WidgetKind\t(enum)\tinteger int32 enum 0=None, 1=Payed\t-",
  ]);
});
