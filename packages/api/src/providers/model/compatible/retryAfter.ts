/** Reads a header of an answer by its name in small letters. */
type ReadHeader = (name: string) => string | null | undefined;

/**
 * Seconds until a server can be called again; null when it does not say. `Retry-After` is a number of seconds or a date;
 * OpenAI and Azure also send milliseconds. A date is compared with the server's own clock, if it sends the time.
 */
export function retryAfterOf(read: ReadHeader): number | null {
  const ms = numberIn(read("retry-after-ms"));
  if (ms !== null) return ms / 1_000;
  const header = read("retry-after");
  const seconds = numberIn(header);
  if (seconds !== null) return seconds;
  const until = Date.parse(header ?? "");
  if (Number.isNaN(until)) return null;
  const sent = Date.parse(read("date") ?? "");
  return Math.max(0, (until - (Number.isNaN(sent) ? Date.now() : sent)) / 1_000);
}

function numberIn(header: string | null | undefined): number | null {
  const value = /^\s*(\d+(?:\.\d+)?)\s*$/.exec(header ?? "")?.[1];
  return value === undefined ? null : Number(value);
}
