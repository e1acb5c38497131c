import type { NameQuestionState } from "./NameQuestion.tsx";

/** One per state of NameQuestion. */
export const nameQuestionFixtures = {
  asking: { kind: "asking" },
  saving: { kind: "saving" },
  failed: { kind: "failed", error: "Mimi could not be reached. Check your connection and try again." },
  saved: { kind: "saved", name: "Rowan" },
} as const satisfies Record<NameQuestionState["kind"], NameQuestionState>;
