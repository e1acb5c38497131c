/** Fields that every line has, or whose content is in the message already. */
const HIDDEN = ["level", "time", "pid", "hostname", "msg", "err", "providers", "trace_id"];
/** Fields of a request. They are printed without their names. */
const REQUEST = ["method", "path", "status", "ms"];

const LEVELS: Readonly<Record<number, string>> = { 40: "warning: ", 50: "error: ", 60: "fatal: " };

/** Formats one JSON line of the API's log for a terminal. Successful requests return null, other text is unchanged. */
export function readableLine(text: string): string | null {
  const entry = parse(text);
  if (!entry) return text;
  const { level, msg, method, path, status, ms, err } = entry;
  if (typeof level === "number" && level < 30) return null;
  if (typeof status === "number" && status < 400) return null;
  const took = typeof ms === "number" ? `${Math.round(ms)} ms` : undefined;
  const others = Object.entries(entry)
    .filter(([name]) => !HIDDEN.includes(name) && !REQUEST.includes(name))
    .map(([name, value]) => `${name}=${shown(value)}`);
  const words = [msg, method, path, status, took, ...others].filter((word) => word !== undefined).map(shown);
  return `${LEVELS[Number(level)] ?? ""}${words.join(" ")}${isRecord(err) ? errorLines(err) : ""}`;
}

/** An error as the API logs it: its message apart from the list of calls. */
function errorLines({ type, code, message, stack }: Readonly<Record<string, unknown>>): string {
  const codeText = code === undefined ? "" : ` (${shown(code)})`;
  const calls = Array.isArray(stack) ? stack : [];
  return [`\n${shown(type ?? "Error")}: ${shown(message)}${codeText}`, ...calls.map(shown)].join("\n    at ");
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function parse(text: string): Record<string, unknown> | null {
  if (!text.startsWith("{")) return null;
  try {
    const entry: unknown = JSON.parse(text);
    return isRecord(entry) ? entry : null;
  } catch {
    // Not a JSON line: printed unchanged.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
