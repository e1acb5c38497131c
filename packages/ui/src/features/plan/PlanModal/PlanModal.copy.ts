/** The texts of the plan modal; `plan` is the name of a plan. */
export const planModalCopy = {
  title: (plan: string) => `Your plan is ${plan}`,
  titleLoading: "Your plan",
  titleExpired: (plan: string) => `Your ${plan} plan has ended`,
  remaining: (days: number) => (days === 1 ? "1 day remaining" : `${days} days remaining`),
  free: "You can choose another plan at any time.",
  expired: "You are on Free until you choose a plan again. Your chats and characters are all here.",
  manage: "Manage Subscriptions",
  loading: "Loading your plan",
  failedTitle: "Your plan did not load.",
  failed: "Your plan has not changed. Check your connection and try again.",
  retry: "Try again",
};
