/**
 * How a component is meant to be used: the words of its page in Storybook. Each component has one beside it,
 * `X.docs.ts`; each list holds a few whole sentences.
 */
export interface ComponentDocs {
  /** When it is the right thing to use. */
  readonly when: readonly string[];
  /** When something else is, and what. */
  readonly whenNot: readonly string[];
  /** What it does for those who use a keyboard, a screen reader, larger text or other colours. */
  readonly accessibility: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
