import type { PlanOffer } from "./PlanCard.tsx";

const features = {
  free: [
    "50 messages per day",
    "Memory: up to 4,000 words",
    "Create custom characters",
    "Explore community characters",
  ],
  standard: [
    "250 messages per day",
    "Faster responses",
    "Increased memory: up to 8,000 words",
    "Create custom characters",
    "Explore community characters",
  ],
  premium: [
    "Unlimited messages",
    "Faster responses",
    "Priority access to new features",
    "Increased memory: up to 16,000 words",
    "Create custom characters",
    "Explore community characters",
  ],
} as const;

const free = {
  id: "free",
  name: "Free",
  features: features.free,
  price: "0.00$",
  current: false,
  action: { kind: "none" },
} as const;
const standard = {
  id: "standard",
  name: "Standard",
  period: "per month",
  features: features.standard,
  price: "4.99$",
  priceBefore: "9.99$",
  badge: "-50%",
  note: "Ending soon...",
  current: false,
  action: { kind: "upgrade" },
} as const;
const premium = {
  id: "premium",
  name: "Premium",
  highlighted: true,
  period: "per month",
  features: features.premium,
  price: "19.99$",
  current: false,
  action: { kind: "upgrade" },
} as const;
const subscribing = { current: true, action: { kind: "subscribing" } } as const;

/** Every plan in every state. */
export const planCardFixtures = {
  freeCurrent: { ...free, current: true },
  freeOther: free,
  standardUpgradable: standard,
  standardSubscribing: { ...standard, ...subscribing },
  standardDisabled: {
    ...standard,
    action: { kind: "disabled", disabledReason: "You have Premium, which includes all of Standard." },
  },
  standardFullPrice: {
    ...standard,
    price: "9.99$",
    priceBefore: undefined,
    badge: undefined,
    note: undefined,
  },
  standardCurrent: { ...standard, current: true, action: { kind: "none" } },
  premiumUpgradable: premium,
  premiumAfterwards: {
    ...premium,
    action: {
      kind: "disabled",
      disabledReason: "To change to Premium, cancel Standard. You can choose it when Standard has ended.",
    },
  },
  premiumSubscribing: { ...premium, ...subscribing },
  premiumReduced: { ...premium, price: "14.99$", priceBefore: "19.99$", badge: "-25%" },
} as const satisfies Record<string, PlanOffer>;

/** The three cards for each kind of user. */
export const planCardsFixtures = {
  free: [
    planCardFixtures.freeCurrent,
    planCardFixtures.standardUpgradable,
    planCardFixtures.premiumUpgradable,
  ],
  standard: [
    planCardFixtures.freeOther,
    planCardFixtures.standardSubscribing,
    planCardFixtures.premiumUpgradable,
  ],
  standardWithoutPage: [
    planCardFixtures.freeOther,
    planCardFixtures.standardCurrent,
    planCardFixtures.premiumAfterwards,
  ],
  premium: [
    planCardFixtures.freeOther,
    planCardFixtures.standardDisabled,
    planCardFixtures.premiumSubscribing,
  ],
} as const satisfies Record<string, readonly PlanOffer[]>;
