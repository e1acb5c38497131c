import type { RevisionChange, RevisionDiffProps } from "./RevisionDiff.tsx";

const changes: readonly RevisionChange[] = [
  {
    id: "personality",
    label: "Personality",
    texts: {
      before: "Patient, dry, never the first to speak. She smokes on the balcony and counts exits.",
      after: "Patient, dry, always the first to speak. She counts exits, and remembers every one.",
    },
  },
  {
    id: "scenario",
    label: "Scenario",
    texts: { before: "", after: "The Hotel Bellerive, in the week in which the lift was repaired." },
  },
  { id: "definition", label: "Definition" },
];

/** A comparison in each state. */
export const revisionFixtures = {
  ready: { kind: "ready", value: changes },
  none: { kind: "ready", value: [] },
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
} as const satisfies Record<string, RevisionDiffProps["comparison"]>;
