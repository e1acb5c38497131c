import { quotaMeterFixtures } from "../QuotaMeter/QuotaMeter.fixtures.ts";
import type { ComposerProps } from "./Composer.tsx";

type ComposerFixture = Omit<ComposerProps, "onDraftChange" | "onSubmit" | "onReplyStop">;

const persona = { name: "Marguerite", onPersonaOpen: () => undefined };
const callbacks = { onLoad: () => undefined, onOpenChange: () => undefined };

/** Suggested messages. */
export const suggestionTexts = [
  "*I turn the envelope over.* “Before I answer: who told you about the lift?”",
  "“Then ask me about the fourth. I have been waiting for somebody to.”",
  "*I say nothing, and pour the coffee she has not touched.*",
] as const;

const ready = { kind: "ready" } as const;
const replying = { kind: "replying" } as const;
const odile = { characterName: "Odile", quota: quotaMeterFixtures.underWay, rolePlayButtons: true } as const;
const written = "I put the key down, finally. It was never about the view.";

/** A composer for each state, and for each relevant draft length. */
export const composerFixtures = {
  empty: { ...odile, draft: "", state: ready },
  draft: { ...odile, draft: written, state: ready },
  long: { ...odile, draft: Array.from({ length: 14 }, () => written).join("\n\n"), state: ready },
  tooLong: { ...odile, draft: written, maxLength: 40, state: ready },
  replying: { ...odile, draft: "", state: replying },
  replyingWithDraft: { ...odile, draft: written, state: replying },
  sending: { ...odile, draft: written, state: { kind: "sending" } },
  asPersona: { ...odile, draft: "", persona, state: ready },
  asOneself: { ...odile, draft: "", persona: { ...persona, name: undefined }, state: ready },
  canSuggest: {
    ...odile,
    draft: "",
    suggestions: { ...callbacks, state: { kind: "idle" } },
    state: ready,
  },
  suggesting: {
    ...odile,
    draft: "",
    suggestions: { ...callbacks, state: { kind: "loading" } },
    state: ready,
  },
  suggested: {
    ...odile,
    draft: "",
    persona,
    suggestions: { ...callbacks, state: { kind: "ready", value: suggestionTexts } },
    state: ready,
  },
  suggestionsFailed: {
    ...odile,
    draft: "",
    suggestions: { ...callbacks, state: { kind: "failed" } },
    state: ready,
  },
  blocked: {
    ...odile,
    draft: written,
    state: { kind: "blocked", rule: { label: "Real people", href: "#rule" } },
  },
  queues: { ...odile, draft: written, state: { kind: "offline", queues: true } },
  offline: { ...odile, draft: written, state: { kind: "offline" } },
  paused: { ...odile, draft: written, state: { kind: "paused" } },
  signedOut: { ...odile, draft: written, quota: undefined, state: { kind: "signed-out" } },
  usedUp: {
    ...odile,
    draft: written,
    quota: quotaMeterFixtures.usedUp,
    state: { kind: "used-up", resetsAt: "tonight at 7 PM", plan: "Free" },
    onPlansOpen: () => undefined,
  },
  unlimited: { ...odile, draft: "", quota: undefined, state: ready },
} as const satisfies Record<string, ComposerFixture>;
