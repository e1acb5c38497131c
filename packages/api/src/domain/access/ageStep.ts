import type { AgeStep, RegionRules } from "@mimi/contract";

/** How a user has confirmed to be an adult. */
export type AgeAnswer = "none" | "statement" | "check";

/** What a user must still do for adult characters, and for a service that is for adults only. */
export interface AgeSteps {
  readonly characters: AgeStep;
  readonly service: AgeStep;
}

/** The settings that decide: see `AdultSettings`. */
interface ForAdults {
  readonly on: boolean;
  readonly unavailableIn: readonly string[];
  readonly verifiers: readonly unknown[];
}

/** The facts of a caller's place that decide: see `CallerPlace`. */
interface Place {
  readonly country: string | null;
  readonly rules: Pick<RegionRules, "age_check">;
}

/**
 * What a user must still do, where they are, for what is for adults (product 7). Every decision about an age is this one. Where a
 * check is needed and the operator has no verifier, there are no adult characters, and a statement opens the service.
 */
export function ageStepsOf(
  answer: AgeAnswer,
  { on, unavailableIn, verifiers }: ForAdults,
  { country, rules }: Place,
): AgeSteps {
  const canCheck = verifiers.length > 0;
  const service = serviceStep(answer, rules.age_check && canCheck);
  const isAvailable =
    on && (canCheck || !rules.age_check) && (country === null || !unavailableIn.includes(country));
  return { characters: isAvailable ? service : "unavailable", service };
}

function serviceStep(answer: AgeAnswer, isChecked: boolean): AgeStep {
  if (answer === "check") return "nothing";
  if (isChecked) return "check";
  return answer === "none" ? "statement" : "nothing";
}
