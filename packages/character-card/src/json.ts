/** A JSON object. */
export type JsonObject = { readonly [name: string]: unknown };

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A string, or "" for any other value. */
export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The strings of a list; every other value is left out. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** Whether two values are the same as JSON, whatever the order of their names. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.every((name) => isSameJson(one[name], other[name]));
  }
  return one === other;
}
