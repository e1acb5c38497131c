import { timestamp } from "drizzle-orm/pg-core";

/** A point in time, with the precision that JavaScript keeps. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: "date" });
}
