const PARAMETER = "plan";

/** The address of a page with the plan modal open over it, relative to its origin. */
export function withPlan(address: URL): string {
  const next = new URL(address);
  next.searchParams.set(PARAMETER, "");
  return relative(next);
}

/** The address without the parameter that opens the plan modal; null where it has none. */
export function withoutPlan(address: URL): string | null {
  if (!address.searchParams.has(PARAMETER)) return null;
  const rest = new URL(address);
  rest.searchParams.delete(PARAMETER);
  return relative(rest);
}

const relative = ({ pathname, search, hash }: URL) => pathname + search + hash;
