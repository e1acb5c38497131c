const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";

/**
 * The same texts, whose functions isolate each name that is written from right to left, as `bdi` does in markup: without
 * it the name moves the words and numbers beside it.
 */
export function isolateNames<T extends object>(copy: T): T {
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, isolateIn(value)])) as T;
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isolateIn(value: unknown): unknown {
  if (typeof value === "function") {
    const text = value as (...given: unknown[]) => unknown;
    return (...given: unknown[]) => text(...given.map(isolate));
  }
  return isPlain(value) ? isolateNames(value) : value;
}

function isolate(value: unknown): unknown {
  if (isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isolate(part)]));
  if (typeof value !== "string" || !RIGHT_TO_LEFT.test(value) || value.startsWith(FIRST_STRONG_ISOLATE))
    return value;
  return `${FIRST_STRONG_ISOLATE}${value}${POP_DIRECTIONAL_ISOLATE}`;
}
