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

/** A text, also one that a program wrote as a number; undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value : undefined;
}

/** The texts of a list. Some programs write objects with the text in one of `names`. */
export function textsOf(value: unknown, names: readonly string[]): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const text = isObject(item) ? names.map((name) => textOf(item[name])).find(Boolean) : textOf(item);
    return text ?? [];
  });
}

/** A whole number, also one that a program wrote as a text; undefined for any other value. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : undefined;
}

/** True or false, also as a number or text; undefined for any other value. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value === 1 || value === "true" || value === "1") return true;
  return value === 0 || value === "false" || value === "0" ? false : undefined;
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
