/**
 * Ends a switch over a union. A missing case fails the type check. A value outside the union throws here, because
 * rendering nothing would hide the error.
 */
export function assertNever(value: never): never {
  throw new Error(`No case for ${JSON.stringify(value)}.`);
}
