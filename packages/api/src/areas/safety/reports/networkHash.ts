import { createHmac } from "node:crypto";
import { isIPv4 } from "node:net";

/**
 * A keyed hash of a reporter's network: 24 bits of an IPv4 address, 64 bits of an IPv6 address. The address itself is never
 * stored, and cannot be found by trying addresses without the operator's key. Null without a key.
 */
export function networkHashOf(network: string, key: string | null): string | null {
  if (key === null) return null;
  const part = isIPv4(network) ? network.split(".").slice(0, 3).join(".") : network;
  return createHmac("sha256", key).update(part).digest("base64url");
}
