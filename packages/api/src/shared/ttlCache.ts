import { LRUCache } from "lru-cache";

/** A cache of at most `max` values, each for `ttlMs` milliseconds of this clock. */
export function ttlCache<Value extends NonNullable<unknown>>(
  now: () => Date,
  { max, ttlMs }: { readonly max: number; readonly ttlMs: number },
): LRUCache<string, Value> {
  return new LRUCache({ max, ttl: ttlMs, ttlResolution: 0, perf: { now: () => now().getTime() } });
}

/** The cached value of a key; loaded when absent. */
export async function cached<Value extends NonNullable<unknown>>(
  cache: LRUCache<string, Value>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = await load();
  cache.set(key, value);
  return value;
}
