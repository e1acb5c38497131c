/** State of the suggestions. */
export type SuggestionState =
  /** Not requested, or closed. */
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed" }
  | {
      kind: "ready";
      /** The suggestions, the best first. */
      texts: readonly string[];
    };

/** Suggested messages; choosing one puts it into the draft and sends nothing. */
export interface ComposerSuggestions {
  /** The suggestions, or their loading state. */
  state: SuggestionState;
  /** The user requested suggestions, or new ones. */
  onLoad: () => void;
  /** The user closed the suggestions. */
  onOpenChange: (open: boolean) => void;
}
