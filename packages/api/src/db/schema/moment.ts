import { timestamp } from "drizzle-orm/pg-core";

/** A time with the precision of JavaScript. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: "date" });
}
