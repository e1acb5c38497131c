import { createHash, randomBytes } from "node:crypto";

/** A new identifier: 128 random bits, base64url. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** A new chat key: 192 random bits, so that no chat key can be guessed from another. */
export function newChatKey(): string {
  return randomBytes(24).toString("base64url");
}

/** SHA-256, base64url; credentials are stored like this. */
export function sha256(value: string | Uint8Array): string {
  return createHash("sha256").update(value).digest("base64url");
}
