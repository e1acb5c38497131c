import type { ContentNoticeKind } from "./ContentNotice.tsx";

const rule = { name: "No real people without their consent", href: "#policy-people" } as const;

/** Every notice about content. */
export const contentNoticeFixtures = {
  adult: { kind: "adult" },
  adultSignedOut: { kind: "adult", body: "Log in to choose whether adult characters show." },
  warnings: { kind: "warnings", warnings: ["Grief", "Spiders", "A sinking ship"] },
  warningsMany: {
    kind: "warnings",
    warnings: [
      "Grief",
      "Spiders",
      "A sinking ship",
      "Heights",
      "Loneliness over a winter of four months without any daylight at all",
      "Doctors",
      "Bad weather",
      "Opera",
    ],
  },
  pending: { kind: "pending" },
  rejected: { kind: "rejected", rule },
  blocked: { kind: "blocked", rule },
  removed: { kind: "removed", rule },
} as const satisfies Record<string, ContentNoticeKind>;
