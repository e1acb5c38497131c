/** The local time of day, as text: "01:00". `time` is an ISO time. */
export function timeOfDay(time: string): string {
  const date = new Date(time);
  // A chat can have ten thousand messages, and `Intl` takes more than twice as long.
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
