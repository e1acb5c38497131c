/** Where suggestions for the reader's next words stand. */
export type SuggestionState =
  /** None were asked for, or they were put away. */
  { kind: "none" } | { kind: "loading" } | { kind: "failed" } | { kind: "ready"; texts: readonly string[] };

/** Things that the reader could say next; choosing one puts it into the draft and sends nothing. */
export interface ComposerSuggestions {
  state: SuggestionState;
  /** The reader wants some, or others. */
  onAsk: () => void;
  /** The reader needs them no more. */
  onClose: () => void;
}
