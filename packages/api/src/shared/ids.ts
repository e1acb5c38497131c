import { createHash, randomBytes } from "node:crypto";

/** A fresh identifier: 128 random bits, base64url. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** A fresh chat key: 192 random bits, so that knowing one chat tells nothing about another. */
export function newChatKey(): string {
  return randomBytes(24).toString("base64url");
}

/** SHA-256, base64url; how credentials are stored. */
export function sha256(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
