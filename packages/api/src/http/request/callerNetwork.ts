import { isIP, isIPv6, SocketAddress } from "node:net";

/**
 * The part of an address that one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address, because a
 * subscriber can choose the others.
 *
 * @param caller An address, or an address with a port, as some proxies write into `X-Forwarded-For`: `203.0.113.7:4711`,
 *   `[2001:db8::1]:4711`. The port is left out, because a caller has another one for each connection.
 */
export function callerNetworkOf(caller: string): string {
  const address = withoutPort(caller);
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

function withoutPort(caller: string): string {
  return isIP(caller) ? caller : (SocketAddress.parse(caller)?.address ?? caller);
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL writes an IPv4 part as two groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const parse = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return parse(head);
  const [first, last] = [parse(head), parse(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 0xff];
}
