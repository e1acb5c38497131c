import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, pino } from "pino";

/** Our log: lines of JSON. Of an error it keeps what it is and where it came from, never the values of a statement. */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError } };
  return to ? pino(options, to) : pino(options);
}

// The database driver's own error holds the values of the statement, and what the database says of a value that it cannot
// read holds that one: what people wrote stays out of the log.
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const cause = rootOf(error);
  const { code } = cause as NodeJS.ErrnoException;
  const holdsValues = cause instanceof DrizzleQueryError || /^22/.test(code ?? "");
  const message = holdsValues ? "a statement failed" : cause.message;
  return { type: cause.name, code, message, stack: stackOf(cause) };
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

// Without its first lines, which repeat the message.
function stackOf(error: Error): string[] | undefined {
  return error.stack?.split("\n    at ").slice(1, 8);
}
