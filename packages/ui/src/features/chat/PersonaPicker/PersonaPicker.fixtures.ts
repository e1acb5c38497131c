import type { Persona, PersonaDraft } from "./Persona.ts";
import type { PersonaPickerProps } from "./PersonaPickerProps.ts";

/** Sample personas. */
export const personas: readonly Persona[] = [
  {
    id: "p1",
    name: "Marguerite",
    description:
      "A translator of contracts, 41, who listens better than she speaks. Grey coat, no umbrella, always early.",
  },
  { id: "p2", name: "The night porter", description: "" },
];

/** The personas in each state. */
export const personaLists = {
  ready: { kind: "ready", value: personas },
  none: { kind: "ready", value: [] },
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
} as const satisfies Record<string, PersonaPickerProps["list"]>;

/** A persona that is being written. */
export const personaDrafts = {
  blank: { name: "", description: "" },
  filledIn: { name: "Inspector Vale", description: "Retired twice. Counts exits." },
  changing: { id: "p1", name: "Marguerite", description: personas[0]?.description ?? "" },
  saving: { name: "Inspector Vale", description: "Retired twice.", state: { kind: "pending" } },
  failed: { name: "Inspector Vale", description: "Retired twice.", state: { kind: "failed" } },
} as const satisfies Record<string, PersonaDraft>;
