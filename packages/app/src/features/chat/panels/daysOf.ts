const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });
const near = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Says which stretch of time an ISO time belongs to, by a name that can stand as a heading. */
export type DayOf = (time: string) => { readonly id: string; readonly heading: string };

/** Today and yesterday have a heading of their own, and every month before. Days are those of the reader's clock. */
export function daysOf(now: Date): DayOf {
  return (time) => {
    const date = new Date(time);
    const passed = Math.max(0, dayNumber(now) - dayNumber(date));
    const heading = passed < 2 ? near.format(-passed, "day") : month.format(date);
    return { id: heading, heading: heading.charAt(0).toUpperCase() + heading.slice(1) };
  };
}

/** Days since a fixed one, by the reader's clock: no matter how long each was. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
