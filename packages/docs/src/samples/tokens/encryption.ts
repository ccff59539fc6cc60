import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { TokenEncryption } from "@kontor/auth";

/** Encrypts tokens with AES-256-GCM. The secret has 32 bytes (`openssl rand -base64 32`), and its place is not that of the tokens. */
export function encryptWith(secret: string): TokenEncryption {
  const bytes = Buffer.from(secret, "base64");
  return {
    seal(text, key) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", bytes, nonce).setAAD(Buffer.from(key)); // ties the text to its key
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString("base64");
    },
    open(sealed, key) {
      const whole = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", bytes, whole.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(key)).setAuthTag(whole.subarray(-16));
      return Buffer.concat([decipher.update(whole.subarray(12, -16)), decipher.final()]).toString();
    },
  };
}
