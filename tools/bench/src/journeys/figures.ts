import { defineBench } from "../measure/bench.ts";

export const journey = defineBench({
  name: "journey",
  title: "Order journey, killed at every request",
  measures:
    "The order journey on the sandbox, killed before and after every one of its requests, and resumed. What it leaves is compared with a run without a kill.",
  quick: [],
  seconds: { quick: 15, full: 30 },
  figures: {
    kills: { unit: "", atLeast: 100 },
    "that left something missing or doubled": { unit: "", atMost: 0 },
    "all of them took": { unit: "s" },
  },
});

export const erp = defineBench({
  name: "erp",
  title: "ERP journey, killed at every request and write",
  measures:
    "The ERP journey (stock, customer, order, shipping, invoice), killed before and after every one of its requests and writes, and started again.",
  quick: [],
  seconds: { quick: 5, full: 20 },
  figures: {
    kills: { unit: "", atLeast: 50 },
    "that left something missing or doubled": { unit: "", atMost: 0 },
    "all of them took": { unit: "s" },
  },
});

export const stock = defineBench({
  name: "stock",
  title: "Stock sync, killed at every request and write",
  measures:
    "The stock sync between ERP and channel, killed before and after every one of its requests and writes, and started again.",
  quick: [],
  seconds: { quick: 5, full: 20 },
  figures: {
    kills: { unit: "", atLeast: 90 },
    "that left an offer behind, or doubled one": { unit: "", atMost: 0 },
    "all of them took": { unit: "s" },
  },
});
