/** A value of JSON with each of its texts replaced. Names of fields stay. */
export function mapTexts<Value>(value: Value, replace: (text: string) => string): Value {
  return mapped(value, replace) as Value;
}

function mapped(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapped(item, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapped(item, replace)]));
}
