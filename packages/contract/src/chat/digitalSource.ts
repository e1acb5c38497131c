/** How a text came to be: terms of schema.org for the codes of the IPTC ("Digital Source Type"), which machines read. */
export const digitalSources = {
  /** A model wrote it. */
  model: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
  /** A model wrote it, and a person changed it; or a file with texts of both. */
  modelAndPerson: "https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource",
} as const;

/**
 * How a message came to be; null when a person wrote it: the user, or the creator of a greeting. Everything that shows or hands out a reply
 * marks it with this, as article 50 (2) of Regulation (EU) 2024/1689 asks of AI output from 2 December 2026 on.
 */
export function digitalSourceOf({
  kind,
  role,
  edited_at,
}: {
  readonly kind: "greeting" | "turn" | "system_line";
  readonly role: string;
  /** Null for a reply as the model wrote it. */
  readonly edited_at: unknown;
}): string | null {
  if (kind !== "turn" || role !== "character") return null;
  return edited_at === null ? digitalSources.model : digitalSources.modelAndPerson;
}
