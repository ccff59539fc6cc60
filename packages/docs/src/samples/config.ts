// values of the environment; by default the values of the sandbox
const { env } = process;

export const baseUrl = env["KONTOR_ERP_URL"] ?? "http://127.0.0.1:7070/erp";
export const authUrl = env["KONTOR_AUTH_URL"] ?? "http://127.0.0.1:7070";
export const clientId = env["KONTOR_CLIENT_ID"] ?? "sandbox-client";
export const clientSecret = env["KONTOR_CLIENT_SECRET"] ?? "secret-of-the-sandbox";
export const tenantId = env["KONTOR_TENANT"] ?? "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
export const channelBaseUrl = env["KONTOR_CHANNEL_URL"] ?? "http://127.0.0.1:7070";
export const refreshToken = env["KONTOR_REFRESH_TOKEN"] ?? "refresh-token-of-the-sandbox";
export const sellerRefreshToken = env["KONTOR_SELLER_REFRESH_TOKEN"] ?? "seller-refresh-token-of-the-sandbox";
