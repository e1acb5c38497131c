import { createHash } from "node:crypto";

const HOUR_MS = 3_600_000;
/** Sample characters were published over the seven weeks before the first start. */
const HOURS = 7 * 7 * 24;

/** The first week of them. */
const FIRST_HOURS = 7 * 24;

/** A time in the last weeks that only depends on the name; for the empty name the earliest. */
export function spreadDate(name: string, now: Date): Date {
  return hoursBefore(now, Math.ceil(shareOf(name) * HOURS));
}

/** The same within the first week, so that lists of new characters begin with others. */
export function earlyDate(name: string, now: Date): Date {
  return hoursBefore(now, HOURS - Math.floor(shareOf(name) * FIRST_HOURS));
}

function shareOf(name: string): number {
  return name === "" ? 1 : createHash("sha256").update(name).digest().readUInt32BE(0) / 2 ** 32;
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
