import { registerApp } from "@kontor/app";
import { keyFile, progressFile } from "@kontor/app/file";
import { baseUrl } from "../config.ts";

const { outcome, message } = await registerApp({
  baseUrl,
  app: {
    AppId: "stock-sync/1.0",
    DisplayName: "Stock sync",
    Description: "Keeps the stock in line",
    Version: "1.0.0",
    ProviderName: "Example",
    ProviderWebsite: "https://example.com",
    MandatoryApiScopes: ["items.read"],
  },
  progress: progressFile("registration.json"),
  ...keyFile("erp.key"),
  onStep: ({ step }) => console.log(step),
});
console.log(outcome, message);
