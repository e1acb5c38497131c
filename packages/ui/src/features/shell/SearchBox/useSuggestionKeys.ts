import { useState } from "react";
import type { KeyboardEvent } from "react";
import type { Choice, SearchSuggestionGroup } from "./SearchBoxList.tsx";

interface SuggestionKeys {
  /** The suggestion that Enter chooses. */
  active: Choice | undefined;
  /** All suggestions, in order. */
  choices: readonly Choice[];
  /** Makes the text itself active again. */
  reset: () => void;
  /** Handles the arrow keys. Returns whether the key was one of them. */
  onArrow: (event: KeyboardEvent) => boolean;
}

/** Moves through suggestions by the arrow keys while the focus stays in the text field. */
export function useSuggestionKeys(groups: readonly SearchSuggestionGroup[]): SuggestionKeys {
  const [place, setPlace] = useState<number>();
  const choices = groups.flatMap(({ kind, suggestions }) => suggestions.map((item) => ({ kind, item })));
  return {
    active: place === undefined ? undefined : choices[place],
    choices,
    reset: () => {
      setPlace(undefined);
    },
    onArrow: (event) => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0) return false;
      event.preventDefault();
      setPlace(stepped(place, step, choices.length));
      return true;
    },
  };
}

// Moves by one; before the first and after the last the text itself is active.
function stepped(place: number | undefined, step: 1 | -1, count: number): number | undefined {
  const next = place === undefined ? (step === 1 ? 0 : count - 1) : place + step;
  return next < 0 || next >= count ? undefined : next;
}
