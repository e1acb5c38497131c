export { abbreviateCount } from "./abbreviateCount.ts";
export { relativeTime } from "./relativeTime.ts";
export type { TimeContext } from "./relativeTime.ts";
export { remainingDays } from "./remainingDays.ts";
export { truncateName } from "./truncateName.ts";
export { calendarDay } from "./calendarDay.ts";
export { listOf } from "./listOf.ts";
export { pluralOf } from "./pluralOf.ts";
export type { PluralForms } from "./pluralOf.ts";
