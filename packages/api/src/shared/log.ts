import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, pino } from "pino";

/** The log: lines of JSON. An error is logged with its kind and its stack, never with the values of a statement. */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError } };
  return to ? pino(options, to) : pino(options);
}

// The error of the database driver contains the values of the statement, and a message about an invalid value contains
// the value. Text of users must not be logged.
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
