import type { Loadable } from "../../../components/states.ts";

/** Suggested messages; choosing one puts it into the draft and sends nothing. */
export interface ComposerSuggestions {
  /** The suggestions, the best first. `idle`: not requested, or closed; nothing is shown. After `failed` the user requests them again. */
  state: Loadable<readonly string[]>;
  /** The user requested suggestions, or new ones. */
  onLoad: () => void;
  /** The user closed the suggestions. */
  onOpenChange: (open: boolean) => void;
}
