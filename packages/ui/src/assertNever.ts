/**
 * Ends a switch over a union. A member without a case fails the type check; a value from outside the union
 * throws here, because drawing nothing would hide it.
 */
export function assertNever(value: never): never {
  throw new Error(
    `No case for ${JSON.stringify(value)}. The data does not fit its type: check where it enters.`,
  );
}
