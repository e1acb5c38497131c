import { PERSONAS_MAX } from "@mimi/contract";
import { atMaximum, invalidInput, notFound } from "../../../shared/errors/ApiError.ts";

/** What was loaded for saving a persona. */
export interface PersonaState {
  /** The persona that the request names. Null without one, or when the user has no such persona. */
  readonly before: { readonly id: string; readonly avatar: string | null } | null;
  /** How many personas the user has. */
  readonly count: number;
  /** Whether the user uploaded the image that the request names. */
  readonly isOwnUpload: boolean;
}

/** Whether a persona is created or changed. */
export type PersonaDecision = { readonly kind: "create" } | { readonly kind: "update"; readonly id: string };

/** Decides whether a persona is created or changed. Throws 40401 and 40001. */
export function decidePersona(
  { before, count, isOwnUpload }: PersonaState,
  {
    persona_id,
    avatar,
  }: { readonly persona_id?: string | undefined; readonly avatar?: string | null | undefined },
): PersonaDecision {
  if (persona_id !== undefined && !before) throw notFound();
  if (avatar && avatar !== before?.avatar && !isOwnUpload) throw invalidInput({ avatar: "invalid_choice" });
  if (before) return { kind: "update", id: before.id };
  if (count >= PERSONAS_MAX) {
    throw atMaximum("persona_id", "personas_at_maximum", PERSONAS_MAX);
  }
  return { kind: "create" };
}
