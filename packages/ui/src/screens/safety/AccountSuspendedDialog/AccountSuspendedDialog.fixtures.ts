import type { AccountSuspendedDialogProps } from "./AccountSuspendedDialog.tsx";

type Fixture = Pick<AccountSuspendedDialogProps, "notice" | "state">;

const suspended = {
  id: "suspended",
  action: "suspend",
  rule: "Content that is not allowed",
  reason: "You sent the same advertisement to many people.",
  date: "3 November 2026",
  until: "10 November 2026, 12:00",
  appeal: { kind: "possible" },
} as const;
const { until: _until, ...endless } = suspended;

/** The dialog in each state. */
export const accountSuspendedDialogFixtures = {
  suspended: { notice: suspended },
  banned: { notice: { ...endless, id: "banned", action: "ban", payment: "cancel" } },
  failed: { notice: suspended, state: { kind: "failed", error: "Mimi could not be reached." } },
  appealed: { notice: { ...suspended, appeal: { kind: "waiting", text: "It was my brother." } } },
  appealedBefore: { notice: { ...suspended, appeal: { kind: "closed" } } },
} as const satisfies Record<string, Fixture>;
